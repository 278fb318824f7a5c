"""A rule for each lookup table: a GPU keeps a copy for each rule that names it, and has little room."""

from tradewinds.games.anno_1800.tables import (
    ADVISED,
    BILLS,
    DECK,
    EFFECT,
    EXHAUST_AT,
    EXPLORATION_AT,
    HOME_PRINT,
    INDUSTRY_POINTS,
    IS_THERE,
    ISLAND_PRINT,
    LIKE,
    MAKERS,
    MAKERS_CUBE,
    MAKES,
    NEED_BITS,
    SHIP_TOKEN,
    SPACE,
    STRENGTH,
    TILE_NUMBER,
    TRADE_AT,
    WORKER,
)
from tradewinds.kernel.rules import rule


@rule
def space(slot: int) -> int:
    """Land, coast or sea."""
    return int(SPACE[slot])


@rule
def printed_at_home(slot: int) -> int:
    return int(HOME_PRINT[slot])


@rule
def printed_on_island(island: int, place: int) -> int:
    return int(ISLAND_PRINT[island, place])


@rule
def makes(building: int) -> int:
    """The resource a building makes. AN-RES-01"""
    return int(MAKES[building])


@rule
def worker_of(building: int) -> int:
    """The kind of cube that works there. AN-RES-02"""
    return int(WORKER[building])


@rule
def strength(building: int) -> int:
    """The strength of a ship or shipyard; 0 for anything else."""
    return int(STRENGTH[building])


@rule
def ship_token(building: int) -> int:
    """The sort of tokens that a ship carries; -1 for anything else."""
    return int(SHIP_TOKEN[building])


@rule
def tiles_of(tile: int) -> int:
    """How many tiles of a kind there are. AN-SET-01, AN-IND-02"""
    return int(TILE_NUMBER[tile])


@rule
def maker(resource: int, which: int) -> int:
    """0: the home space printed with it; 1 and 2: the tiles that make it; 3: the island printed with it."""
    return int(MAKERS[resource, which])


@rule
def maker_cube(resource: int, which: int) -> int:
    """The kind of cube that works at each of these."""
    return int(MAKERS_CUBE[resource, which])


@rule
def is_there(colony: int, resource: int) -> bool:
    """Whether a New World island shows a resource."""
    return int(IS_THERE[colony, resource]) > 0


@rule
def effect_of(card: int) -> int:
    return int(EFFECT[card])


@rule
def deck_of(card: int) -> int:
    return int(DECK[card])


@rule
def like(card: int) -> int:
    """The first of the cards that are alike in everything."""
    return int(LIKE[card])


@rule
def industry_points(objective: int, building: int) -> int:
    return int(INDUSTRY_POINTS[objective, building])


@rule
def is_advised(chosen: int, objective: int) -> bool:
    """Whether a set of objective cards draws from this one first. AN-SET-13"""
    return int(ADVISED[chosen, objective]) > 0


# ---------------------------------------------------------------- bills


@rule
def bill_of(target: int) -> int:
    """What a tile, a new cube, an upgrade or a card costs."""
    return int(BILLS[target])


@rule
def need(bill: int, place: int) -> int:
    """The resource that stands at a place of a bill."""
    return (bill >> (NEED_BITS * place)) & 63


@rule
def exhausted_by(bill: int) -> int:
    """The kind of cube that a bill exhausts."""
    return (bill >> EXHAUST_AT) & 7


@rule
def trade_tokens_of(bill: int) -> int:
    return (bill >> TRADE_AT) & 15


@rule
def exploration_tokens_of(bill: int) -> int:
    return (bill >> EXPLORATION_AT) & 15
