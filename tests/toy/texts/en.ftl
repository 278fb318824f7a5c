title = Omens
summary = Bet on the omen, then keep the cards that it favours.

# ---------------------------------------------------------------- named things

card-face-down = face-down card
card-shell = shell
card-pearl = pearl
card-coral = coral

omen-rule-double = they count double
omen-rule-nothing = they count nothing

coins =
    { $coins } { $coins ->
        [one] coin
       *[other] coins
    }

# ---------------------------------------------------------------- acts

act-wager = Bet { coins } on { $card }
act-draw = Draw a card
act-pass = Pass for the rest of the game
act-keep = Keep { $card } face down
act-show = Show { $card }
act-trade = Trade { $number } { $give } for { $take }

# ---------------------------------------------------------------- questions

ask-wager = { $who }: bet in secret on the omen.
ask-turn = { $who }: draw a card, or pass for good.
ask-hand = { $who }: keep a card, or show one; before that you may trade once.

wait-wager = { $who } is betting.
wait-turn = It is the turn of { $who }.
wait-hand = { $who } chooses a card.

# ---------------------------------------------------------------- why not

why-no-such-card = A card that lies face down has no name yet.
why-same-card = Trade for another kind.
why-too-few-coins = You have fewer coins than that.
why-deck-empty = The deck is empty.
why-you-have-none = You do not have as many of these cards.
why-market-too-small = The market does not have as many.
why-traded-already = You have traded in this turn.
why-wager-first = First come the bets.

# ---------------------------------------------------------------- what happens

event-goes-first = { $who } goes first.
event-bets = { $who } bets { coins } on { $card }.
    .others = { $who } has bet.
event-draws = { $who } draws { $card }.
    .others = { $who } draws a card.
event-passes = { $who } passes and takes { coins }.
event-keeps = { $who } keeps { $card }.
    .others = { $who } keeps a card.
event-shows = { $who } shows { $card }.
event-trades = { $who } trades { $number } { $give } for { $take }.
event-omen-is = The omen is turned over: { $card }. The last to play was { $who }.

# ---------------------------------------------------------------- options

option-open-hands = Open hands
    .help = Everybody sees everything but the deck and the omen.
option-omen-rule = Cards of the omen
    .help = What kept cards of the omen’s kind count.
option-hand-size = Cards at the start
    .help = How many cards each player begins with.

# ---------------------------------------------------------------- fields

field-turn = Turn
field-first = First player
field-omen-known = The omen, once known
field-done = Passed
field-wagered = Has bet
field-traded = Traded this turn
field-market = Market
field-shown = Cards shown
field-omen = Omen
field-deck = Deck
field-hand = Hands
field-kept = Cards kept
field-bet = Bets
field-stake = Stakes
field-coins = Coins
