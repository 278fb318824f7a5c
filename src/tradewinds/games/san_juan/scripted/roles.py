"""Which role the player chooses: what it brings, against what it brings the others."""

from tradewinds.games.san_juan.acts import Act
from tradewinds.games.san_juan.pieces import NONE, PRICES, Card, Good, Role
from tradewinds.games.san_juan.rules.city import goods, has_room, maker, place_with, place_without, stands
from tradewinds.games.san_juan.rules.library import goods_limit, has_library
from tradewinds.games.san_juan.rules.roles import objects_choose
from tradewinds.games.san_juan.scripted.building import best_building
from tradewinds.games.san_juan.scripted.worth import code, money
from tradewinds.games.san_juan.state import State
from tradewinds.kernel.chance import below
from tradewinds.kernel.rules import rule

PRIME = 97
JITTER = 5  # gains as near as this are taken for equal
USUAL_BUILDING = 90  # what another player gains by building
PICK_OF_FIVE = 75  # the best of five cards in hundredths of a card
PICK_OF_TWO = 30  # the better of two, beyond any card
GOOD = 80  # a good on a building, in hundredths of a card


@rule
def answer_role(view: State, luck: int) -> int:
    """The role that brings most; between near equals luck decides."""
    found, most = 0, -100000
    for role in range(len(Role)):
        if objects_choose(view, role) == 0:
            gain = role_gain(view, role) + below(luck, PRIME) * (role + 1) % JITTER
            if gain > most:
                found, most = role, gain
    return code(Act.CHOOSE, found)


@rule
def role_gain(view: State, role: int) -> int:
    if role == Role.BUILDER:
        return builder_gain(view)
    if role == Role.PRODUCER:
        return producer_gain(view)
    if role == Role.TRADER:
        return trader_gain(view)
    if role == Role.COUNCILLOR:
        return councillor_gain(view)
    return money(view) * (1 + int(has_library(view, view.asked)))


@rule
def rivals_share(view: State, gain: int) -> int:
    """What others gain counts against the player, the less the more they are."""
    return gain // (view.seats - 1)


@rule
def builder_gain(view: State) -> int:
    card, gain = best_building(view)
    theirs = 0
    for seat in range(view.seats):
        if seat != view.asked and view.cards[seat] > 2:
            theirs += USUAL_BUILDING
    mine = 0 if card == NONE else gain
    return mine - rivals_share(view, theirs) // 2


# ---------------------------------------------------------------- goods


@rule
def room(view: State, seat: int) -> int:
    """How many kinds of goods a player could produce."""
    kinds = 0
    for good in range(len(Good)):
        if place_without(view, seat, maker(good)) != NONE:
            kinds += 1
    return kinds


@rule
def producer_gain(view: State) -> int:
    mine = min(room(view, view.asked), goods_limit(view, view.asked, Card.AQUEDUCT))
    if mine > 1 and stands(view, view.asked, Card.WELL):
        mine += 1
    theirs = 0
    for seat in range(view.seats):
        if seat != view.asked and has_room(view, seat):
            theirs += 1
    return money(view) * (GOOD * mine - rivals_share(view, GOOD * theirs)) // 100


@rule
def tile_price(view: State, good: int) -> int:
    """What a good brings on the tile on top, in tenths of a card; about the middle where nobody knows it."""
    tile = view.tiles[view.tile_at]
    return 12 + 3 * good if tile == NONE else 10 * PRICES[tile][good]


@rule
def sales(view: State, seat: int, limit: int) -> int:
    """What a player's best sales would bring, in tenths of a card."""
    income, sold = 0, 0
    for nth in range(len(Good)):
        good = len(Good) - 1 - nth
        if sold < limit and place_with(view, seat, good) != NONE:
            income += tile_price(view, good)
            sold += 1
    return income


@rule
def trader_gain(view: State) -> int:
    """Goods now on the table for cards; those sold are gone, which others would have to do too."""
    me = view.asked
    mine = sales(view, me, goods_limit(view, me, Card.TRADING_POST))
    if mine > 0 and stands(view, me, Card.MARKET_HALL):
        mine += 10
    if goods(view, me) > 1 and stands(view, me, Card.MARKET_STAND):
        mine += 10
    theirs = 0
    for seat in range(view.seats):
        if seat != me:
            theirs += sales(view, seat, 1)
    return money(view) * (mine - rivals_share(view, theirs)) // 10


@rule
def councillor_gain(view: State) -> int:
    """The pick of five cards, against a pick of two for each of the others."""
    cards = 200 if stands(view, view.asked, Card.PREFECTURE) else 100
    more = PICK_OF_FIVE * (1 + int(has_library(view, view.asked)))
    return money(view) * (cards + more - 100 - PICK_OF_TWO) // 100
