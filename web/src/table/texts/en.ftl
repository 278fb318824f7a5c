# ---------------------------------------------------------------- players

ui-table = Table
ui-table-of = { $host }’s table
ui-you = you
ui-player = Player
ui-away = away
ui-away-help = Not connected at the moment
ui-stand-in = A bot stands in
ui-deciding = Is deciding
ui-won = Has won
ui-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
ui-points-short = pts
ui-points-head = Points
ui-place = Place
ui-enlarge = Enlarge { $who }
ui-seat-open = Free seat
ui-seat-menu = What to do about { $who }
ui-seat-to-bot = Let a bot play ({ $bot })
ui-seat-to-open = Make the seat free
ui-seat-back = Give the seat back to { $who }
ui-seat-take-back = Take my seat back
ui-stand-in-yours = A bot plays for you.
ui-watching = Watching
ui-watchers =
    { $number ->
        [one] { $number } watcher
       *[other] { $number } watchers
    }

# ---------------------------------------------------------------- before the match

ui-sit = Sit here
ui-get-up = Get up
ui-start = Start the match
ui-start-ready = Everybody is seated.
ui-start-open =
    { $number ->
        [one] One seat is free: send the link, or let a bot play.
       *[other] { $number } seats are free: send the link, or let bots play.
    }
ui-wait-host = Waiting for { $host } to start the match.
ui-wait-seats =
    { $number ->
        [one] Waiting for one more player.
       *[other] Waiting for { $number } more players.
    }
ui-share = Link to this table
ui-share-help = Whoever opens it can take a free seat, or watch. No registration.
ui-copy = Copy
ui-copied = Copied

# ---------------------------------------------------------------- the prompt

ui-prompt = What is to be decided
ui-acts = What you can do
ui-all-acts = Everything that is possible now
ui-choose = Choose
ui-undo =
    { $more ->
        [0] Take back: { $act }
       *[other] Take back: { $act } (and { $more } more)
    }
ui-replay = Since my move
ui-replay-help = Show once more what the others have done since your last decision
ui-skip-motion = Skip
ui-forced = Nothing else was possible: { $acts }
ui-plan = Prepare several steps
ui-plan-help = Touch what you want to do, step by step. Then all of it is done at once, or none of it.
ui-plan-remove = Without: { $act }
ui-plan-send =
    { $number ->
        [one] Do { $number } step
       *[other] Do { $number } steps
    }
ui-plan-refused = Nothing was done. { $why }
ui-stale = Somebody was faster: look again.
ui-over =
    { $number ->
        [0] The game has ended.
        [one] The game has ended: { $who } wins.
       *[other] The game has ended: { $who } share the victory.
    }

# ---------------------------------------------------------------- what is waited for

ui-wait-position = Setting up the board…
ui-wait-sending = On its way to the server…
ui-wait-bot = The bot is thinking.
ui-wait-away = { $who } is not connected at the moment.
ui-closed = This table was closed before the match began.
ui-lost-line = The line to the server is broken. Trying again; nothing you did is lost.
ui-notice-mended = The rules were mended since this match began: it goes on from its last stored position.
ui-notice-continued = This match goes on from a position of another one.

# ---------------------------------------------------------------- log and chat

ui-side = Beside the table
ui-panes = Parts of the table
ui-pane-board = Board
ui-pane-players = Players
ui-log = Log
ui-log-none = Nothing has happened yet.
ui-log-earlier = Show earlier entries
ui-log-begin = The match begins.
ui-log-forced = the only thing possible
ui-log-undo = { $who } takes the last decision back.
ui-log-seat-sits = { $who } sits down.
ui-log-seat-leaves = { $who } gets up.
ui-log-seat-bot = A bot plays for { $who }.
ui-log-seat-back = { $who } is back.
ui-log-trouble = { $who }: the bot could not decide, a simpler one did.
ui-log-chat = { $who } says: { $text }
ui-chat = Chat
ui-chat-none = Say hello to the table.
ui-chat-write = Write to the table
ui-chat-send = Send
ui-chat-unread =
    { $number ->
        [one] Chat: { $number } new message
       *[other] Chat: { $number } new messages
    }

# ---------------------------------------------------------------- a shared screen

ui-curtain = { $who }’s turn
ui-curtain-help = Hand over the screen. Nothing is shown until you say so.
ui-curtain-lift = I am { $who }

# ---------------------------------------------------------------- leaving, and the end

ui-leave = Leave the table
ui-leave-help = A bot will play on in your place. You can come back and take your seat again as long as the match goes on.
ui-result-show = Result
ui-result-board = Look at the board
ui-again = Play again

# ---------------------------------------------------------------- keys

ui-keys = Keys
ui-key-next = to the next thing that can be touched, or the one before
ui-key-touch = touches it; what does not glow tells why not
ui-key-number = presses a button of the prompt by its number
ui-key-all = lists everything that is possible
ui-key-undo = takes back
ui-key-plan = prepares several steps
ui-key-skip = skips the motion
ui-key-side = opens log, chat, rules
ui-key-close = closes what is open
ui-key-help = shows this list

# ---------------------------------------------------------------- games without a board of their own

ui-plain = As tables and buttons
ui-hidden = hidden
ui-none = –
ui-generic-others = Show also what is not possible; touch it to learn why
