# What the terminal itself says. What belongs to a game comes from the game.

games-players = { $few } to { $many } players
games-reconstructed = Some of its numbers are reconstructed, not read off the pieces:
games-exact = All its numbers are those on the pieces.
games-correctable = Corrected tables can be brought along, by --option components=FILE: { $tables }
corrected = Corrected tables: { $tables }

games-default = { $value } by default

none = –
yes = yes
hidden = ?
you = { $name } (you)
default-name = Player

introduction = A number plays, h helps, v shows the whole position, q leaves.
forced = Only one thing is possible: { $act }
undone = Taken back: { $act }
allowed = It is allowed: { $act }
refused = Not allowed: { $why }

no-such-number = There is no such number: the list goes from 1 to { $most }.
no-such-act = Not understood. Type a number of the list, an act such as { $example }, or h for help.
wrong-arguments = It is written { $form }.
help =
    3 or an act such as those below: play it
    3? or why 3: whether it is allowed, and if not, why
    u: take back    l: all that has happened    v: the whole position
    s FILE: save    q: leave    h: this help
    What can be answered now:

bar-nothing = There is nothing of yours to take back.
bar-others = Somebody else has decided since.
bar-chance = Chance was drawn, or something hidden came to light.
bar-taken-over = The match was taken over from older rules here.

which-file = File to save the match in (nothing: it is not saved):
file-taken = { $file } is there already; nothing was saved.
saved = Saved in { $file }. Go on with: { $command }
not-saved = The match is not saved.
not-saved-because = { $file } cannot be written: { $why }

over = The game is over.
place = #
player = Player
points = Points
winner = { $names } wins.
winners = Shared victory: { $names }.

position-after = The position after decision { $number } of { $last }.
sound = Played again from its key, everything agrees.
notice-taken-over = Begun under version { $then } of the rules, continued under version { $now } from the position after act { $at }. Later acts lost: { $lost }. The earlier ones cannot be checked.
notice-act-unknown = Act { $at } is unknown: { $why }
notice-act-refused = Act { $at }, { $act }, is refused: { $why }
notice-act-failed = Act { $at }, { $act }, cannot be carried out.
notice-position-differs = The position after act { $at } is not the one that the acts lead to: { $field } differs.
notice-position-unusable = The position after act { $at } cannot be used: { $why }
