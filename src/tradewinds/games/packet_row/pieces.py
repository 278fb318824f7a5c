"""The things of Packet Row by their names, and their numbers as `components.toml` has them.

Which contracts, goods, money and victory-point cards there are, the tables say; so the kinds of cards are
made from them. Cards that look alike are of one kind.
"""

import enum
from collections.abc import Mapping
from typing import Any

from tradewinds.games.packet_row import tables
from tradewinds.games.packet_row.tables import COMPONENTS, RECONSTRUCTED
from tradewinds.kernel.records import Axis, SeatAxis

__all__ = ["COMPONENTS", "RECONSTRUCTED"]

NONE = -1

_PIECES, _SUPPLIES, _HELPERS = COMPONENTS["pieces"], COMPONENTS["supplies"], COMPONENTS["helpers"]

SEATS: list[int] = _PIECES["seats"]
START_CASH: int = _PIECES["cash"]
CURRENT: tuple[int, ...] = (0, 0, *_SUPPLIES["current"])  # by the number of players
FUTURE: tuple[int, ...] = (0, 0, *_SUPPLIES["future"])
REMOVED: tuple[int, ...] = (0, 0, *_SUPPLIES["removed"])
ENDS: tuple[int, ...] = (0, 0, *_SUPPLIES["ends"])
MOST_CURRENT, MOST_FUTURE = max(CURRENT), max(FUTURE)
PLACES = MOST_CURRENT + MOST_FUTURE

CASH_FOR_A_VP: int = COMPONENTS["scoring"]["cash_for_a_vp"]
RICHEST: tuple[int, ...] = (0, 0, *COMPONENTS["scoring"]["richest"])
SECOND: tuple[int, ...] = (0, 0, *COMPONENTS["scoring"]["second"])

Spoken = tuple[str, Mapping[str, Any]]
"""The message that names a card, and what stands in it."""


class Seat(SeatAxis, size=max(SEATS)):
    """The players in clockwise order."""


class Board(enum.IntEnum):
    GUILD_HALL = 0
    DOCKS = 1
    MARKET = 2
    BANK = 3


class Place(Axis, size=MOST_CURRENT):
    """The places of a current supply."""


class Ahead(Axis, size=MOST_FUTURE):
    """The places of a future supply."""


class Spot(Axis, size=len(Board) * PLACES):
    """All places where a pawn can stand: board by board, those of the current supply first."""


class Good(enum.IntEnum):
    WHEAT = 0
    COTTON = 1
    FURS = 2
    TOBACCO = 3


class Country(enum.IntEnum):
    """Where ships sail."""

    GB = 0
    FR = 1
    NL = 2
    SE = 3
    ES = 4
    DE = 5


class Ingot(enum.IntEnum):
    SINGLE = 0
    DOUBLE = 1


class Helper(enum.IntEnum):
    ASSISTANT = 0
    CAPTAIN = 1
    MERCHANT = 2
    BANKER = 3


class Landmark(enum.IntEnum):
    """What victory-point cards show."""

    SCHOOL = 0
    PARK = 1
    LIBRARY = 2
    THEATRE = 3
    HOSPITAL = 4
    UNIVERSITY = 5
    CHURCH = 6
    TOWN_HALL = 7
    CATHEDRAL = 8


# ---------------------------------------------------------------- contracts

_CONTRACTS, _STARTS = tables.ordinary_contracts(), tables.start_contracts()


def _contract_names(kinds: Mapping[tuple[str, str, int], Any]) -> dict[str, int]:
    """By good and country; with the amount where these are not enough."""
    pairs = [(good, to) for good, to, _ in kinds]
    names = (f"{g}_{to}" if pairs.count((g, to)) == 1 else f"{g}_{to}_{number}" for g, to, number in kinds)
    return {name.upper(): at for at, name in enumerate(names)}


def _goods_of(kinds: Mapping[tuple[str, str, int], Any]) -> tuple[int, ...]:
    return tuple(tables.GOODS.index(good) for good, _, _ in kinds)


def _countries_of(kinds: Mapping[tuple[str, str, int], Any]) -> tuple[int, ...]:
    return tuple(tables.COUNTRIES.index(to) for _, to, _ in kinds)


CONTRACT_GOOD, START_GOOD = _goods_of(_CONTRACTS), _goods_of(_STARTS)
CONTRACT_TO, START_TO = _countries_of(_CONTRACTS), _countries_of(_STARTS)
CONTRACT_AMOUNT: tuple[int, ...] = tuple(amount for _, _, amount in _CONTRACTS)
START_AMOUNT: tuple[int, ...] = tuple(amount for _, _, amount in _STARTS)
CONTRACT_PAYOUT: tuple[int, ...] = tuple(payout for payout, _ in _CONTRACTS.values())
START_PAYOUT: tuple[int, ...] = tuple(payout for payout, _ in _STARTS.values())
START_COPIES: tuple[int, ...] = tuple(copies for _, copies in _STARTS.values())


class Contract(enum.IntEnum):
    """The kinds of contracts in the guild hall: `wheat_gb`."""

    vars().update(_contract_names(_CONTRACTS))

    def spoken(self) -> Spoken:
        at = int(self)
        to, payout = Country(CONTRACT_TO[at]), CONTRACT_PAYOUT[at]
        return "contract", {
            "good": Good(CONTRACT_GOOD[at]),
            "country": to,
            "amount": CONTRACT_AMOUNT[at],
            "payout": payout,
        }


class Start(enum.IntEnum):
    """The kinds of starting contracts."""

    vars().update(_contract_names(_STARTS))

    def spoken(self) -> Spoken:
        at = int(self)
        to, payout = Country(START_TO[at]), START_PAYOUT[at]
        return "start", {
            "good": Good(START_GOOD[at]),
            "country": to,
            "amount": START_AMOUNT[at],
            "payout": payout,
        }


# ---------------------------------------------------------------- goods, money, victory points

_GOODS, _MONEY, _VP = tables.goods(), tables.money(), tables.vp_cards()

GOODS_GOOD: tuple[int, ...] = tuple(tables.GOODS.index(good) for good, _ in _GOODS)
GOODS_AMOUNT: tuple[int, ...] = tuple(amount for _, amount in _GOODS)
GOODS_PRICE: tuple[int, ...] = tuple(price for price, _ in _GOODS.values())
INGOT_PRICE = tables.ingot_prices()
MONEY_VALUE: tuple[int, ...] = tuple(_MONEY)
VP_LANDMARK: tuple[int, ...] = tuple(tables.LANDMARKS.index(name) for name, _, _, _ in _VP)
VP_PRICE: tuple[int, ...] = tuple(price for _, price, _, _ in _VP)
VP_POINTS: tuple[int, ...] = tuple(vp for _, _, vp, _ in _VP)


class Goods(enum.IntEnum):
    """The kinds of goods cards: `wheat_3`."""

    vars().update({f"{good}_{amount}".upper(): at for at, (good, amount) in enumerate(_GOODS)})

    def spoken(self) -> Spoken:
        return "goods", {"good": Good(GOODS_GOOD[self]), "amount": GOODS_AMOUNT[self]}


class Money(enum.IntEnum):
    """The kinds of money cards: `money_4`."""

    vars().update({f"MONEY_{value}": at for at, value in enumerate(_MONEY)})

    def spoken(self) -> Spoken:
        return "money", {"value": MONEY_VALUE[self]}


def _vp_names() -> list[str]:
    """By what they show; numbered where several rows show the same."""
    names = [name for name, _, _, _ in _VP]
    return [
        name if names.count(name) == 1 else f"{name}_{names[: at + 1].count(name)}"
        for at, name in enumerate(names)
    ]


# ---------------------------------------------------------------- cards in hand

HELD_GOODS = len(Contract)
HELD_HELPERS = HELD_GOODS + len(Goods)
HELD_INGOTS = HELD_HELPERS + len(Helper)
HELD_MONEY = HELD_INGOTS + len(Ingot)
HELD_VP = HELD_MONEY + len(Money)
HELD_KINDS = HELD_VP + len(_VP)

ASSISTANT = HELD_HELPERS + Helper.ASSISTANT
CAPTAIN = HELD_HELPERS + Helper.CAPTAIN
MERCHANT = HELD_HELPERS + Helper.MERCHANT
BANKER = HELD_HELPERS + Helper.BANKER


def _held_names() -> list[str]:
    names = [f"contract_{one.name}" for one in Contract] + [f"goods_{one.name}" for one in Goods]
    names += (
        [one.name for one in Helper] + [f"ingot_{one.name}" for one in Ingot] + [one.name for one in Money]
    )
    return [name.upper() for name in names + [f"vp_{name}" for name in _vp_names()]]


class Held(enum.IntEnum):
    """The kinds of cards that can be in a hand, starting contracts apart: `goods_wheat_3`, `vp_park`."""

    vars().update({name: at for at, name in enumerate(_held_names())})

    def spoken(self) -> Spoken:
        return _spoken(int(self))


def _spoken(held: int) -> Spoken:
    """What a card in hand is called."""
    if held < HELD_GOODS:
        return Contract(held).spoken()
    if held < HELD_HELPERS:
        return Goods(held - HELD_GOODS).spoken()
    if held < HELD_INGOTS:
        return f"helper-{Helper(held - HELD_HELPERS).name.lower()}", {}
    if held < HELD_MONEY:
        return f"ingot-{Ingot(held - HELD_INGOTS).name.lower()}", {}
    if held < HELD_VP:
        return Money(held - HELD_MONEY).spoken()
    at = held - HELD_VP
    return "vp", {"landmark": Landmark(VP_LANDMARK[at]), "price": VP_PRICE[at], "vp": VP_POINTS[at]}


# ---------------------------------------------------------------- cards of the decks


def _deck(board: Board) -> dict[str, tuple[int, int]]:
    """The kinds of cards of a deck: what each is in a hand (a ship: NONE less its flag), and its copies."""
    found: dict[str, tuple[int, int]] = {}
    if board == Board.GUILD_HALL:
        copies = [copies for _, copies in _CONTRACTS.values()]
        found |= {f"contract_{one.name}": (int(one), copies[one]) for one in Contract}
        found["assistant"] = (int(ASSISTANT), _HELPERS["assistant"])
    if board == Board.DOCKS:
        found |= {f"ship_{to.name}": (NONE - to, number) for to, number in zip(Country, tables.ships())}
        found["captain"] = (int(CAPTAIN), _HELPERS["captain"])
        found |= {f"ingot_{one.name}": (HELD_INGOTS + one, tables.INGOTS) for one in Ingot}
    if board == Board.MARKET:
        copies = [copies for _, copies in _GOODS.values()]
        found |= {f"goods_{one.name}": (HELD_GOODS + one, copies[one]) for one in Goods}
        found["merchant"] = (int(MERCHANT), _HELPERS["merchant"])
    if board == Board.BANK:
        copies = list(_MONEY.values())
        found |= {one.name: (HELD_MONEY + one, copies[one]) for one in Money}
        found["banker"] = (int(BANKER), _HELPERS["banker"])
    for at, name in enumerate(_vp_names()):
        found[f"vp_{name}_{board.name}"] = (HELD_VP + at, _VP[at][3][board])
    return {name.upper(): (int(held), copies) for name, (held, copies) in found.items()}


_DECKS = [_deck(board) for board in Board]

CARD_HELD: tuple[int, ...] = tuple(held for deck in _DECKS for held, _ in deck.values())
CARD_COPIES: tuple[int, ...] = tuple(copies for deck in _DECKS for _, copies in deck.values())
DECK_SIZE: tuple[int, ...] = tuple(sum(copies for _, copies in deck.values()) for deck in _DECKS)
FIRST_CARD: tuple[int, ...] = tuple(sum(map(len, _DECKS[:at])) for at in range(len(_DECKS) + 1))
CARDS = FIRST_CARD[-1]


def board_of(card: int) -> int:
    """The board whose deck a card is of."""
    return max(board for board in range(len(Board)) if FIRST_CARD[board] <= card)


class Card(enum.IntEnum):
    """The kinds of cards of the decks, deck by deck: `ship_gb`, `vp_park_market`."""

    vars().update({name: at for at, name in enumerate(name for deck in _DECKS for name in deck)})

    def spoken(self) -> Spoken:
        held = CARD_HELD[self]
        if held >= HELD_VP:
            return "vp-of", {
                "landmark": Landmark(VP_LANDMARK[held - HELD_VP]),
                "board": Board(board_of(self)),
            }
        return _spoken(held) if held >= 0 else ("ship", {"country": Country(NONE - held)})


def _price(held: int) -> int:
    """What a card costs; most are free."""
    if HELD_GOODS <= held < HELD_HELPERS:
        return GOODS_PRICE[held - HELD_GOODS]
    if HELD_INGOTS <= held < HELD_MONEY:
        return INGOT_PRICE[held - HELD_INGOTS]
    return VP_PRICE[held - HELD_VP] if held >= HELD_VP else 0


PRICE: tuple[int, ...] = tuple(_price(held) for held in CARD_HELD)
