# San Juan: what lies on the table.

sj-facts = cost { $cost }, { $vp ->
    [-1] points reckoned at the end
    [one] { $vp } point
   *[other] { $vp } points
    }{ $violet ->
    [yes] , violet
   *[other] , production
    }
sj-makes = In the producer phase it can take one { $good }, to be sold in the trader phase.
sj-carries = It carries { $good }.
sj-empty = It is empty: there is room for { $good }.
sj-beneath = It covers: { $card }.

sj-does-smithy = Production buildings cost you 1 less.
sj-does-gold-mine = In the prospector phase you may turn over { $gold_mine_cards } cards. If all costs differ, you take one.
sj-does-archive = In the councillor phase you discard from your whole hand, not only from the cards you drew.
sj-does-poor-house = After building, with no more than { $poor_house_hand } card in hand, you draw one.
sj-does-black-market = When you build, up to { $black_market_goods } goods may pay instead of cards.
sj-does-trading-post = You may sell 1 good more in the trader phase.
sj-does-well = If you produce at least { $well_goods } goods in a phase, you draw a card.
sj-does-market-stand = If you sell at least { $market_stand_goods } goods in a phase, you draw a card more.
sj-does-crane = You may build over one of your buildings; its cost comes off the price.
sj-does-chapel = When a round begins you may put one hand card under it: 1 point each.
sj-does-tower = Your hand limit is { $limit } instead of { $usual }.
sj-does-aqueduct = You may produce 1 good more in the producer phase.
sj-does-carpenter = After building a violet building you draw a card.
sj-does-prefecture = In the councillor phase you keep { $kept } cards instead of one.
sj-does-market-hall = If you sell anything in a phase, you draw a card more.
sj-does-quarry = Violet buildings cost you 1 less.
sj-does-library = When you choose a role, its privilege counts twice.
sj-does-statue = A monument: it does nothing, and is worth its points.
sj-does-victory-column = A monument: it does nothing, and is worth its points.
sj-does-hero = A monument: it does nothing, and is worth its points.
sj-does-guild-hall = At the end { $guild_hall } points for each of your production buildings.
sj-does-city-hall = At the end { $city_hall ->
    [one] { $city_hall } point
   *[other] { $city_hall } points
    } for each of your violet buildings, itself among them.
sj-does-triumphal-arch = At the end { $one }, { $two } or { $three } points for one, two or three monuments.
sj-does-palace = At the end 1 point for every { $palace } points of everything else.

sj-roles = Roles
sj-all = Everybody
sj-chooser = Whoever chose it
sj-taken = Taken by { $who }.
sj-action-builder = may build one building and pays its cost with cards from the hand.
sj-privilege-builder = pays 1 card less.
sj-action-producer = produces 1 good on an empty production building.
sj-privilege-producer = produces 1 good more.
sj-action-trader = sells 1 good for cards, at the prices of the open tile.
sj-privilege-trader = sells 1 good more.
sj-action-councillor = draws { $drawn } cards and keeps { $kept }.
sj-privilege-councillor = draws { $all } cards.
sj-action-prospector = gets nothing; owners of a gold mine may use it.
sj-privilege-prospector = draws 1 card.

sj-house = Trading house
sj-tile-open = Open tile, prices now: { $prices }.
sj-tile-seen = { $step ->
    [1] Next tile, seen before
   *[other] Tile { $step } in the stack, seen before
    }: { $prices }.
sj-tile-unseen = { $step ->
    [1] Next tile
   *[other] Tile { $step } in the stack
    }: face down, not seen yet.
sj-pile = Draw pile: { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }.
sj-discards = Discard pile, face down: { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }.

sj-stage = What is going on
sj-touch = Touch or point at anything to learn what it is.
sj-round = Round { $round }: a role is chosen
sj-round-set-up = Opening hands
sj-round-chapel = Round { $round }: chapels
sj-round-hands = Round { $round }: hands are checked
sj-total = Points in all
sj-over = The town is finished.
sj-order = Who chooses a role in this round
sj-acting = In this order all take the action
sj-looks = { $who } looks at { $number ->
    [one] { $number } card
   *[other] { $number } cards
    } and keeps { $left }{ $left ->
    [0] .
   *[other] {" "}of them.
    }
sj-gold = { $who }: the four costs differ, one of these cards may be taken
sj-income = Sold: { $sold }; cards to draw: { $cards }
sj-made = Goods produced: { $number }
sj-left-archive = Cards to discard: { $number }
sj-over-limit = Limit { $limit }: cards to discard: { $number }

sj-builds = { $who } builds
sj-price-cost = { $card }: cost
sj-price-covered = Crane: built over { $card }
sj-price-privilege = Builder’s privilege
sj-price-library = Library
sj-price-smithy = Smithy
sj-price-quarry = Quarry
sj-price-floor = Never below 0
sj-price-due = To pay
sj-price-new-place = To pay on a new place
sj-price-without-library = To pay without the library
sj-paid = Paid { $paid } of { $price }

sj-town = Buildings: { $number } of { $places }
sj-goods = Goods: { $number }
sj-hand = Cards in hand: { $number }; limit when a round begins: { $limit }
sj-hand-empty = No cards in hand
sj-chapel = Cards under the chapel: { $number }{ $number ->
    [0] {""}
   *[other] {" "}({ $cards })
    }
sj-chapel-hidden = Has a chapel; how many cards lie under it is kept secret.
sj-governor = Governor: chooses first in this round
sj-chose = Chose: { $role }
sj-shown = Known to be in hand: { $card }
sj-plot = The next empty place

# ---------------------------------------------------------------- the rules in short

sj-rules-clause = Clause { $clause } of the rules in docs/rules
sj-rules-goal = Aim
sj-rules-goal-1 = Build the most valuable town. A card is a building while you hold it, money when you discard it, and a good when it lies face down on a production building.
sj-rules-goal-2 = The game ends right after the builder phase in which somebody’s { $places }th building stands. Most points win; then most cards in hand and goods together.
sj-rules-round = A round
sj-rules-round-1 = The governor chooses a role first. Everybody takes its action, beginning with whoever chose it, who alone has the privilege.
sj-rules-round-2 = Then the next player chooses one of the roles that are left. With three or four players each chooses once; of two, the governor first and third, the other second.
sj-rules-round-3 = The roles go back, the governor’s hat moves on to the left. Chapels first: one card from the hand under each, if you like. Then whoever holds more than { $hand } cards discards down to { $hand }; with a tower, to { $tower }.
sj-rules-roles = The roles
sj-rules-builder = Building
sj-rules-builder-1 = Lay a card from your hand out and discard as many others as it costs. A production building may stand several times, a violet one only once.
sj-rules-builder-2 = Discounts add up: privilege, library, smithy or quarry. No price falls below 0. A violet building works from the next phase on.
sj-rules-builder-3 = With a crane you may build over one of your buildings: its cost comes off, its good is lost, and it counts for nothing any more. The crane itself cannot be covered, nor anything by its own kind.
sj-rules-goods = Goods
sj-rules-goods-1 = Each production building has room for one good of its kind: a card from the pile that nobody looks at.
sj-rules-goods-2 = The trader turns over the tile on top: so many cards each good brings. Afterwards it goes under the stack, so the order of the five tiles never changes.
sj-rules-goods-3 = All goods of your turn are sold first; only then you draw the cards.
sj-rules-cards = Drawing
sj-rules-cards-1 = Councillor: draw, keep, discard the rest, unseen by the others. Whoever draws must keep as many as allowed.
sj-rules-cards-2 = When the pile is empty the discards are shuffled. Hands, goods and discards stay secret; how many cards a hand has does not.
sj-rules-violet = The buildings
sj-rules-end = Points
sj-rules-end-1 = Printed points of what stands, one for each card under the chapel, and what the dear buildings bring. The palace comes last.
sj-rules-end-2 = If nobody gets there, the game ends after round { $rounds }: that is our own ruling, for towns in which nobody can build any more.
sj-rules-copies = { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }
