# Santiago de Cuba: what stands on the board and beside it.

sdc-port-name = Port
sdc-port = The port: where the car stops here, a delivery round begins. Driving past moves the value marker on.
sdc-leads = Then to the { $flower }.
sdc-away = Away at present: no service, until the car has driven past.
sdc-owner = Owner: { $who }.
sdc-visitor = Pawn inside: { $who }.

sdc-cuban-pedro = gives { $number } tobacco.
sdc-cuban-maria = gives { $number } victory points.
sdc-cuban-jose = gives { $number } sugar cane.
sdc-cuban-martinez = gives { $number } pesos.
sdc-cuban-conchita = gives { $number } citrus fruit.
sdc-cuban-miguel = gives { $number } wood.
sdc-cuban-pablo = gives 1 piece of any good but wood.
sdc-cuban-el-zorro = every other player gives you 1 peso, 1 point or 1 good, not wood. Your pawn stays; its building may be used again.
sdc-cuban-alonso = claims a building for you, or lets you use one that you own.

sdc-building-bank = { $bank_pesos } pesos.
sdc-building-church = { $church_vp ->
    [one] { $church_vp } victory point.
   *[other] { $church_vp } victory points.
    }
sdc-building-distillery = any number of sugar cane into as much rum.
sdc-building-cigar-factory = any number of tobacco into as many cigars.
sdc-building-black-market = one good for another one from the supply; no wood.
sdc-building-sawmill = 1 wood for { $sawmill_vp } victory point and { $sawmill_pesos } peso.
sdc-building-cafe = 1 cigar, 1 rum or one of each, for { $cafe_vp } victory points apiece.
sdc-building-customs = turn one die on the ship to 0.
sdc-building-casino = { $casino_pesos } pesos into 1 victory point, or the other way round, as often as you like.
sdc-building-harbour-office = move the value marker one flag left or right.
sdc-building-office = deliver 1 piece that the ship wants, not wood, for { $office_vp } victory points.
sdc-building-newspaper = { $newspaper_pesos } peso, and you may turn over one Cuban’s card.

sdc-die-ship = { $number ->
    [0] { $die }: 0, met.
   *[other] { $die }: the ship wants { $number }.
    }
sdc-die-aside = { $die }: { $number }, but laid aside; this ship wants none.
sdc-die-rolled = { $die }: { $number }.
sdc-open = Dice at the end of the turn
sdc-no-ship = All seven ships have sailed
sdc-ship = Ship { $ship } of { $ships }, the { $name }: it pays { $value } points a piece
sdc-flag = Flag { $value }: { $value } points a piece{ $here ->
    [1] , and here is the marker
   *[other] {""}
    }
sdc-finish-flag = Finish flag: the ship leaves at once
sdc-fleet = { $gone } of { $ships } ships have left
sdc-stands = Ship { $ship } of { $ships }{ $open ->
    [1] : what it wants is rolled at the end of this turn.
    [2] : one of the five dice is laid aside, the others are what it wants.
   *[other] {" "}pays { $value } points a piece. Touch or point at anything to read what it does.
    }
sdc-all-gone = All ships have left, and the screens are lifted.
sdc-supply = Supply: { $number } { $good }
sdc-bank-peso = Pesos: there are always enough of them.
sdc-bank-point = Victory points: there are always enough of them.

sdc-yours = { $number } { $good }
sdc-pesos =
    { $number } { $number ->
        [one] peso
       *[other] pesos
    }
sdc-points =
    { $number } { $number ->
        [one] victory point
       *[other] victory points
    }
sdc-screen = behind the screen
sdc-markers = Property markers left: { $number }
sdc-owns = Owns: { $what }
sdc-stands-in = Pawn in: { $what }
sdc-off-board = Pawn not on the board yet
sdc-passed = Passed in this round
sdc-active = Has the car
sdc-passed-short = passed

# ---------------------------------------------------------------- the rules in short

sdc-rules-goal = What it is about
sdc-rules-goal-1 = You do business in a harbour town. Goods go aboard seven ships, one after the other, and the most victory points win.
sdc-rules-goal-2 = Points come from deliveries, from buildings, from Maria, from buildings that you own, and at the end from goods left over.
sdc-rules-goal-3 = You begin with 3 pesos, 2 points, and 1 each of sugar cane, tobacco and citrus fruit. There are 8 pieces of each good, and no more.
sdc-rules-goal-4 = What you hold lies behind your screen. Everything that changes hands is seen by all.

sdc-rules-turn = A turn
sdc-rules-turn-1 = First you drive the car to one of the Cubans, who serves you, or to the port.
sdc-rules-turn-2 = Then the Cuban’s flower tells where your pawn goes: into a building under the same flower. You may use that building.
sdc-rules-turn-3 = A player who owns the building where another player’s pawn stands at the end of that player’s turn gets { $owner_vp } point.

sdc-rules-drive = Driving
sdc-rules-drive-1 = The car drives clockwise round a street of ten stops: the port and nine Cubans.
sdc-rules-drive-2 = One stop is free, each further stop costs 1 peso. At most once round.
sdc-rules-drive-3 = Driving past the port moves the value marker one flag to the right. If that is the finish flag, the ship leaves there and then.

sdc-rules-cubans = The Cubans
sdc-rules-cubans-1 = Whoever stands at the stop serves you at once. If the supply cannot give all that is due, it gives nothing.
sdc-rules-cubans-2 = Because of El Zorro each other player gives you 1 peso, 1 point or 1 good, as the giver likes; wood does not count.
sdc-rules-cubans-3 = Alonso does one of two things: he puts one of your three markers on a building that nobody owns, or lets you use a building that you own, whoever’s pawn stands there. You may decline both.
sdc-rules-cubans-4 = A Cuban whose card is turned over is away: no service, no building. He is back once the car has driven past.

sdc-rules-buildings = The buildings
sdc-rules-buildings-1 = Your pawn must go to another building of the flower, one without a pawn. Where all three are taken it stays, and its own building may be used.
sdc-rules-buildings-2 = With El Zorro your pawn stays too. At the port it stays and no building is used.
sdc-rules-buildings-3 = You need not use a building.

sdc-rules-delivery = At the port: the delivery round
sdc-rules-delivery-1 = When the car stops at the port, all deliver in turn, beginning with the driver.
sdc-rules-delivery-2 = One kind of good a time: at least 1 piece, at most what its die still shows. Its die is turned down, and each piece brings the points of the flag with the marker.
sdc-rules-delivery-3 = Wood may stand in for any one good; it brings { $wood_vp } point apiece, whatever the flag says. It is never mixed with goods.
sdc-rules-delivery-4 = Who does not deliver is out of the round. The others go on until the ship wants nothing more or all have passed.
sdc-rules-delivery-5 = If all have passed and the ship still wants something, the marker moves one flag to the right.

sdc-rules-ships = Ships leave and arrive
sdc-rules-ships-1 = A ship leaves when all four dice show 0, or when the marker comes to the finish flag. The marker goes back to 2, and the next ship comes in.
sdc-rules-ships-2 = At the end of the turn its dice are rolled: whoever’s turn it is lays one of the five aside. The other four are what the ship wants.

sdc-rules-end = The end
sdc-rules-end-1 = When the seventh ship leaves, the game is over at once.
sdc-rules-end-2 = Every { $goods_for_a_vp } goods left, wood too, make 1 point. Pesos and markers are worth nothing.
sdc-rules-end-3 = With equal points, more goods left decide, then more pesos; then the victory is shared.

sdc-rules-clause = Clause { $clause } of the project’s ledger of rules
