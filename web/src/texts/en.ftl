# ---------------------------------------------------------------- the frame

ui-skip = Skip to the content
ui-site = This site
ui-quay = The quay
ui-rules = Rules
ui-me = Me
ui-language = Language
ui-language-en = English
ui-language-ru = Русский
ui-theme = Look
ui-theme-system = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-theme-to-light = Switch to the light look
ui-theme-to-dark = Switch to the dark look
ui-motion = Motion
ui-motion-normal = normal
ui-motion-fast = fast
ui-motion-off = none
ui-sounds = Sounds
ui-sounds-help = A bell when it is your turn
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-saved = Saved.
ui-more = More
ui-try-again = Try again
ui-unreachable = The server cannot be reached. Trying again…
ui-error-unexpected = Something went wrong here. Load the page again and go on.
ui-guest = Guest
ui-guest-number = Guest { $number }
ui-lost = Off the chart
ui-lost-help = There is nothing at this address. The link may be incomplete.
ui-no-table = There is no such table. It may be private to others, or the link may be incomplete.
ui-to-quay = To the quay

# ---------------------------------------------------------------- the quay

ui-lead = Trade, ship and build in the great harbours
ui-lead-more = Board games of trade and trading ports, exact to their rulebooks. Sit down against bots in a second, or open a table and send your friends the link.
ui-games = Games
ui-play-now = Play now
ui-play-now-help = You against bots, at once
ui-new-table = New table
ui-players-range =
    { $low ->
        [1] { $high ->
            [1] 1 player
           *[other] 1–{ $high } players
        }
       *[other] { $low }–{ $high } players
    }
ui-minutes = { $low }–{ $high } min
ui-weight-1 = very light
ui-weight-2 = light
ui-weight-3 = medium
ui-weight-4 = heavy
ui-weight-5 = very heavy
ui-list-mine = My tables
ui-list-open = Tables to join
ui-list-running = Tables to watch
ui-list-past = Past games
ui-show-all = Show all { $number }
ui-past-none = Games that you have finished will be listed here.
ui-your-turn = Your turn
ui-others-turn = Others are deciding
ui-seats-open =
    { $number ->
        [0] ready to start
        [one] { $number } free seat
       *[other] { $number } free seats
    }
ui-open = Open
ui-join = Join
ui-go-on = Go on
ui-watch = Watch
ui-review = Review
ui-open-save = Open a saved game
ui-open-save-help = Choose a file, or drop it anywhere on this page, to look at a match decision by decision.
ui-drop-save = Drop the saved game here
ui-save-too-large = This file is too large for a saved game.
ui-save-unreadable = { $name } is not a saved game.

# ---------------------------------------------------------------- a new table

ui-game = Game
ui-seats = Seats
ui-seats-number = How many play
ui-seat-number = Seat { $number }
ui-sits-me = Me
ui-sits-me-named = Me ({ $name })
ui-sits-here = Another person at this screen
ui-sits-here-help = You will take turns at this screen. Where hands are hidden, a curtain falls between the turns.
ui-sits-open = Free, for whoever has the link
ui-sits-open-help = taken through the link
ui-sits-bot = Bot: { $bot }
ui-guest-name = The person’s name
ui-shuffle = Seat everybody in random order
ui-options = Variants
ui-options-default = The rulebook’s game, without variants.
ui-who-sees = Who may come
ui-public = Public table
ui-public-help = Stands on the quay: anybody may take a free seat or watch.
ui-private = Private table
ui-private-help = Only who has the link finds it.
ui-open-table = Open the table
ui-open-and-start = Start the match
ui-open-table-help = Then you get a link to send to the others.

# ---------------------------------------------------------------- bots

ui-bot = Bot
ui-bot-random = Deckhand
ui-bot-random-help = does anything that is allowed
ui-bot-scripted = Merchant
ui-bot-scripted-help = plays sensibly by rules of thumb
ui-bot-search = Captain
ui-bot-search-help = thinks ahead

# ---------------------------------------------------------------- rules

ui-rules-lead = Each game in short, in our own words, with pictures of our own pieces. At a table they open beside the board, at the phase in play.
ui-rules-all = All games
ui-rules-questions = What you are asked
ui-rules-objections = What is not allowed, and why
ui-reconstructed = Best guesses, for want of a source

# ---------------------------------------------------------------- me

ui-me-who = Who I am
ui-name = Name
ui-me-known = The others at a table see this name.
ui-me-guest = The others at a table see this name. You are a guest: this browser alone remembers you.
ui-me-nobody = The others at a table will see this name.
ui-me-likes = How I like it
ui-me-portable = On other devices
ui-me-portable-help = Choose a login and a password, and your name and games go with you to other devices.
ui-me-portable-set = Log in as { $login } on any device, and your name and games are there.
ui-login = Login
ui-password = Password
ui-password-old = Present password
ui-password-new = New password
ui-password-help = At least 8 characters.
ui-password-make = Keep me on other devices
ui-password-change = Change the password
ui-password-set = Now you can log in on other devices.
ui-have-login = I have a login already
ui-log-in = Log in
ui-log-in-help = With the login and password that you chose on another device.
ui-log-out = Log out
ui-logged-in = Welcome back.
ui-logged-out = Logged out.

# ---------------------------------------------------------------- a review

ui-review-bar = Where in the match
ui-scrubber = Decision
ui-scrubber-at = Decision { $at } of { $total }
ui-step-first = To the beginning
ui-step-back = One decision back
ui-step-on = One decision on
ui-step-last = To the end
ui-play = Play
ui-pause = Pause
ui-eyes = Seen by
ui-eyes-watcher = a watcher
ui-download = Save to a file
ui-to-table = To the table
ui-chart = Points
ui-chart-help = Points over time. The table below tells the same in numbers.
ui-chart-table = As a table
ui-chart-decision = Decision
ui-continue = Continue from here
ui-continue-help = A new table from decision { $at } on. What your seat could not see is dealt anew, so nothing is given away.
ui-continue-seat = I play
ui-continue-bots = The others
ui-continue-go = Continue
ui-continue-end = Here the match is over. Go back to a decision that you would have liked to make otherwise, and continue from there.
ui-continue-last = From my last decision
ui-continue-choose = Choose a position

# ---------------------------------------------------------------- what is waited for

ui-wait-games = Fetching the games…
ui-wait-rules = Fetching the rules…
ui-wait-table = Going to the table…
ui-wait-review = Fetching the match…
ui-wait-starting = Setting up…
ui-wait-save = Reading the file…
