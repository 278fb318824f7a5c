title = Santiago de Cuba
summary = Drive round the city, do business with its people, and ship what the vessels in port want.

# ---------------------------------------------------------------- goods and dice
# `.one` is what a single piece is called.

good-sugar = sugar cane
    .one = sugar cane
good-citrus = citrus fruit
    .one = citrus fruit
good-tobacco = tobacco
    .one = tobacco
good-rum = rum
    .one = rum
good-cigars = cigars
    .one = cigar
good-wood = wood
    .one = wood

die-sugar = white die (sugar cane)
die-citrus = orange die (citrus fruit)
die-tobacco = green die (tobacco)
die-rum = red die (rum)
die-cigars = black die (cigars)

# ---------------------------------------------------------------- Cubans and flowers

cuban-pedro = Pedro
    .role = tobacco trader
cuban-maria = Maria
    .role = dancer
cuban-jose = José
    .role = sugar-cane farmer
cuban-martinez = Martinez
    .role = musician
cuban-conchita = Conchita
    .role = fruit trader
cuban-el-zorro = El Zorro
    .role = pickpocket
cuban-miguel = Miguel
    .role = lumberjack
cuban-pablo = Pablo
    .role = fence
cuban-alonso = Alonso
    .role = lawyer

flower-yellow = yellow flower
flower-blue = blue flower
flower-red = red flower
flower-white = white flower

# ---------------------------------------------------------------- buildings
# `.the` stands within a sentence.

building-bank = Bank
    .the = the bank
building-church = Church
    .the = the church
building-distillery = Distillery
    .the = the distillery
building-cigar-factory = Cigar factory
    .the = the cigar factory
building-black-market = Black market
    .the = the black market
building-sawmill = Sawmill
    .the = the sawmill
building-cafe = Café
    .the = the café
building-customs = Customs house
    .the = the customs house
building-casino = Casino
    .the = the casino
building-harbour-office = Harbour master’s office
    .the = the harbour master’s office
building-office = Trading office
    .the = the trading office
building-newspaper = Newspaper publisher
    .the = the newspaper publisher

cafe-cigars = 1 cigar
cafe-rum = 1 rum
cafe-both = 1 cigar and 1 rum

direction-left = left
direction-right = right

# ---------------------------------------------------------------- numbers of things

pieces =
    { $number } { $number ->
        [one] { $good-one }
       *[other] { $good }
    }
given =
    { $number } { $number ->
        [one] { $give-one }
       *[other] { $give }
    }
wood = { $number } { good-wood }
points =
    { $vp } { $vp ->
        [one] point
       *[other] points
    }
coins =
    { $pesos } { $pesos ->
        [one] peso
       *[other] pesos
    }
stops =
    { $steps } { $steps ->
        [one] stop
       *[other] stops
    }

# ---------------------------------------------------------------- acts

act-move = Drive { stops }
act-take = Take 1 { $good-one }
act-give-peso = Give 1 peso
act-give-vp = Give 1 victory point
act-give-good = Give 1 { $good-one }
act-claim = Claim { $building-the }
act-use-own = Use { $building-the } as its owner
act-decline-cuban = Decline Alonso’s services
act-pawn = Move the pawn to { $building-the }
act-skip-building = Leave the building unused
act-use-building = Use the building
act-process =
    Process { $number } { $number ->
        [one] piece
       *[other] pieces
    }
act-swap = Exchange 1 { $give-one } for 1 { $take-one }
act-cafe = Sell { $sell }
act-zero-die = Turn the { $good-one } die to 0
act-buy-vp = Exchange 3 pesos for 1 victory point
act-sell-vp = Exchange 1 victory point for 3 pesos
act-casino-stop = Leave the casino
act-marker = Move the value marker one flag to the { $direction }
act-office = Deliver 1 { $good-one } through the trading office
act-flip = Take 1 peso and turn { $cuban }’s card over
act-deliver = Deliver { pieces }
act-deliver-wood = Deliver { wood } in place of { $good }
act-pass-delivery = Pass for the rest of the round
act-leave-out = Lay the { $good-one } die aside

# ---------------------------------------------------------------- what is asked

ask-move-car = Your turn: drive the car at least one stop. The first is free, each further one costs 1 peso.
wait-move-car = { $who } is choosing where to drive.

ask-pablo = Pablo: take 1 piece of any good but wood. You must take one.
wait-pablo = { $who } is choosing a good at Pablo’s.

ask-zorro = El Zorro: you must give away 1 peso, 1 victory point or 1 piece of any good but wood.
wait-zorro = { $who } is choosing what to give away because of El Zorro.

ask-alonso = Alonso: claim a building without an owner or use one of your own. You may decline both.
wait-alonso = { $who } is seeing Alonso about a building.

ask-pawn = Move your pawn: it must enter another building without a pawn, under this Cuban’s flower.
wait-pawn = { $who } is choosing a building for the pawn.

ask-gain = Use the building? You need not.
wait-gain = { $who } is deciding whether to use the building.

ask-process = How many pieces will you process? You need not process any.
wait-process = { $who } is deciding how many pieces to process.

ask-swap = Black market: exchange 1 piece for another good, neither of them wood. You need not.
wait-swap = { $who } is looking round the black market.

ask-cafe = Café: sell 1 cigar, 1 rum or one of each, for 2 victory points apiece. You need not.
wait-cafe = { $who } is deciding what to sell in the café.

ask-customs = Customs house: turn one die on the ship to 0. You need not.
wait-customs = { $who } is choosing a die at the customs house.

ask-casino = Casino: exchange pesos for victory points, or the other way round, 3 pesos a point. You need not.
wait-casino = { $who } is visiting the casino.

ask-casino-again = Casino: exchange once more in the same direction, or leave.
wait-casino-again = { $who } is deciding whether to go on in the casino.

ask-marker = Harbour master’s office: move the value marker one flag left or right. You need not.
wait-marker = { $who } is deciding where to move the value marker.

ask-office = Trading office: deliver 1 piece the ship wants, not wood, for 2 victory points. You need not.
wait-office = { $who } is choosing a good at the trading office.

ask-newspaper = Newspaper publisher: take 1 peso and, if you wish, turn one Cuban’s card over. You need not.
wait-newspaper = { $who } is visiting the newspaper publisher.

ask-delivery = Delivery round: deliver one kind of good, or wood in its place. If you pass, you are out.
wait-delivery = { $who } is choosing what to deliver.

ask-leave-out = New ship: lay one die aside. The ship will want what the other four show.
wait-leave-out = { $who } is choosing what the new ship wants.

# ---------------------------------------------------------------- why not

why-must-move-car = Drive first: the car has to go one stop or more.
why-too-many-steps = Ten stops are a full lap: the car drives no further in one move.
why-not-enough-pesos-for-steps = You have too few pesos: every stop after the first costs one.
why-supply-empty = The supply has run out of that: choose another good.
why-wood-only-from-miguel = Only Miguel gives wood: choose another good.
why-you-have-none = You have nothing of the kind: choose from what you hold.
why-wood-cannot-be-given = Wood does not count here: give a peso, a victory point or another good.
why-must-give = Give something first: a peso, a victory point or a piece of a good.
why-building-already-owned = Somebody owns this building: claim one that bears no marker.
why-no-markers-left = Your three markers are all on buildings: you cannot claim a fourth.
why-not-your-building = Alonso opens only buildings that bear your own marker.
why-building-no-effect-now = The building would do nothing for you at present: choose another, or decline.
why-alonso-one-service = Alonso does you one service a visit: a claim, or the use of a building of yours.
why-pawn-wrong-flower = The pawn enters only a building under a flower of the same colour as this Cuban’s.
why-building-occupied = Somebody else’s pawn stands there: choose a building without a pawn.
why-pawn-must-leave = Your pawn stands there already: choose another building.
why-pawn-must-move = Move your pawn first: only then is there a building to use.
why-pawn-stays-port = The car is at the port: pawns stay, and no building is used this turn.
why-pawn-stays-inactive = The car stopped at a card turned over: no service, no building, and your pawn stays.
why-pawn-stays-zorro = El Zorro has no flower: your pawn stays where it is.
why-pawn-off-board = Your pawn stands in no building so far: there is none to use.
why-building-used-already = This visit has had its use of the building: there is nothing to skip or to repeat.
why-not-this-building = This building does something else: choose what it offers, or leave it unused.
why-not-enough-goods = You hold fewer pieces than that: choose a smaller number.
why-supply-too-small = The supply has fewer pieces than that: choose a smaller number.
why-swap-same-good = On the black market you get another good than you give.
why-wood-not-traded = The black market takes no wood and gives none.
why-no-demand-yet = The ship has just come: its dice are rolled when this turn ends.
why-die-not-on-ship = That die was laid aside: the ship carries only the other four.
why-die-already-zero = That die is at 0 as it is: choose one that shows more.
why-casino-needs-three-pesos = A victory point costs 3 pesos, and you have fewer.
why-casino-needs-vp = You have no victory point left to exchange.
why-casino-one-direction = A visit to the casino goes one way: go on as you began, or leave.
why-marker-leftmost = The value marker is on the first flag: it can go only to the right.
why-good-not-demanded = The ship has no need of that good: choose one whose die shows 1 or more.
why-more-than-demand = The ship wants less of that good: deliver no more than its die shows.
why-office-no-wood = The trading office accepts every good but wood.
why-cuban-already-inactive = That card is turned over already: choose an active Cuban.
why-cuban-is-here = At this table the Cuban beside the car is out of bounds: choose another.
why-not-a-delivery-round = Goods go aboard only in a delivery round, when the car has stopped at the port.
why-leave-exactly-one = A new ship is waiting: choose the one die to lay aside.

# ---------------------------------------------------------------- what happens

event-goes-first = { $who } goes first.
event-turn-begins = Turn { $turn }: { $who }.
event-drives =
    { $pesos ->
        [0] { $who } drives { stops }.
       *[other] { $who } drives { stops } for { coins }.
    }
event-car-at-cuban = The car stops at { $cuban }, the { $cuban-role }.
event-car-at-port = The car stops at the port: a delivery round begins.
event-cuban-is-away = The car stops at { $cuban }, whose card is turned over: no service and no building.
event-cuban-returns = { $cuban } is active again.
event-gets-goods = { $who } gets { pieces }.
event-gets-nothing = { $who } gets nothing: the supply is short of { $good }.
event-gets-pesos = { $who } gets { coins }.
event-gets-vp = { $who } gets { points }.
event-gives-peso = { $who } gives { $to } 1 peso.
event-gives-vp = { $who } gives { $to } 1 point.
event-gives-good = { $who } gives { $to } 1 { $good-one }.
event-has-nothing-to-give = { $who } has nothing to give.
event-claims = { $who } claims { $building-the }.
event-uses-own = { $who } turns to { $building-the } as its owner.
event-declines = { $who } declines Alonso’s services.
event-pawn-enters = { $who } moves the pawn to { $building-the }.
event-pawn-stays = { $who } does not move the pawn.
event-uses = { $who } uses { $building-the }.
event-skips = { $who } leaves { $building-the } unused.
event-processes = { $who } turns { given } into { $take }.
event-swaps = { $who } exchanges 1 { $give-one } for 1 { $take-one }.
event-sells-wood = { $who } sells 1 { good-wood.one }: { points } and { coins }.
event-sells-in-cafe = { $who } sells 1 { $good-one } in the café: { points }.
event-zeroes-die = { $who } turns the { $good-one } die to 0.
event-buys-vp = { $who } exchanges { coins } for 1 point.
event-sells-vp = { $who } exchanges 1 point for { coins }.
event-delivers-to-office = { $who } delivers 1 { $good-one } through the trading office: { points }.
event-sends-away = { $who } turns { $cuban }’s card over.
event-delivers = { $who } delivers { pieces }: { points }.
event-delivers-wood = { $who } delivers { wood } in place of { $good }: { points }.
event-passes = { $who } passes.
event-owner-earns = { $who } gets { points } as owner of { $building-the }.
event-value-moves =
    { $value ->
        [5] The value marker moves from flag { $origin } to the finish flag.
       *[other] The value marker moves from flag { $origin } to flag { $value }.
    }
event-ship-leaves = Ship { $ship } leaves.
event-ship-arrives = Ship { $ship } arrives.
event-rolls = { $who } rolls the five dice.
event-die-shows = The { $die } shows { $number }.
event-leaves-out = { $who } lays the { $die } aside.
event-ship-wants-nothing = All dice on ship { $ship } show 0: it wants nothing.
event-game-ends = The game ends, and the screens are lifted.
event-exchanges-goods =
    { $who } exchanges { $number } { $number ->
        [one] piece
       *[other] pieces
    } for { points }.

# ---------------------------------------------------------------- options

option-open-holdings = Open holdings
    .help = Everybody sees all goods, pesos and victory points. Switched off, they lie behind screens.
option-partial-gain = Part of a gain
    .help = When the supply has less than a Cuban gives, you get what is left. Switched off, you get nothing.
option-owner-vp-on-stay = Owner’s point for a pawn that stays
    .help = An owner gets 1 victory point even for a pawn that has not moved. Switched off, it must have.
option-newspaper-current-stop = Newspaper and the Cuban beside the car
    .help = Whether the newspaper can turn over the card of the Cuban beside the car, and for how long.
option-no-demand-ship = Ship that wants nothing
    .help = What happens to a new ship when the four dice chosen for it all show 0.
option-finish-turn-after-last-ship = Last turn to its end
    .help = After the last ship has left, the turn goes on to its end. Switched off, the game ends at once.

current-stop-until-next-pass = allowed, until the car next drives past
current-stop-reactivate-on-leaving = allowed, until the car drives off
current-stop-forbidden = not allowed

no-demand-ship-departs = it leaves at once
no-demand-ship-reroll = the dice are rolled again

# ---------------------------------------------------------------- fields of the record

field-first = First player
field-active = Active player
field-cuban-at = Cubans along the street
field-space-of = Building spaces
field-car = Car
field-inactive = Inactive Cubans
field-owner = Owners of buildings
field-pawn = Pawns
field-departures = Ships that have left
field-value = Value marker
field-pending = Demand not yet known
field-dice = Dice
field-aside = Die laid aside
field-building = Building in use
field-by-alonso = Used through Alonso
field-selling = Exchanging points for pesos
field-entered = Pawn has moved this turn
field-passed = Passed in the delivery round
field-supply = Supply
field-goods = Goods
field-pesos = Pesos
field-vp = Victory points

# ---------------------------------------------------------------- reconstructions

reconstructed-flowers-maria = The colour of Maria’s flower is a reconstruction: no source tells it.
reconstructed-flowers-martinez = The colour of Martinez’s flower is a reconstruction: no source tells it.
reconstructed-flowers-conchita = The colour of Conchita’s flower is a reconstruction: no source tells it.
