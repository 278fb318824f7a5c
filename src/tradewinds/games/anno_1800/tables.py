"""The numbers of the pieces, as the rules look them up: tables read from `components.toml`.

A bill is a cost in one number: six resources of six bits, then the cube to exhaust, then tokens of each sort.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from tradewinds.games.anno_1800.pieces import (
    COMPONENTS,
    NONE,
    Building,
    Card,
    Cube,
    Deck,
    Effect,
    Expedition,
    NewWorld,
    Objective,
    OldWorld,
    Resource,
    Slot,
    Tile,
    Token,
)
from tradewinds.games.anno_1800.state import ObjectiveSet
from tradewinds.kernel.components import BadTables, a_name, a_number
from tradewinds.kernel.records import axis_size

Numbers = npt.NDArray[np.int64]

CUBES, TILES, RESOURCES, CARDS = len(Cube), len(Tile), len(Resource), len(Card)
INDUSTRIES = int(Building.SHIPYARD_1)
FIRST_NEW_WORLD = int(Resource.COTTON)
SLOTS = axis_size(Slot)

_START, _LIMITS, _EFFECTS, _SCORING = (COMPONENTS[t] for t in ("start", "limits", "effects", "scoring"))


def _names(kinds: Any) -> list[str]:
    return [member.name.lower() for member in kinds]


def _by_cube(row: dict[str, Any]) -> tuple[int, ...]:
    return tuple(int(row.get(name, 0)) for name in _names(Cube))


def _array(values: Any) -> Numbers:
    made = np.array(values, dtype=np.int64)
    made.setflags(write=False)
    return made


DEAREST = 3  # trade tokens

# ---------------------------------------------------------------- plain numbers

START_CUBES = _by_cube(_START["cubes"])
START_CARDS = tuple(int(_START["cards"][name]) for name in _names(Deck))
GOLD_A_SEAT: int = _START["gold_a_seat"]
BOX_GOLD: int = COMPONENTS["pieces"]["gold"]
BOX_EXPLORATION: int = COMPONENTS["pieces"]["exploration_tokens"]
OBJECTIVES_IN_A_GAME: int = COMPONENTS["pieces"]["objectives_in_a_game"]

MOST_CUBES: int = _LIMITS["cubes_an_action"]
MOST_UPGRADES: int = _LIMITS["upgrades_an_action"]
MOST_SWAPS: int = _LIMITS["swaps_an_action"]
MOST_ISLANDS: int = _LIMITS["islands_of_a_kind"]
NEW_WORLD_CARDS: int = _LIMITS["new_world_cards"]
EXPEDITION_TOKENS: int = _LIMITS["expedition_tokens"]
EXPEDITION_CARDS: int = _LIMITS["expedition_cards"]

FREE_UPGRADES: int = _EFFECTS["free_upgrades"]
BURIED_CARDS: int = _EFFECTS["buried_cards"]
GRAVES_TOKENS: int = _EFFECTS["extra_action_tokens"]
GRAVES_GOLD: int = _EFFECTS["extra_action_gold"]
AARHANT_GOLD: int = _EFFECTS["investor_gold"]
EDITOR_TOKENS: int = _EFFECTS["buried_tokens"]
BERYL_TOKENS: int = _EFFECTS["tokens_for_a_trade_token"]

FIREWORKS: int = _SCORING["fireworks"]
GOLD_FOR_A_POINT: int = _SCORING["gold_for_a_point"]
MOST_POINTS: int = _SCORING["most"]
SECOND_POINTS: int = _SCORING["second"]
FEW_ISLANDS: int = _SCORING["old_world_islands"]
FEW_ISLANDS_POINTS: int = _SCORING["few_islands"]
NEW_WORLD_POINTS: int = _SCORING["new_world_island"]
HAND_CARD_POINTS: int = _SCORING["hand_card"]
VISITOR_POINTS = _by_cube(_SCORING["visitor"])
CARD_POINTS = tuple(int(_SCORING["card"][name]) for name in _names(Deck))

# ---------------------------------------------------------------- cubes and decks

_CUBES = [COMPONENTS["cubes"][name] for name in _names(Cube)]
for _name, _row in zip(_names(Cube), _CUBES, strict=True):
    a_number(f"cubes, {_name}, number", _row["number"], 15, 60)
    a_number(f"cubes, {_name}, shift_end", _row["shift_end"], 1, 20)
    a_number(f"cubes, {_name}, fee", _row["fee"], 0, 20)
    a_name(f"cubes, {_name}, deck", _row["deck"], _names(Deck))
    a_number(f"cubes, {_name}, trade", _row.get("trade", 1), 1, DEAREST)

BOX_CUBES = tuple(int(row["number"]) for row in _CUBES)
SHIFT_END_GOLD = tuple(int(row["shift_end"]) for row in _CUBES)
CARD_FEE = tuple(int(row["fee"]) for row in _CUBES)
DECK_OF_CUBE = tuple(int(Deck[row["deck"].upper()]) for row in _CUBES)
PRICE_OF_CUBE = tuple(int(row.get("trade", 0)) for row in _CUBES)

_DECKS = [Deck[card.name.rstrip("0123456789")] for card in Card]
FIRST_CARD = (*tuple(_DECKS.index(deck) for deck in Deck), CARDS)

# ---------------------------------------------------------------- buildings

HOME_SPACES = COMPONENTS["home_spaces"]
ISLAND_SPACES = COMPONENTS["old_world_spaces"]
LAND, COAST, SEA = 0, 1, 2
HOME_SLOTS = 20
ISLAND_SLOTS = 6


def _classes(spaces: dict[str, Any]) -> list[int]:
    return [LAND] * spaces["land"] + [COAST] * spaces["coast"] + [SEA] * spaces["sea"]


SPACE = _array(_classes(HOME_SPACES) + 4 * _classes(ISLAND_SPACES))

_HOME = {Building[name.upper()]: row for name, row in COMPONENTS["home"].items()}
_INDUSTRIES = {Building[name.upper()]: row for name, row in COMPONENTS["industries"].items()}
_HARBOUR = {Building[n.upper()]: row for t in ("shipyards", "ships") for n, row in COMPONENTS[t].items()}
_INDUSTRY_OR_START = _INDUSTRIES | _HOME

for _tile, _row in (_INDUSTRIES | _HARBOUR).items():
    a_number(f"{_tile.name.lower()}, number", _row["number"], 1, 20)
    a_number(f"{_tile.name.lower()}, strength", _row.get("strength", 1), 1, 3)
    a_name(f"{_tile.name.lower()}, makes", _row.get("makes", "planks"), _names(Resource)[:FIRST_NEW_WORLD])
    a_name(f"{_tile.name.lower()}, by", _row.get("by", "worker"), _names(Cube)[:-1])
    if _row.get("makes") in _row["cost"]:
        raise BadTables(f"{_tile.name.lower()} costs what it makes")

MAKES = _array(
    [
        int(Resource[_INDUSTRY_OR_START[b]["makes"].upper()]) if b in _INDUSTRY_OR_START else NONE
        for b in Building
    ]
)
WORKER = _array(
    [int(Cube[_INDUSTRY_OR_START[b]["by"].upper()]) if b in _INDUSTRY_OR_START else NONE for b in Building]
)
STRENGTH = _array([_HARBOUR[b]["strength"] if b in _HARBOUR else 0 for b in Building])
SHIP_TOKEN = _array(
    [int(Token[_HARBOUR[b]["token"].upper()]) if "token" in _HARBOUR.get(b, {}) else NONE for b in Building]
)
TILE_NUMBER = _array([(_INDUSTRIES | _HARBOUR)[Building(tile)]["number"] for tile in Tile])

_PRINTED = [COMPONENTS["old_world"][name].get("printed") for name in _names(OldWorld)]


def _home_print() -> list[int]:
    printed = [NONE] * HOME_SLOTS
    for building, row in _HOME.items():
        printed[row["space"]] = int(building)
    printed[HOME_SPACES["shipyard"]] = int(Building.SHIPYARD_1)
    for slot in HOME_SPACES["trade_ships"]:
        printed[slot] = int(Building.TRADE_SHIP_1)
    printed[HOME_SPACES["exploration_ship"]] = int(Building.EXPLORATION_SHIP_1)
    return printed


def _island_print(name: str | None) -> list[int]:
    printed = [NONE] * ISLAND_SLOTS
    if name is not None:
        building = Building[name.upper()]
        wanted = LAND if building < Building.SHIPYARD_1 else COAST if SHIP_TOKEN[building] == NONE else SEA
        printed[_classes(ISLAND_SPACES).index(wanted)] = int(building)
    return printed


HOME_PRINT = _array(_home_print())
ISLAND_PRINT = _array([_island_print(name) for name in _PRINTED])

# Where each resource is made: the home space that prints it, up to two tiles, the island that prints it.
MAKERS = _array(
    [
        [
            next((row["space"] for b, row in _HOME.items() if MAKES[b] == resource), NONE),
            *([int(b) for b in _INDUSTRIES if MAKES[b] == resource] + [NONE, NONE])[:2],
            next((i for i, p in enumerate(_PRINTED) if p and MAKES[Building[p.upper()]] == resource), NONE),
        ]
        for resource in Resource
    ]
)
for _resource in Resource:
    if sum(int(MAKES[b]) == _resource for b in _INDUSTRIES) > 2:
        raise BadTables(f"more than two industries make {_resource.name.lower()}")

_HOME_MAKER = {int(MAKES[b]): int(WORKER[b]) for b in _HOME}
_ISLAND_MAKER = {int(MAKES[Building[p.upper()]]): int(WORKER[Building[p.upper()]]) for p in _PRINTED if p}
MAKERS_CUBE = _array(
    [
        [
            _HOME_MAKER.get(int(resource), NONE),
            *(NONE if tile == NONE else int(WORKER[tile]) for tile in MAKERS[resource][1:3]),
            _ISLAND_MAKER.get(int(resource), NONE),
        ]
        for resource in Resource
    ]
)
"""Who works there."""

BONUS_CUBE = tuple(
    int(Cube[row["cubes"].upper()]) if "cubes" in row else NONE
    for row in (COMPONENTS["old_world"][name] for name in _names(OldWorld))
)
BONUS_NUMBER = tuple(
    int(row.get("number", row.get("expeditions", 0)))
    for row in (COMPONENTS["old_world"][name] for name in _names(OldWorld))
)
IS_THERE = _array(
    [
        [name in COMPONENTS["new_world"][island]["resources"] for name in _names(Resource)]
        for island in _names(NewWorld)
    ]
)

# ---------------------------------------------------------------- bills

NO_RESOURCE = 63
MOST_NEEDS = 6
NEED_BITS = 6
MOST_TOKENS = 15
EXHAUST_AT, NO_CUBE = 36, 7
TRADE_AT, EXPLORATION_AT = 39, 43


def bill(resources: list[str], exhaust: str | None = None, trade: int = 0, exploration: int = 0) -> int:
    """A cost as one number. No resource stands in it twice. AN-PAY-18"""
    needs = [int(Resource[a_name("a cost", name, _names(Resource)).upper()]) for name in resources]
    if len(needs) > MOST_NEEDS or len(set(needs)) < len(needs):
        raise BadTables(f"a cost is up to {MOST_NEEDS} different resources, not {', '.join(resources)}")
    a_number("trade_tokens", trade, 0, MOST_TOKENS)
    a_number("exploration_tokens", exploration, 0, MOST_TOKENS)
    needs += [NO_RESOURCE] * (MOST_NEEDS - len(needs))
    packed = sum(need << NEED_BITS * i for i, need in enumerate(needs))
    cube = NO_CUBE if exhaust is None else int(Cube[exhaust.upper()])
    return packed | cube << EXHAUST_AT | trade << TRADE_AT | exploration << EXPLORATION_AT


EMPTY_BILL = bill([])


def _tile_bill(tile: int) -> int:
    row = (_INDUSTRIES | _HARBOUR)[Building(tile)]
    return bill(row["cost"], row.get("exhaust"))


def _card_bill(card: str) -> int:
    row = COMPONENTS["cards"][card]
    return bill(row["needs"], None, row.get("trade_tokens", 0), row.get("exploration_tokens", 0))


FIRST_NEW_CUBE = TILES
FIRST_UPGRADE = FIRST_NEW_CUBE + CUBES
FIRST_PLAY = FIRST_UPGRADE + CUBES - 1
BILLS = _array(
    [_tile_bill(tile) for tile in Tile]
    + [bill(row["new"], row.get("new_exhaust")) for row in _CUBES]
    + [bill(row["upgrade"], row.get("upgrade_exhaust")) for row in _CUBES[1:]]
    + [_card_bill(card) for card in _names(Card)]
)
"""What each tile, each new cube, each upgrade (by the kind upgraded) and each card costs."""

# ---------------------------------------------------------------- population cards

_CARD_ROWS = [COMPONENTS["cards"][card] for card in _names(Card)]
_AMOUNTS = [COMPONENTS["card_effects"].get(name, {}) for name in _names(Effect)]
EFFECT = _array([int(Effect[row["effect"].upper()]) for row in _CARD_ROWS])
DECK = _array([int(deck) for deck in _DECKS])
LIKE = _array(
    [
        next(i for i, other in enumerate(_CARD_ROWS) if other == row and _DECKS[i] == _DECKS[at])
        for at, row in enumerate(_CARD_ROWS)
    ]
)
"""The first card that is alike in everything."""

EFFECT_CUBE = tuple(int(Cube[row["cubes"].upper()]) if "cubes" in row else NONE for row in _AMOUNTS)
EFFECT_CUBES = tuple(int(row.get("number", 0)) for row in _AMOUNTS)
EFFECT_TRADE = tuple(int(row.get("trade", 0)) for row in _AMOUNTS)
EFFECT_EXPLORATION = tuple(int(row.get("exploration", 0)) for row in _AMOUNTS)
EFFECT_GOLD = tuple(int(row.get("gold", 0)) for row in _AMOUNTS)
EFFECT_EXPEDITIONS = tuple(int(row.get("expeditions", 0)) for row in _AMOUNTS)
FREE_RESOURCE = tuple(
    int(name in COMPONENTS["card_effects"]["new_world_free"]["resources"]) for name in _names(Resource)
)

# ---------------------------------------------------------------- expeditions, objectives

_HALVES = [(NONE, NONE)] + [
    tuple(int(Cube[half]) for half in card.name.split("_")) for card in Expedition if card
]
ANIMAL = tuple(half[0] for half in _HALVES)
ARTIFACT = tuple(half[1] for half in _HALVES)
EXPEDITION_NUMBER = (0, *tuple(int(COMPONENTS["expeditions"][name]) for name in _names(Expedition)[1:]))

_OBJECTIVES = [COMPONENTS["objectives"][name] for name in _names(Objective)]
INDUSTRY_POINTS = _array(
    [
        [
            a_number("points", row.get("points", 0), 0, 50) if name in row.get("industries", []) else 0
            for name in _names(Building)
        ]
        for row in _OBJECTIVES
    ]
)

_SETS = COMPONENTS["objective_sets"]
ADVISED = _array(
    [
        [name in _SETS.get(chosen, _names(Objective)) for name in _names(Objective)]
        for chosen in _names(ObjectiveSet)
    ]
)
"""Which objective cards each set draws from first."""
