"""The things of Santiago de Cuba by their names, and their numbers as `components.toml` has them."""

import enum

from tradewinds.kernel.components import tables
from tradewinds.kernel.records import Axis, SeatAxis

COMPONENTS = tables(__package__)

_PIECES = COMPONENTS["pieces"]


class Seat(SeatAxis, size=max(_PIECES["seats"])):
    """The players in clockwise order."""


class Stop(Axis, size=_PIECES["stops"]):
    """The ring street: the port, then nine Cubans."""


class Good(enum.IntEnum):
    """What players hold. The first five have a die each."""

    SUGAR = 0
    CITRUS = 1
    TOBACCO = 2
    RUM = 3
    CIGARS = 4
    WOOD = 5


class Die(enum.IntEnum):
    """The demand dice, numbered as their goods."""

    SUGAR = 0
    CITRUS = 1
    TOBACCO = 2
    RUM = 3
    CIGARS = 4


class Flower(enum.IntEnum):
    """What leads from a Cuban to a group of buildings."""

    YELLOW = 0
    BLUE = 1
    RED = 2
    WHITE = 3


class Cuban(enum.IntEnum):
    PEDRO = 0
    MARIA = 1
    JOSE = 2
    MARTINEZ = 3
    CONCHITA = 4
    EL_ZORRO = 5
    MIGUEL = 6
    PABLO = 7
    ALONSO = 8


class Building(enum.IntEnum):
    BANK = 0
    CHURCH = 1
    DISTILLERY = 2
    CIGAR_FACTORY = 3
    BLACK_MARKET = 4
    SAWMILL = 5
    CAFE = 6
    CUSTOMS = 7
    CASINO = 8
    HARBOUR_OFFICE = 9
    OFFICE = 10
    NEWSPAPER = 11


NONE = -1
PORT = 0

SEATS: list[int] = _PIECES["seats"]
STOPS: int = _PIECES["stops"]
GOODS_OF_A_KIND: int = _PIECES["goods_of_a_kind"]
MARKERS: int = _PIECES["markers_of_a_player"]
SHIPS: int = _PIECES["ships"]

START_PESOS: int = COMPONENTS["start"]["pesos"]
START_VP: int = COMPONENTS["start"]["vp"]
START_GOODS: tuple[int, ...] = tuple(COMPONENTS["start"]["goods"][good.name.lower()] for good in Good)

FACES: tuple[tuple[int, ...], ...] = tuple(tuple(COMPONENTS["dice"][die.name.lower()]) for die in Die)
FIRST_FLAG: int = COMPONENTS["value_track"]["flags"][0]
LAST_FLAG: int = COMPONENTS["value_track"]["flags"][-1]
SPACES: int = COMPONENTS["groups"]["spaces"]


def _gift(cuban: Cuban, what: str) -> int:
    return int(COMPONENTS["cubans"].get(cuban.name.lower(), {}).get(what, 0))


def _good_given(cuban: Cuban) -> int:
    return next((int(good) for good in Good if _gift(cuban, good.name.lower())), NONE)


GIFT_GOOD: tuple[int, ...] = tuple(_good_given(cuban) for cuban in Cuban)
GIFT_NUMBER: tuple[int, ...] = tuple(sum(_gift(c, good.name.lower()) for good in Good) for c in Cuban)
GIFT_PESOS: tuple[int, ...] = tuple(_gift(cuban, "pesos") for cuban in Cuban)
GIFT_VP: tuple[int, ...] = tuple(_gift(cuban, "vp") for cuban in Cuban)


def _flower(cuban: Cuban) -> int:
    row = COMPONENTS["flowers"].get(cuban.name.lower())
    return NONE if row is None else int(Flower[row["flower"].upper()])


FLOWER: tuple[int, ...] = tuple(_flower(cuban) for cuban in Cuban)

_FUNCTIONS = COMPONENTS["buildings"]
BANK_PESOS: int = _FUNCTIONS["bank_pesos"]
CHURCH_VP: int = _FUNCTIONS["church_vp"]
SAWMILL_PESOS: int = _FUNCTIONS["sawmill_pesos"]
SAWMILL_VP: int = _FUNCTIONS["sawmill_vp"]
CAFE_VP: int = _FUNCTIONS["cafe_vp"]
CASINO_PESOS: int = _FUNCTIONS["casino_pesos"]
OFFICE_VP: int = _FUNCTIONS["office_vp"]
NEWSPAPER_PESOS: int = _FUNCTIONS["newspaper_pesos"]
OWNER_VP: int = _FUNCTIONS["owner_vp"]
WOOD_VP: int = COMPONENTS["deliveries"]["wood_vp"]
GOODS_FOR_A_VP: int = COMPONENTS["scoring"]["goods_for_a_vp"]

RECONSTRUCTED: tuple[str, ...] = tuple(
    f"flowers.{name}" for name, row in COMPONENTS["flowers"].items() if row["confidence"] == "reconstructed"
)
