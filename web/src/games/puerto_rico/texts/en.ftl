# Puerto Rico: what stands on the board and beside it.

pr-roles = Roles
pr-market = Building market
pr-harbour = Harbour
pr-quay = Trading house and supply of goods
pr-land = Plantations and quarries

pr-role-settler = all may take a plantation; who chose it may take a quarry instead.
pr-role-mayor = new colonists come, and all place theirs; who chose it gets one more from the supply.
pr-role-builder = all may build; who chose it pays 1 less.
pr-role-craftsman = all produce; who chose it takes one more barrel of a kind produced.
pr-role-trader = all may sell a barrel; who chose it gets 1 more for it.
pr-role-captain = all load ships for points; who chose it gets 1 point more, once.
pr-role-prospector = 1 doubloon for who chose it; nobody else does anything.
pr-role-second-prospector = 1 doubloon for who chose it; nobody else does anything.
pr-role-coins = { $number ->
    [one] { $number } doubloon lies on it.
   *[other] { $number } doubloons lie on it.
    }
pr-role-taken = Taken by { $who }.

pr-column = These buildings are worth { $number ->
    [one] { $number } point, and up to { $number } manned quarry makes them cheaper
   *[other] { $number } points, and up to { $number } manned quarries make them cheaper
    }
pr-building = { $building }: { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
    }, { $vp ->
    [one] { $vp } point.
   *[other] { $vp } points.
    } { $does }
pr-left = { $number ->
    [0] Sold out.
   *[other] { $number } left.
    }
pr-price-now = For you now { $price }{ $quarries ->
    [0] {""}
   *[other] , { $quarries } less by quarries
    }{ $builder ->
    [0] {""}
   *[other] , { $builder } less as builder
    }.

pr-does-mill = Each colonist here makes a barrel of { $good } from a manned plantation of it; room for { $number }.
pr-does-small-market = Selling to the trading house brings { $small_market } more.
pr-does-large-market = Selling to the trading house brings { $large_market } more.
pr-does-hacienda = In the settler’s phase you may draw a hidden plantation before your open one.
pr-does-construction-hut = In the settler’s phase you may take a quarry in place of a plantation.
pr-does-small-warehouse = After loading you keep all barrels of { $small_warehouse } kind.
pr-does-large-warehouse = After loading you keep all barrels of { $large_warehouse } kinds.
pr-does-hospice = A tile that you take in the settler’s phase may come with a colonist.
pr-does-office = You may sell the trading house a kind that it has already.
pr-does-factory = Producing 2, 3, 4, 5 kinds brings 1, 2, 3, 5 doubloons.
pr-does-university = A building that you build may come with a colonist.
pr-does-harbor = { $harbor_vp } point more for each of your loads.
pr-does-wharf = Once in each captain’s phase you may load all barrels of one kind on a ship of your own.
pr-does-guild-hall = At the end: 1 point for each small production building of yours, 2 for each large one.
pr-does-residence = At the end: 4 points for up to 9 tiles on your island, 5 for 10, 6 for 11, 7 for 12.
pr-does-fortress = At the end: 1 point for every { $fortress_colonists } colonists of yours.
pr-does-customs-house = At the end: 1 point for every { $customs_house_vp } points from shipping.
pr-does-city-hall = At the end: 1 point for each violet building of yours, this one too.
pr-does-quarry = while manned, makes building 1 cheaper.

pr-ship-empty = empty, room for { $hold } barrels.
pr-ship-carries = { $number } of { $hold } barrels, { $good }.
pr-load = { $good }: { $number ->
    [one] { $number } barrel
   *[other] { $number } barrels
    } for { $vp ->
    [one] { $vp } point.
   *[other] { $vp } points.
    }
pr-load-now = Loading it brings up to { $number ->
    [one] { $number } point.
   *[other] { $number } points.
    }
pr-aboard = On the colonist ship: { $number }
pr-colonists-left = Colonists in the supply: { $number }
pr-points-left = Points left in the supply: { $number }
pr-bank = Bank: it always pays
pr-house-empty = Trading house: empty.
pr-house-has = Trading house: { $goods }; { $free ->
    [0] full.
    [one] room for { $free } barrel.
   *[other] room for { $free } barrels.
    }
pr-good = { $good }: { $number ->
    [one] { $number } barrel
   *[other] { $number } barrels
    } in the supply, sells for { $price }.
pr-sale-now = You would get { $number }.
pr-pile = Hidden plantations: { $number }{ $what }
pr-discard = Discards: { $number }{ $what }
pr-quarries = Quarries left: { $number }
pr-row-empty = No open plantations

pr-round = Round { $round }, governor: { $who }.
pr-last-round = Last round: { $why }.
pr-hint = Touch or point at anything to read what it does.
pr-over = The game is over, and all points are open.

pr-governor = Governor
pr-doubloons = { $number ->
    [one] { $number } doubloon
   *[other] { $number } doubloons
    }
pr-points-hidden = Points from shipping: hidden
pr-points-shipped = Points from shipping: { $number }{ $paper ->
    [0] {""}
   *[other] , and { $paper } on paper
    }
pr-yours = { $good }: { $number ->
    [one] { $number } barrel.
   *[other] { $number } barrels.
    }
pr-harvest = A harvest would bring { $number }.
pr-san-juan = In San Juan: { $number ->
    [one] { $number } colonist
   *[other] { $number } colonists
    }
pr-island = Island, { $number } of 12 cells
pr-city = City, { $number } of 12 cells
pr-manned = { $circles ->
    [1] { $number ->
        [0] Nobody works here.
       *[other] A colonist works here.
    }
   *[other] Colonists: { $number } of { $circles }.
    }

pr-arrange = Your colonists
pr-arrange-help = Drag or touch colonists: to San Juan and to free circles. Nothing is final before you send it.
pr-arrange-reset = As it was
pr-arrange-fill = Leave all, fill free circles
pr-arrange-send = Send this arrangement
pr-arrange-send-fill = Send; { $number ->
    [one] { $number } left finds a place
   *[other] { $number } left find places
    }

# ---------------------------------------------------------------- the rules in short

pr-rules-clause = Clause { $clause } of the project’s ledger of rules

pr-rules-goal = What it is about
pr-rules-goal-1 = You govern an island of twelve cells and a city of twelve. Plantations and buildings make goods; goods bring doubloons in the trading house and points on ships.
pr-rules-goal-2 = Most points win: those from shipping, those printed on buildings, and the bonuses of large buildings. Points from shipping stay hidden.
pr-rules-goal-3 = Nothing works without a colonist: no plantation, no quarry, no building. Points printed on a building count all the same.

pr-rules-round = A round
pr-rules-round-1 = Beginning with the governor, each player takes one of the role cards that are left, with the doubloons on it.
pr-rules-round-2 = The role is carried out at once: first by who chose it, then by the others in turn. Who chose it has a privilege besides.
pr-rules-round-3 = Nobody has to act, except in the captain’s phase.
pr-rules-round-4 = When all have chosen, a doubloon is put on each of the three cards left, and the next player becomes governor.

pr-rules-settle = Settler
pr-rules-settle-1 = Everyone may take a plantation from the open row. The settler, and whoever has a manned construction hut, may take a quarry instead.
pr-rules-settle-2 = With a manned hacienda you may draw a hidden plantation first. With a manned hospice a tile may come with a colonist.
pr-rules-settle-3 = Afterwards the rest of the row is discarded and a new one is turned up.

pr-rules-place = Mayor
pr-rules-place-1 = The mayor may take a colonist from the supply. Those on the ship are dealt one by one.
pr-rules-place-2 = Then everyone arranges all colonists anew on free circles. Nobody stays in San Juan while a circle is free.
pr-rules-place-3 = The ship takes new ones aboard: one for each empty circle in all cities, and at least one a player.

pr-rules-build = Builder
pr-rules-build-1 = Everyone may build one building. The builder pays 1 less.
pr-rules-build-2 = Each manned quarry makes it 1 cheaper, up to the number of quarries above its column in the market.
pr-rules-build-3 = No city has two of a kind. Large buildings take two cells.

pr-rules-produce = Craftsman
pr-rules-produce-1 = A manned corn plantation yields a barrel of corn. All else takes two colonists: one on the plantation, one in a building for it.
pr-rules-produce-2 = What the supply does not have is not produced. The craftsman takes one more barrel of a kind that he has produced.

pr-rules-sell = Trader
pr-rules-sell-1 = Everyone may sell one barrel to the trading house. It has four places and takes no kind twice, but for an office.
pr-rules-sell-2 = The trader gets 1 more, small and large market bring 1 and 2 more. A full house is emptied after the phase.

pr-rules-load = Captain
pr-rules-load-1 = Lap after lap everyone loads one kind of good: all of it that finds room. Each barrel is a point. Who can load has to.
pr-rules-load-2 = A ship carries one kind only, and no kind is on two ships. On an empty ship you load as much as you can.
pr-rules-load-3 = The captain gets a point more for the first load, a harbor for each load. A wharf ships one kind entirely, once.
pr-rules-load-4 = Afterwards everyone keeps one barrel, and what warehouses hold. Full ships sail.

pr-rules-prospect = Prospector
pr-rules-prospect-1 = Nobody acts; who chose it gets a doubloon. With four players there is one prospector, with five there are two.

pr-rules-buildings = The buildings

pr-rules-end = The end
pr-rules-end-1 = The game ends with the round in which the ship cannot be filled with colonists, somebody builds on the last cell of a city, or the points run out.
pr-rules-end-2 = With equal points, more doubloons and barrels together decide.
pr-rules-vp =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
