title = Packet Row
summary = Take one card a round, ship what the contracts ask for, and turn the cash into a finer city.

# ---------------------------------------------------------------- places and things
# `.the` stands within a sentence, `.a` for one of a kind, `.one` is what a single unit is called.

board-guild-hall = Guild Hall
    .the = the Guild Hall
board-docks = Docks
    .the = the Docks
board-market = Market
    .the = the Market
board-bank = Bank
    .the = the Bank

good-wheat = wheat
    .one = wheat
good-cotton = cotton
    .one = cotton
good-furs = furs
    .one = fur
good-tobacco = tobacco
    .one = tobacco

country-gb = Great Britain
    .the = Great Britain
country-fr = France
    .the = France
country-nl = Netherlands
    .the = the Netherlands
country-se = Sweden
    .the = Sweden
country-es = Spain
    .the = Spain
country-de = Germany
    .the = Germany

ingot-single = Single ingot
    .a = a single ingot
    .many = single ingots
ingot-double = Double ingot
    .a = a double ingot
    .many = double ingots

helper-assistant = Assistant
    .a = an assistant
helper-captain = Captain
    .a = a captain
helper-merchant = Merchant
    .a = a merchant
helper-banker = Banker
    .a = a banker

landmark-school = School
    .the = the school
landmark-park = Park
    .the = the park
landmark-library = Library
    .the = the library
landmark-theatre = Theatre
    .the = the theatre
landmark-hospital = Hospital
    .the = the hospital
landmark-university = University
    .the = the university
landmark-church = Church
    .the = the church
landmark-town-hall = Town hall
    .the = the town hall
landmark-cathedral = Cathedral
    .the = the cathedral

# ---------------------------------------------------------------- cards, made of what they show

cargo =
    { $amount } { $amount ->
        [one] { $good-one }
       *[other] { $good }
    }
contract = Contract: { cargo } to { $country-the } for ${ $payout }
start = Starting contract: { cargo } to { $country-the } for ${ $payout }
goods = Goods: { cargo }
money = Money: ${ $value }
ship = Ship to { $country-the }
vp =
    { $landmark }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } for ${ $price }
vp-of = { $landmark } ({ $board })

# ---------------------------------------------------------------- acts

act-choose-board = Open { $board-the }
act-take-current = Take card { $place } of the current supply
act-take-future = Take card { $place } of the future supply with an assistant
act-decline = Take no card here
act-end-round = Pass, and end the round
act-cash-money = Cash a money card of ${ $value }
act-pick-contract = Fulfil: { cargo } to { $country-the }
act-pick-start = Fulfil the starting contract: { cargo } to { $country-the }
act-load = No more contracts: load the ships
act-send-ship = Use the ship to { $country-the }
act-use-goods = Load the card with { cargo }
act-use-ingot = Load { $ingot-a }
act-finish = Fulfil nothing more

# ---------------------------------------------------------------- what is asked

ask-choose-board = You are harbour master: choose a board. The others are asked there before you.
wait-choose-board = { $who } is choosing a board.

ask-offer = Take a card of this board, or none. You get one card a round.
wait-offer = { $who } is deciding about a card.

ask-master-offer = Take a card of this board, which ends the round, or go on to another board.
wait-master-offer = { $who }, the harbour master, is deciding about a card.

ask-master-close = All others have a card: take one here or from a board not chosen yet, or pass.
wait-master-close = { $who }, the harbour master, is ending the round.

ask-master-take = Take the card for which you chose this board.
wait-master-take = { $who }, the harbour master, is taking the last card of the round.

ask-settle = The game has ended: you may still fulfil contracts.
wait-settle = { $who } is looking for contracts that can still be fulfilled.

ask-contracts = Add further contracts to this shipment, or load.
wait-contracts = { $who } is preparing a shipment.

ask-ships = Choose the ship for the next destination. A captain turns a ship of another flag.
wait-ships = { $who } is choosing ships for a shipment.

ask-goods = Choose what to load. A merchant changes a card of another good, an ingot replaces any good.
wait-goods = { $who } is loading a shipment.

# ---------------------------------------------------------------- why not

why-only-harbour-master-chooses = Only the harbour master opens boards: take a card here, or none.
why-board-already-chosen = That board has been open this round: choose another.
why-board-empty = The current supply of that board is used up: choose another.
why-no-board-choice-now = Decide about a card here first: another board can be opened once you decline.
why-slot-empty = No card lies in that place.
why-cannot-afford = You have too little cash for this card.
why-cash-money-first = Cash your money cards first: with them you can pay for this card.
why-future-needs-assistant = Cards of the future supply are fetched by an assistant, and you have none.
why-must-choose-next-board = Choose a board first: cards are taken from an open one.
why-cannot-end-round-yet = You can pass the round only when all others have taken a card.
why-closing-no-decline = All others have a card: take one, choose another board to take from, or end the round.
why-closing-board-needs-take = You may open this board only to take a card, and there is none that you can take.
why-must-take-here = You opened this board for a card: take one.
why-card-not-in-hand = You have no such card left.
why-no-money-card = You have no money card of this value.
why-no-such-card = There is no such card in this game.
why-no-ship-for-destination = You have no ship to that country, and no captain who could turn another.
why-not-enough-ships = Each destination needs a ship of its own, and you have too few for one more.
why-not-enough-goods = You cannot supply the goods for this contract.
why-contract-does-not-fit = With this contract there would not be enough goods for the whole shipment.
why-contract-already-picked = This contract is part of the shipment as it is.
why-shipment-in-progress = A shipment is being prepared: complete it first.
why-shipment-closed = The ships are being loaded: fulfil further contracts afterwards.
why-no-shipment = No shipment is being prepared: pick a contract first.
why-no-such-ship = You have no such ship left.
why-ship-wrong-flag = This ship sails elsewhere, and you have no captain left to turn it.
why-ship-needed-elsewhere = Another destination of this shipment would be left without a ship.
why-wrong-good = The card shows another good, and you have no merchant left to change it.
why-rest-unpaid = With this card gone, the rest of the shipment could not be supplied.
why-settlement-contracts-only = The game has ended: only contracts can still be fulfilled.

# ---------------------------------------------------------------- what happens

event-goes-first = { $who } is the first harbour master.
event-round-begins = Round { $round }: { $who } is harbour master.
event-opens = { $who } opens { $board-the }.
event-uses-assistant = { $who } sends an assistant to the future supply.
event-takes-contract = { $who } takes a contract: { cargo } to { $country-the }.
event-takes-ship = { $who } takes a ship to { $country-the }.
event-takes-goods = { $who } buys { cargo } for ${ $price }.
event-takes-helper = { $who } takes { $helper-a }.
event-takes-ingot = { $who } buys { $ingot-a } for ${ $price }.
event-takes-money = { $who } takes a money card of ${ $value }.
event-buys-vp =
    { $who } buys { $landmark-the } for ${ $price }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
event-declines = { $who } takes no card here.
event-nothing-left = Nothing is left in { $board-the }.
event-ends-round = { $who } passes: the round ends.
event-cashes-money = { $who } cashes a money card: ${ $value }.
event-ship-sails = { $who } sends a ship to { $country-the }.
event-captain-sails = A captain takes { $who }’s ship, bound for { $ship-the }, to { $country-the }.
event-loads-goods =
    { $number ->
        [one] { $who } loads { cargo }.
       *[other] { $who } loads { cargo }, { $number } times.
    }
event-loads-ingot =
    { $number ->
        [one] { $who } loads { $ingot-a }.
       *[other] { $who } loads { $number } { $ingot-many }.
    }
event-uses-merchant =
    { $number ->
        [one] A merchant changes the good of 1 card for { $who }.
       *[other] Merchants change the goods of { $number } cards for { $who }.
    }
event-fulfils = { $who } fulfils a contract: { cargo } to { $country-the }.
event-fulfils-start = { $who } fulfils a starting contract: { cargo } to { $country-the }.
event-is-paid = { $who } is paid ${ $cash }.
event-refills =
    { $board }: { $gone ->
        [one] 1 card is discarded
       *[other] { $gone } cards are discarded
    }, { $drawn ->
        [one] 1 card is drawn
       *[other] { $drawn } cards are drawn
    }.
event-runs-short = { $board } cannot be refilled any more.
event-game-ends = The game ends; contracts can still be fulfilled.
event-cashes-rest = { $who } cashes the last money cards: ${ $cash }.
event-bankers-pay =
    { $who }’s bankers bring { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
event-scores =
    { $who } ends with { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } and ${ $cash }.

# ---------------------------------------------------------------- options

option-open-hands = Open hands
    .help = Everybody sees all hands and starting contracts. Switched off, hands are hidden.

# ---------------------------------------------------------------- fields of the record

field-first = First harbour master
field-master = Harbour master
field-board = Open board
field-chosen = Boards opened this round
field-short = Boards that cannot be refilled
field-pawn = Pawns on boards
field-current = Current supply
field-future = Future supply
field-deck = Cards in the decks
field-bag = Cards not seen so far
field-discards = Discard piles
field-cash = Cash
field-ships = Ships
field-cards = Number of cards in hand
field-hand = Cards in hand
field-start = Starting contract
field-start-used = Starting contract fulfilled
field-resume = Decision interrupted
field-picked = Contracts in the shipment
field-picked-start = Starting contract in the shipment
field-sent = Ships of the shipment
field-captains = Captains of the shipment
field-due = Goods still to be loaded
field-laid = Goods cards loaded
field-ingots = Ingots loaded
field-merchants = Merchants of the shipment

# ---------------------------------------------------------------- reconstructions

reconstructed-cards = The rulebook shows few of the cards, so these values are reconstructed. Whoever has the cards can put in the real ones, by a file of corrected tables.
reconstructed-contracts = Goods, destinations and payouts of the contracts are reconstructed, but for one.
reconstructed-start-contracts = Goods, destinations and payouts of the starting contracts are reconstructed.
reconstructed-ingots = The price of double ingots is reconstructed.
reconstructed-goods = How many goods cards there are of each amount, and some of their prices, are reconstructed.
reconstructed-money = The values of the money cards are reconstructed.
reconstructed-vp = Most names, prices and points of the victory-point cards are reconstructed.
