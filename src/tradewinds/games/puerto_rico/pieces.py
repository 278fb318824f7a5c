"""The things of Puerto Rico by their names, and their numbers as `components.toml` has them."""

import enum

from tradewinds.kernel.components import tables
from tradewinds.kernel.records import SeatAxis

COMPONENTS = tables(__package__)

_PIECES = COMPONENTS["pieces"]


class Seat(SeatAxis, size=max(_PIECES["seats"])):
    """The players in clockwise order."""


class Good(enum.IntEnum):
    """What plantations grow, ships carry and the trading house buys."""

    CORN = 0
    INDIGO = 1
    SUGAR = 2
    TOBACCO = 3
    COFFEE = 4


class Tile(enum.IntEnum):
    """What lies on an island: plantations, numbered as their goods, and quarries."""

    CORN = 0
    INDIGO = 1
    SUGAR = 2
    TOBACCO = 3
    COFFEE = 4
    QUARRY = 5


class Building(enum.IntEnum):
    """Production buildings first, then the violet ones, the five large ones last."""

    SMALL_INDIGO_PLANT = 0
    SMALL_SUGAR_MILL = 1
    INDIGO_PLANT = 2
    SUGAR_MILL = 3
    TOBACCO_STORAGE = 4
    COFFEE_ROASTER = 5
    SMALL_MARKET = 6
    HACIENDA = 7
    CONSTRUCTION_HUT = 8
    SMALL_WAREHOUSE = 9
    HOSPICE = 10
    OFFICE = 11
    LARGE_MARKET = 12
    LARGE_WAREHOUSE = 13
    FACTORY = 14
    UNIVERSITY = 15
    HARBOR = 16
    WHARF = 17
    GUILD_HALL = 18
    RESIDENCE = 19
    FORTRESS = 20
    CUSTOMS_HOUSE = 21
    CITY_HALL = 22


class Role(enum.IntEnum):
    """The role cards; three players use the first six, four seven of them, five all."""

    SETTLER = 0
    MAYOR = 1
    BUILDER = 2
    CRAFTSMAN = 3
    TRADER = 4
    CAPTAIN = 5
    PROSPECTOR = 6
    SECOND_PROSPECTOR = 7


class Ship(enum.IntEnum):
    """The cargo ships by their holds."""

    SMALL = 0
    MIDDLE = 1
    LARGE = 2


class Ending(enum.IntEnum):
    """Why a round is the last one."""

    COLONISTS = 0
    CITY = 1
    POINTS = 2
    ROUNDS = 3


class Extra(enum.IntEnum):
    """What a load brings beside a point a barrel."""

    NOTHING = 0
    CAPTAIN = 1
    HARBOR = 2
    BOTH = 3


NONE = -1

SEATS: list[int] = _PIECES["seats"]
ISLAND_CELLS: int = _PIECES["island_cells"]
CITY_CELLS: int = _PIECES["city_cells"]
QUARRIES: int = _PIECES["quarries"]
HOUSE_SPACES: int = _PIECES["house_spaces"]
DOUBLOONS: int = _PIECES["doubloons"]
MOST_LARGE: int = COMPONENTS["city"]["columns"]
LEFT_OVER: int = COMPONENTS["roles"]["left_over"]
LAST_ROUND: int = COMPONENTS["limits"]["rounds"]


def _by_good(table: str) -> tuple[int, ...]:
    return tuple(COMPONENTS["goods"][table][good.name.lower()] for good in Good)


PLANTATIONS: tuple[int, ...] = _by_good("plantations")
BARRELS: tuple[int, ...] = _by_good("barrels")
PRICES: tuple[int, ...] = _by_good("prices")


def _by_seats(table: dict[str, int]) -> tuple[int, ...]:
    """A number for each number of players, from none up."""
    return tuple(table.get(str(seats), 0) for seats in range(Seat.size + 1))


START_DOUBLOONS: tuple[int, ...] = _by_seats(COMPONENTS["start"]["doubloons"])
START_COLONISTS: tuple[int, ...] = _by_seats(COMPONENTS["colonists"]["supply"])
START_VP: tuple[int, ...] = _by_seats(COMPONENTS["points"]["supply"])


def _start_plantations(seats: int) -> tuple[int, ...]:
    names = COMPONENTS["start"]["plantations"].get(str(seats), [])
    return tuple(int(Good[name.upper()]) for name in names) + (NONE,) * (Seat.size - len(names))


START_PLANTATIONS: tuple[tuple[int, ...], ...] = tuple(map(_start_plantations, range(Seat.size + 1)))
HOLDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(COMPONENTS["ships"]["holds"].get(str(seats), [0, 0, 0])) for seats in range(Seat.size + 1)
)


def _of_buildings(what: str) -> tuple[int, ...]:
    return tuple(COMPONENTS["buildings"][building.name.lower()][what] for building in Building)


COSTS: tuple[int, ...] = _of_buildings("price")
PRINTED_VP: tuple[int, ...] = _of_buildings("vp")
CIRCLES: tuple[int, ...] = _of_buildings("circles")
COPIES: tuple[int, ...] = _of_buildings("pieces")
CELLS: tuple[int, ...] = _of_buildings("cells")


def _mills(*buildings: Building | None) -> tuple[int, ...]:
    return tuple(NONE if building is None else int(building) for building in buildings)


SMALL_MILL: tuple[int, ...] = _mills(None, Building.SMALL_INDIGO_PLANT, Building.SMALL_SUGAR_MILL, None, None)
LARGE_MILL: tuple[int, ...] = _mills(
    None,
    Building.INDIGO_PLANT,
    Building.SUGAR_MILL,
    Building.TOBACCO_STORAGE,
    Building.COFFEE_ROASTER,
)
"""Where a good is made, by good; corn needs no building."""

FIRST_LARGE_MILL = int(Building.INDIGO_PLANT)
FIRST_VIOLET = int(Building.SMALL_MARKET)
FIRST_LARGE = int(Building.GUILD_HALL)

_EFFECTS = COMPONENTS["effects"]
BUILDER_DISCOUNT: int = _EFFECTS["builder_discount"]
TRADER_DOUBLOONS: int = _EFFECTS["trader_doubloons"]
PROSPECTOR_DOUBLOONS: int = _EFFECTS["prospector_doubloons"]
CAPTAIN_VP: int = _EFFECTS["captain_vp"]
SMALL_MARKET_DOUBLOONS: int = _EFFECTS["small_market"]
LARGE_MARKET_DOUBLOONS: int = _EFFECTS["large_market"]
SMALL_WAREHOUSE_KINDS: int = _EFFECTS["small_warehouse"]
LARGE_WAREHOUSE_KINDS: int = _EFFECTS["large_warehouse"]
FACTORY_DOUBLOONS: tuple[int, ...] = tuple(_EFFECTS["factory"])
HARBOR_VP: int = _EFFECTS["harbor_vp"]
OWN_HOLD: int = _EFFECTS["own_hold"]
SMALL_MILL_VP: int = _EFFECTS["guild_hall"]["small"]
LARGE_MILL_VP: int = _EFFECTS["guild_hall"]["large"]
RESIDENCE_VP: tuple[int, ...] = tuple(
    next(vp for cells, vp in zip(*_EFFECTS["residence"].values(), strict=True) if filled <= cells)
    for filled in range(ISLAND_CELLS + 1)
)
FORTRESS_COLONISTS: int = _EFFECTS["fortress_colonists"]
CUSTOMS_HOUSE_VP: int = _EFFECTS["customs_house_vp"]
