# Why the server refuses something. Arguments are those of the error's data.

error-unreadable = That could not be read.
error-bad-name = A name is a line of 1 to { $most } letters.
error-bad-login = A login has 2 to { $most } letters and no spaces.
error-bad-password = A password has { $least } to { $most } letters.
error-bad-setting = The game cannot be set up like this.
error-bad-save = This is no sound saved match of a game that is known here.
error-bad-chat = A message is a line of 1 to { $most } letters.
error-unknown-act = This game knows no such act.
error-wrong-host = This server is not known by that name. Whoever runs it can set the name with --public.
error-nobody = Say your name first.
error-foreign-page = That came from another page, or without the header X-Tradewinds.
error-wrong-password = Login and password do not go together.
error-not-the-host = Only the host of the table may do that.
error-not-your-seat = That is not your seat.
error-not-yet = That may be seen when the match is over.
error-no-such-page = There is nothing here.
error-no-such-table = There is no such table.
error-no-such-game = There is no such game here.
error-no-such-bot = There is no such bot here.
error-no-such-seat = There is no such seat, or it belongs to nobody.
error-no-such-position = The match has no such position.
error-wrong-method = This cannot be asked in that way.
error-stale = Something has happened in the meantime. Look again, then decide.
error-not-your-decision = Somebody else is deciding: wait until you are asked.
error-bot-plays = A bot plays in your seat. Sit down again first.
error-cannot-undo = { $bar ->
    [others] This can no longer be taken back: somebody else has decided since.
    [chance] This can no longer be taken back: chance was drawn, or something hidden came to light.
    [taken_over] This can no longer be taken back: the match goes on from here.
   *[nothing] There is nothing of yours to take back.
}
error-not-running = There is no match going on here.
error-already-running = The match has begun already.
error-seat-taken = Somebody sits there already.
error-seats-open = Some seats are still empty. Wait for players, or let bots sit there.
error-login-taken = Somebody else has that login.
error-other-rules = The rules of this game have changed so much that the match cannot be played on.
error-too-large = That is too large.
error-too-fast = Too fast. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, then try again.
error-too-many-tables = You have too many tables already. Finish one first, or leave it.
error-too-many-sockets = You look at too many tables at once. Close some.
error-internal = Something went wrong in the server. Nothing was changed.
error-busy = The server is too busy. Try again in a moment.

page-missing = The server runs, but the pages were not built. Build them with <code>make setup</code>, then load this page again.

