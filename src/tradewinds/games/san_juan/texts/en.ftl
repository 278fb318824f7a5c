title = San Juan
summary = Build a town from cards that are buildings, goods and money at once.

# ---------------------------------------------------------------- cards
# `.a` is one that is to be built, `.low` stands within a sentence.

card-face-down = Face-down card
    .a = a face-down card
    .low = face-down card
card-indigo-plant = Indigo plant
    .a = an indigo plant
    .low = indigo plant
card-sugar-mill = Sugar mill
    .a = a sugar mill
    .low = sugar mill
card-tobacco-storage = Tobacco storage
    .a = a tobacco storage
    .low = tobacco storage
card-coffee-roaster = Coffee roaster
    .a = a coffee roaster
    .low = coffee roaster
card-silver-smelter = Silver smelter
    .a = a silver smelter
    .low = silver smelter
card-smithy = Smithy
    .a = a smithy
    .low = smithy
card-gold-mine = Gold mine
    .a = a gold mine
    .low = gold mine
card-archive = Archive
    .a = an archive
    .low = archive
card-poor-house = Poor house
    .a = a poor house
    .low = poor house
card-black-market = Black market
    .a = a black market
    .low = black market
card-trading-post = Trading post
    .a = a trading post
    .low = trading post
card-well = Well
    .a = a well
    .low = well
card-market-stand = Market stand
    .a = a market stand
    .low = market stand
card-crane = Crane
    .a = a crane
    .low = crane
card-chapel = Chapel
    .a = a chapel
    .low = chapel
card-tower = Tower
    .a = a tower
    .low = tower
card-aqueduct = Aqueduct
    .a = an aqueduct
    .low = aqueduct
card-carpenter = Carpenter
    .a = a carpenter
    .low = carpenter
card-prefecture = Prefecture
    .a = a prefecture
    .low = prefecture
card-market-hall = Market hall
    .a = a market hall
    .low = market hall
card-quarry = Quarry
    .a = a quarry
    .low = quarry
card-library = Library
    .a = a library
    .low = library
card-statue = Statue
    .a = a statue
    .low = statue
card-victory-column = Victory column
    .a = a victory column
    .low = victory column
card-hero = Hero
    .a = a hero
    .low = hero
card-guild-hall = Guild hall
    .a = a guild hall
    .low = guild hall
card-city-hall = City hall
    .a = a city hall
    .low = city hall
card-triumphal-arch = Triumphal arch
    .a = a triumphal arch
    .low = triumphal arch
card-palace = Palace
    .a = a palace
    .low = palace
# ---------------------------------------------------------------- roles, goods, tiles

role-builder = Builder
    .low = builder
role-producer = Producer
    .low = producer
role-trader = Trader
    .low = trader
role-councillor = Councillor
    .low = councillor
role-prospector = Prospector
    .low = prospector

# `.maker` is the building that makes it.

good-indigo = indigo
    .maker = indigo plant
good-sugar = sugar
    .maker = sugar mill
good-tobacco = tobacco
    .maker = tobacco storage
good-coffee = coffee
    .maker = coffee roaster
good-silver = silver
    .maker = silver smelter

tile-one = 1/1/1/2/2
tile-two = 1/1/2/2/2
tile-three = 1/1/2/2/3
tile-four = 1/2/2/2/3
tile-five = 1/2/2/3/3

summand-buildings = buildings
summand-chapel = cards under the chapel
summand-arch = triumphal arch
summand-guild-hall = guild hall
summand-city-hall = city hall
summand-palace = palace

# ---------------------------------------------------------------- numbers of things

paid =
    { $price } { $price ->
        [one] card
       *[other] cards
    }
shuffled =
    { $number } { $number ->
        [one] card
       *[other] cards
    }
points =
    { $vp } { $vp ->
        [one] point
       *[other] points
    }

# ---------------------------------------------------------------- acts

act-choose = Choose the { $role-low }
act-build = Build { $card-a }
act-new-place = Build on a new place
act-overbuild = Build over your { $card-low }
act-overbuild-good = Build over the { $good-maker } that carries a good
act-use-library = Use the library
act-save-library = Save the library
act-pay = Pay with { $card }
act-pay-good = Pay with 1 { $good }
act-produce = Produce 1 { $good }
act-sell = Sell 1 { $good }
act-draw = Draw
act-keep = Keep { $card }
act-reveal = Turn over four cards
act-take = Take { $card }
act-discard = Discard { $card }
act-tuck = Put { $card } under the chapel
act-pass = Pass
act-stop = No more

# ---------------------------------------------------------------- what is asked

ask-set-up = Discard until four cards are left: with these you begin.
wait-set-up = { $who } is choosing an opening hand.

ask-chapel = Chapel: put one card from your hand under it, for 1 victory point. You need not.
wait-chapel = { $who } is deciding about the chapel.

ask-hand-limit = You have more cards than a round may begin with: discard down to your limit.
wait-hand-limit = { $who } is discarding down to the hand limit.

ask-role = Choose a role: all take its action, and its privilege is yours.
wait-role = { $who } is choosing a role.

ask-build = Build one building from your hand, or pass.
wait-build = { $who } is deciding what to build.

ask-place = Build on a new place, or with the crane over one of your buildings, whose cost comes off.
wait-place = { $who } is choosing where to build.

ask-build-library = Use the library for this building, or save it for your second role?
wait-build-library = { $who } is deciding whether the library helps to build.

ask-pay = Pay for the building, one card at a time. What the cards show does not matter.
wait-pay = { $who } is paying for a building.

ask-pay-more = The price is paid. Give up discounts and pay more, so that the poor house helps?
wait-pay-more = { $who } may pay more than the price.

ask-produce = Produce: choose an empty production building for a good, or stop.
wait-produce = { $who } is producing.

ask-sell = Sell: choose a good, or stop. You draw all cards after the last sale.
wait-sell = { $who } is selling.

ask-council = Draw cards and keep some of them? You may pass.
wait-council = { $who } is deciding whether to consult the council.

ask-keep = Choose a card to keep. What you do not keep is discarded.
wait-keep = { $who } is choosing what to keep.

ask-archive = Archive: discard from your whole hand, as many as you may not keep.
wait-archive = { $who } is discarding with the archive.

ask-prospect = Prospector: draw from the pile? You may pass.
wait-prospect = { $who } is deciding whether to prospect.

ask-gold-mine = Gold mine: turn over four cards? If all their costs differ, you take one.
wait-gold-mine = { $who } is deciding whether to work the gold mine.

ask-gold-card = The four costs differ: take one of these cards.
wait-gold-card = { $who } is choosing a card from the gold mine.

# ---------------------------------------------------------------- why not

why-must-choose-role = Choose a role first: nobody can do without one.
why-role-taken = This role has been chosen already: choose one that lies in the middle.
why-cannot-stop-now = This cannot be left open: choose one of the answers.
why-card-not-in-hand = You have no such card in hand.
why-violet-already-standing = You have this violet building, and may have only one of each kind.
why-cannot-afford = That costs more than you can pay.
why-one-building-per-phase = You are building already, and may build once in a builder phase.
why-no-crane = Only with a crane of your own can you build over a building.
why-crane-cannot-be-overbuilt = Nothing can be built over the crane itself.
why-same-building = A building cannot be covered by another one of its kind.
why-not-your-building = You have no such building to build over.
why-covered-building = That building is covered, and counts as gone.
why-carries-good = Yours of this kind carry goods: choose the one that carries a good.
why-payment-incomplete = The building is not paid for yet: go on paying.
why-payment-complete = The price is paid, and goods cannot be paid beyond it.
why-no-black-market = Goods are money only to the owner of a black market.
why-black-market-limit = The black market takes two goods for a building, and has had them.
why-no-such-good = You have no such good.
why-no-production-building = You have no building that makes this good.
why-building-has-good = All your buildings of this kind carry a good: there is room for one on each.
why-no-action-prospector = Only who chose the prospector draws from the pile.
why-no-gold-mine = You have no gold mine.
why-gold-once = The gold mine turns over four cards once in a phase: take one of them now.
why-not-among-drawn = That card is not among these.
why-archive-needed = Without an archive you choose among the cards you look at: say which to keep.
why-must-discard-more = You have more to discard yet.
why-no-library = You have no library.
why-library-used = Your library has been used in this round.
why-library-not-chooser = A library helps only who chose the role.
why-library-by-itself = Here the library works by itself, or makes no difference.
why-library-first = Say first whether the library is used.
why-no-chapel = You have no chapel.
why-chapel-only-at-start = Cards go under the chapel one at a time, and only when a round begins.
why-over-hand-limit = Discard down to your hand limit first.
why-setup-keep-four = Discard until you have your four opening cards.

# ---------------------------------------------------------------- what happens

event-goes-first = { $who } goes first.
event-round-begins = Round { $round }: { $who } is governor.
event-tucks = { $who } puts { $card } under the chapel.
    .others = { $who } puts a card under the chapel.
event-leaves-chapel = { $who } puts nothing under the chapel.
event-chooses = { $who } chooses the { $role-low }.
event-builds = { $who } builds { $card-a }.
event-overbuilds = { $who } builds over the { $card-low }.
event-pays = { $who } pays with { $card }.
    .others = { $who } pays with a card.
event-pays-good = { $who } pays with 1 { $good }.
event-loses-good = { $who } loses 1 { $good }.
event-building-stands = The { $card-low } of { $who } is finished.
event-builds-nothing = { $who } builds nothing.
event-uses-library = { $who } uses the library.
event-saves-library = { $who } saves the library.
event-uses = { $who } uses the { $card-low }.
event-produces = { $who } produces 1 { $good }.
event-produces-no-more = { $who } produces no more.
event-turns-tile = { $who } turns over the trading tile { $tile } (indigo to silver).
event-sells = { $who } sells 1 { $good } for { paid }.
event-sells-no-more = { $who } sells no more.
event-draws = { $who } draws { $card }.
    .others = { $who } draws a card.
event-looks-at = { $who } looks at { $card }.
    .others = { $who } looks at a card.
event-keeps = { $who } keeps { $card }.
    .others = { $who } keeps a card.
event-discards = { $who } discards { $card }.
    .others = { $who } discards a card.
event-declines = { $who } passes in the { $role-low } phase.
event-reveals = { $who } turns over { $card }.
event-finds-nothing = { $who } finds equal costs in the gold mine, and gets nothing.
event-takes = { $who } takes { $card }.
event-reshuffles = The draw pile is empty: { shuffled } from the discard pile are shuffled.
event-game-ends = The game ends.
event-scores = { $who }: { points } for { $summand }.

# ---------------------------------------------------------------- options

option-alternative-setup = Alternative set-up
    .help = The players draw 5, 6, 7 and 8 cards in turn order and keep four. Switched off, all draw four.
option-crane-adds-discounts = Crane and discounts
    .help = Building over a building, all discounts count too. Switched off, only the covered cost comes off.
option-final-tie = Tie at the end
    .help = Who wins when points, and cards with goods, are equal.

final-tie-shared = the victory is shared
final-tie-latest-in-turn-order = the last in turn order wins

# ---------------------------------------------------------------- fields of the record

field-governor = Governor
field-chooser = Chose the role
field-role = Role being played
field-choices = Roles chosen this round
field-chosen-by = Roles
field-library-used = Library used this round
field-tiles = Trading tiles seen
field-tile-at = Tile on top
field-open-tile = Open trading tile
field-building = Being built
field-onto = Place being built over
field-price = Price
field-paid = Paid
field-goods-paid = Goods paid
field-done = Goods so far
field-income = Cards due for goods
field-looking = Cards looked at
field-left = Cards to keep or discard
field-city = Buildings
field-beneath = Covered buildings
field-good = Goods
field-gold = Cards of the gold mine
field-shown = Known to be in hand
field-cards = Cards in hand
field-tucked = Cards under chapels
field-pile = Draw pile
field-discards = Discard pile
field-buried = Covered more than once
field-open-discards = Open cards discarded
field-looked-at = Looked at
field-hand = Hand
field-chapel = Under the chapel
field-discarded = Own discards
field-draw-pile = Cards of the draw pile
field-unseen-discards = Goods discarded
