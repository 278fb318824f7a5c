title = Puerto Rico
summary = Choose the roles that serve you best, and turn an island’s harvests into doubloons and victory points.

# ---------------------------------------------------------------- goods, tiles, ships
# `.tile` stands within a sentence.

good-corn = corn
    .tile = a corn plantation
good-indigo = indigo
    .tile = an indigo plantation
good-sugar = sugar
    .tile = a sugar plantation
good-tobacco = tobacco
    .tile = a tobacco plantation
good-coffee = coffee
    .tile = a coffee plantation

# `.a` stands within a sentence.
tile-corn = Corn plantation
    .a = a corn plantation
tile-indigo = Indigo plantation
    .a = an indigo plantation
tile-sugar = Sugar plantation
    .a = a sugar plantation
tile-tobacco = Tobacco plantation
    .a = a tobacco plantation
tile-coffee = Coffee plantation
    .a = a coffee plantation
tile-quarry = Quarry
    .a = a quarry

# `.the` stands within a sentence.
ship-small = Small ship
    .the = the small ship
ship-middle = Middle ship
    .the = the middle ship
ship-large = Large ship
    .the = the large ship

# ---------------------------------------------------------------- roles

role-settler = Settler
    .the = the settler
role-mayor = Mayor
    .the = the mayor
role-builder = Builder
    .the = the builder
role-craftsman = Craftsman
    .the = the craftsman
role-trader = Trader
    .the = the trader
role-captain = Captain
    .the = the captain
role-prospector = Prospector
    .the = the prospector
role-second-prospector = Second prospector
    .the = the second prospector

# ---------------------------------------------------------------- buildings

building-small-indigo-plant = Small indigo plant
    .the = the small indigo plant
building-small-sugar-mill = Small sugar mill
    .the = the small sugar mill
building-indigo-plant = Indigo plant
    .the = the indigo plant
building-sugar-mill = Sugar mill
    .the = the sugar mill
building-tobacco-storage = Tobacco storage
    .the = the tobacco storage
building-coffee-roaster = Coffee roaster
    .the = the coffee roaster
building-small-market = Small market
    .the = the small market
building-hacienda = Hacienda
    .the = the hacienda
building-construction-hut = Construction hut
    .the = the construction hut
building-small-warehouse = Small warehouse
    .the = the small warehouse
building-hospice = Hospice
    .the = the hospice
building-office = Office
    .the = the office
building-large-market = Large market
    .the = the large market
building-large-warehouse = Large warehouse
    .the = the large warehouse
building-factory = Factory
    .the = the factory
building-university = University
    .the = the university
building-harbor = Harbor
    .the = the harbor
building-wharf = Wharf
    .the = the wharf
building-guild-hall = Guild hall
    .the = the guild hall
building-residence = Residence
    .the = the residence
building-fortress = Fortress
    .the = the fortress
building-customs-house = Customs house
    .the = the customs house
building-city-hall = City hall
    .the = the city hall

# ---------------------------------------------------------------- endings, extra points

ending-colonists = Colonists run short
ending-city = A city is full
ending-points = Victory points run out
ending-rounds = The hundredth round

extra-nothing = No extra point
extra-captain = The captain’s point
extra-harbor = The harbor’s point
extra-both = The captain’s and the harbor’s points

# ---------------------------------------------------------------- numbers of things

barrels = { $number } { $good }
cells = the { $hold }-hold ship
points =
    { $vp } { $vp ->
        [one] point
       *[other] points
    }
coins =
    { $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    }
settlers =
    { $number } { $number ->
        [one] colonist
       *[other] colonists
    }
plantations =
    { $number } { $number ->
        [one] plantation
       *[other] plantations
    }

# ---------------------------------------------------------------- acts

act-choose = Choose { $role-the }
act-pass = Pass
act-draw-tile = Draw a hidden plantation
act-take-plantation = Take the { $good } plantation
act-take-quarry = Take a quarry
act-place-colonist = Place a colonist
act-take-colonist = Take a colonist from the supply
act-fill = Leave the rest and fill free circles
act-man-tile = Put a colonist on { $tile-a }
act-man-building = Put a colonist in { $building-the }
act-call-from-tile = Call a colonist off { $tile-a }
act-call-from-building = Call a colonist out of { $building-the }
act-build = Build { $building-the }
act-produce = Produce goods
act-take-barrel = Take 1 { $good } more
act-sell = Sell 1 { $good }
act-load = Load { $good } on { $ship-the }
act-load-own = Ship all { $good } from the wharf
act-store = Store all { $good } in a warehouse
act-keep = Keep 1 { $good }

# ---------------------------------------------------------------- what is asked

ask-role = Your turn: choose one of the roles that nobody has taken in this round.
wait-role = { $who } is choosing a role.

ask-settle = Settler: take a plantation from the row, or whatever else you are entitled to. You need not.
wait-settle = { $who } is choosing a plantation.

ask-hospice = Hospice: put a colonist on the tile you have just laid? You need not.
wait-hospice = { $who } is deciding about a colonist from the hospice.

ask-mayor = Mayor: take your own colonist from the supply? You need not.
wait-mayor = { $who } is deciding about the mayor’s colonist.

ask-place = Place your colonists: first call off whom you like, then put everybody to work who finds a circle.
wait-place = { $who } is placing colonists.

ask-build = Builder: build one building? You need not.
wait-build = { $who } is deciding what to build.

ask-university = University: put a colonist in the building you have just built? You need not.
wait-university = { $who } is deciding about a colonist from the university.

ask-produce = Craftsman: produce goods? You need not.
wait-produce = { $who } is deciding whether to produce.

ask-extra = Craftsman: take one more barrel of a kind you have just produced. You need not.
wait-extra = { $who } is choosing the craftsman’s extra barrel.

ask-sell = Trader: sell one barrel to the trading house? You need not.
wait-sell = { $who } is deciding what to sell.

ask-load = Captain: load one kind of good. If you can load a cargo ship, you must load something.
wait-load = { $who } is choosing what to load.

ask-store = Warehouse: choose a kind to store whole.
wait-store = { $who } is filling a warehouse.

ask-keep = Choose the single barrel to keep. What no warehouse stores goes back to the supply.
wait-keep = { $who } is choosing a barrel to keep.

# ---------------------------------------------------------------- why not

why-must-choose-role = Choose a role first: there is no passing of that.
why-role-not-in-game = That card is left out with so few players.
why-role-taken = Somebody has that role in this round already: choose another.
why-island-full = Your island has twelve tiles: nothing more finds room there.
why-tile-not-in-row = No such plantation lies in the row: choose one that does.
why-no-quarries-left = The quarries have run out.
why-quarry-needs-settler-or-hut = Quarries are for who chose the settler, and for a manned construction hut.
why-hut-unmanned = Nobody works in your construction hut, so it gets you no quarry.
why-hacienda-missing = Only a hacienda lets you draw a hidden plantation.
why-hacienda-unmanned = Nobody works in your hacienda, so it gets you no hidden plantation.
why-hacienda-used = You have drawn your hidden plantation in this phase: there is only one.
why-hacienda-too-late = Your open tile lies already: the hidden one would have come first.
why-hidden-pile-empty = No plantation lies face down at present.
why-hidden-tile-not-quarry = The hidden plantation stays what it is; a quarry takes an open one’s place.
why-hospice-missing = You have no manned hospice to send you a colonist.
why-hospice-used = The hospice has sent you its colonist in this phase.
why-university-missing = You have no manned university to send you a colonist.
why-no-colonists-left = There are no colonists, neither in the supply nor on the ship.
why-mayor-supply-empty = The supply of colonists is empty: the mayor has none to take.
why-mayor-cannot-decline = Nobody sends colonists back: put them to work, or let them fill the free circles.
why-colonists-move-only-with-mayor = Colonists change their places only in the mayor’s phase.
why-no-free-circle = There is no free circle of yours: choose another place.
why-not-enough-colonists = Nobody is left to send: call a colonist off another place first.
why-nobody-works-there = None of your colonists is there to be called off.
why-call-before-stationing = You have begun to put colonists to work: calling off comes before that.
why-placed-colonists-stay = At this table colonists stay where they once work.
why-building-sold-out = The last of these buildings has been sold.
why-building-already-owned = Your city has one already, and never two of a kind.
why-city-full = Your city has no free cell left.
why-no-room-for-large = A large building takes two cells, and you have just one.
why-too-many-large = All four columns of your city hold a large building: a fifth has no two cells together.
why-not-enough-money = You have too few doubloons for that.
why-one-building-per-phase = You have built in this phase: one building is all.
why-supply-empty = The supply has run out of that good.
why-bonus-not-produced = The extra barrel is of a kind that you have produced just now.
why-bonus-comes-last = The extra barrel comes when all have produced.
why-no-such-good = You have no barrel of that: choose from what you hold.
why-kind-in-house = The trading house has that good already: sell another.
why-office-unmanned = The trading house has that good already, and nobody works in your office.
why-must-load = You can load a cargo ship, so you must load something.
why-ship-has-other-good = That ship carries another good: no ship mixes them.
why-good-on-other-ship = That good is on another ship: it goes there or nowhere.
why-ship-full = That ship is full.
why-must-choose-fuller-ship = Another empty ship takes more of your barrels: choose that one.
why-wharf-missing = You have no wharf, and so no ship of your own.
why-wharf-unmanned = Nobody works in your wharf, so it has no ship for you.
why-wharf-used = Your own ship has sailed in this phase.
why-already-stored = That good is in your warehouse already: choose another.
why-must-keep = What can be kept is kept: choose.
why-no-warehouse-slot = Your warehouses are full: only a single barrel is left to choose.
why-warehouse-first = The warehouses are filled first, then comes the single barrel.

# ---------------------------------------------------------------- what happens

event-round-begins = Round { $round }: { $who } is governor.
event-chooses =
    { $doubloons ->
        [0] { $who } chooses { $role-the }.
       *[other] { $who } chooses { $role-the } and gets { coins } from the card.
    }
event-passes = { $who } passes.
event-draws-tile = { $who } draws a hidden tile: { $good-tile }.
event-takes-plantation = { $who } takes { $good-tile }.
event-takes-quarry = { $who } takes a quarry.
event-hospice-helps = The hospice of { $who } sends a colonist to { $tile-a }.
event-row-is-cleared = { $who } discards { plantations } that nobody took.
event-pile-is-remade = The discards are shuffled: { plantations } lie face down again.
event-row-shows = Turned up: { $good-tile }.
event-mayor-gets-colonist = { $who } takes a colonist from the supply as mayor.
event-gets-colonists = { $who } gets { settlers } from the ship.
event-mans-tile = { $who } puts a colonist on { $tile-a }.
event-mans-building = { $who } puts a colonist in { $building-the }.
event-calls-from-tile = { $who } calls a colonist off { $tile-a }.
event-calls-from-building = { $who } calls a colonist out of { $building-the }.
event-colonists-board = The colonist ship takes { settlers } aboard.
event-builds =
    { $doubloons ->
        [0] { $who } builds { $building-the } for nothing.
       *[other] { $who } builds { $building-the } for { coins }.
    }
event-university-helps = The university of { $who } sends a colonist to { $building-the }.
event-produces = { $who } produces { barrels }.
event-factory-pays = The factory of { $who } pays { coins }.
event-takes-barrel = { $who } takes 1 { $good } more as craftsman.
event-sells = { $who } sells 1 { $good }: { coins }.
event-house-is-emptied = The trading house is full, and { $who } empties it.
event-loads =
    { $extra-id ->
        [captain] { $who } ships { barrels } on { cells }: { points }, 1 of them as captain.
        [harbor] { $who } ships { barrels } on { cells }: { points }, 1 of them by the harbor.
        [both] { $who } ships { barrels } on { cells }: { points }, 1 of them as captain and 1 by the harbor.
       *[nothing] { $who } ships { barrels } on { cells }: { points }.
    }
event-loads-own =
    { $extra-id ->
        [captain] { $who } ships { barrels } from the wharf: { points }, 1 of them as captain.
        [harbor] { $who } ships { barrels } from the wharf: { points }, 1 of them by the harbor.
        [both] { $who } ships { barrels } from the wharf: { points }, 1 of them as captain and 1 by the harbor.
       *[nothing] { $who } ships { barrels } from the wharf: { points }.
    }
event-notes-on-paper = The chips have run out: { $who } notes { points } on paper.
event-stores = { $who } stores { barrels }.
event-keeps = { $who } keeps 1 { $good }.
event-returns = { $who } returns { barrels } to the supply.
event-ship-sails = With { $good } aboard, { cells } sails.
event-prospects = { $who } finds { coins } as prospector.
event-coin-is-added = A doubloon is put on the card of { $role-the }.
event-last-round =
    { $ending-id ->
        [city] The city of { $who } is full: this is the last round.
        [points] Victory points run out: this is the last round.
        [rounds] This was round 100, the last there can be.
       *[colonists] Colonists run short: this is the last round.
    }
event-game-ends = The game ends, and all points are shown.
event-gets-bonus = { $who } gets { points } for { $building-the }.
event-scores = { $who }: { $shipped } shipped, { $printed } of buildings, { $bonus } of large ones, { points } in all.

# ---------------------------------------------------------------- options

option-hospice-hacienda = Hospice with hacienda
    .help = Which tile gets the hospice’s colonist when you also draw a hidden plantation.
option-mayor-moves-placed-colonists = Colonists may change places
    .help = With the mayor you may move colonists already at work. Switched off, only new and idle ones are placed.
option-captain-may-discard-storable = Goods may be thrown away
    .help = After loading you may give up barrels that you could keep. Switched off, what can be kept is kept.
option-vp-zero-triggers-end = The last point chip ends the game
    .help = Taking the very last chip makes this the last round. Switched off, a chip has to be missing.
option-show-vp = Open victory points
    .help = Everybody sees all victory points at all times. Switched off, they are shown when the game is over.

hospice-hacienda-one-either = the hidden or the open tile, one of them
hospice-hacienda-chosen-only = only the open tile

# ---------------------------------------------------------------- fields of the record

field-first = First governor
field-governor = Governor
field-chooser = Whose role it is
field-role = Role carried out
field-taken = Roles taken
field-coins = Doubloons on role cards
field-ending = Last round because
field-row = Open plantations
field-pile = Hidden plantations
field-discard = Discarded plantations
field-quarries = Quarries left
field-colonists = Colonists in the supply
field-aboard = Colonists on the ship
field-stock = Buildings for sale
field-supply = Supply of goods
field-house = Trading house
field-hold = Holds of the ships
field-cargo = Goods on the ships
field-loaded = Barrels on the ships
field-vp-left = Victory points in the supply
field-bank = Bank
field-drawn = Hidden tile drawn
field-settled = Open tile taken
field-hosted = Hospice used
field-new-tile = Tile just laid
field-new-building = Building just built
field-stationing = Putting colonists to work
field-made = Produced by the craftsman
field-idle = Turns without a load
field-paid = Captain’s point paid
field-wharf-used = Wharf used
field-stored = Put into warehouses
field-tiles = Island
field-manned = Colonists on the island
field-built = City
field-workers = Colonists in the city
field-san-juan = San Juan
field-goods = Goods
field-doubloons = Doubloons
field-chips = Point chips
field-paper = Points on paper
