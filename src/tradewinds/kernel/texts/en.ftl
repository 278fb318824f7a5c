# What every game says alike.

on = on
off = off

# ---------------------------------------------------------------- the end of the game

ask-over = The game has ended.
wait-over = The game has ended.

# ---------------------------------------------------------------- why not

why-none = Nothing stands against it.
why-game-over = The game has ended: there is nothing left to decide.
why-not-your-decision = Somebody else is deciding: wait until you are asked.
why-wrong-phase = That is for another moment: answer what you are asked first.

# ---------------------------------------------------------------- fields of every record

field-key = Key of chance
field-counter = Draws so far
field-seats = Players
field-question = Question
field-asked = Who is asked
field-turn = Turn
field-revealed = Everything is open
