"""The tables of Packet Row's cards, read with distrust: players can bring corrected ones."""

from typing import Any

from tradewinds.kernel.components import BadTables, a_name, a_number, as_many, tables

COMPONENTS = tables(__package__)

GOODS = ("wheat", "cotton", "furs", "tobacco")
COUNTRIES = ("gb", "fr", "nl", "se", "es", "de")
BOARDS = ("guild_hall", "docks", "market", "bank")
LANDMARKS = (
    "school",
    "park",
    "library",
    "theatre",
    "hospital",
    "university",
    "church",
    "town_hall",
    "cathedral",
)

CONTRACTS, STARTS, STARTS_OF_A_GOOD = 24, 12, 3
SHIPS, INGOTS, GOODS_OF_A_KIND, MONEY, VP_CARDS = 18, 5, 7, 24, 9
MOST_AMOUNT, MOST_UNITS, MOST_PAYOUT, MOST_PRICE, MOST_VALUE, MOST_VP = 6, 3, 99, 60, 20, 20
MOST_MONEY_KINDS, MOST_VP_KINDS = 8, 16

Row = dict[str, Any]


def _rows(table: str) -> list[tuple[str, Row]]:
    """The rows of a table, each with the words for it."""
    return [(f"{table}, row {at}", row) for at, row in enumerate(COMPONENTS[table]["rows"], start=1)]


def contracts(table: str) -> dict[tuple[str, str, int], tuple[int, int]]:
    """Contracts by good, destination and amount: what each pays, and how many cards there are of it."""
    found: dict[tuple[str, str, int], tuple[int, int]] = {}
    for where, row in _rows(table):
        good = a_name(f"{where}, good", row["good"], GOODS)
        to = a_name(f"{where}, to", row["to"], COUNTRIES)
        amount = a_number(f"{where}, amount", row["amount"], 1, MOST_AMOUNT)
        payout = a_number(f"{where}, payout", row["payout"], 1, MOST_PAYOUT)
        paid, copies = found.get((good, to, amount), (payout, 0))
        if paid != payout:
            raise BadTables(f"{where}, payout: a contract of the same good, country and amount pays {paid}")
        found[good, to, amount] = (payout, copies + 1)
    return found


def ordinary_contracts() -> dict[tuple[str, str, int], tuple[int, int]]:
    """Those of the guild hall."""
    as_many("contracts, rows", len(COMPONENTS["contracts"]["rows"]), CONTRACTS)
    return contracts("contracts")


def start_contracts() -> dict[tuple[str, str, int], tuple[int, int]]:
    """Those dealt before the game, as many of each good."""
    rows = COMPONENTS["start_contracts"]["rows"]
    as_many("start_contracts, rows", len(rows), STARTS)
    found = contracts("start_contracts")
    for good in GOODS:
        of_good = sum(copies for (kind, _, _), (_, copies) in found.items() if kind == good)
        as_many(f"start_contracts, rows with {good}", of_good, STARTS_OF_A_GOOD)
    return found


def ships() -> tuple[int, ...]:
    """How many there are of each flag."""
    copies = [a_number(f"ships, {to}", COMPONENTS["ships"][to], 0, SHIPS) for to in COUNTRIES]
    as_many("ships", sum(copies), SHIPS)
    return tuple(copies)


def ingot_prices() -> tuple[int, ...]:
    """Of the single and of the double one."""
    as_many("ingots, rows", len(COMPONENTS["ingots"]["rows"]), 2)
    prices = []
    for units, (where, row) in enumerate(_rows("ingots"), start=1):
        a_number(f"{where}, units", row["units"], units, units)
        prices.append(a_number(f"{where}, price", row["price"], 0, MOST_PRICE))
    return tuple(prices)


def goods() -> dict[tuple[str, int], tuple[int, int]]:
    """Goods cards by good and amount: the price, and how many there are."""
    found: dict[tuple[str, int], tuple[int, int]] = {}
    for where, row in _rows("goods"):
        good = a_name(f"{where}, good", row["good"], GOODS)
        amount = a_number(f"{where}, amount", row["amount"], 1, MOST_UNITS)
        if (good, amount) in found:
            raise BadTables(f"{where}: a row with the same good and amount stands above")
        price = a_number(f"{where}, price", row["price"], 0, MOST_PRICE)
        found[good, amount] = (price, a_number(f"{where}, copies", row["copies"], 1, GOODS_OF_A_KIND))
    for good in GOODS:
        of_good = sum(copies for (kind, _), (_, copies) in found.items() if kind == good)
        as_many(f"goods, copies of {good}", of_good, GOODS_OF_A_KIND)
    return dict(sorted(found.items(), key=lambda entry: (GOODS.index(entry[0][0]), entry[0][1])))


def money() -> dict[int, int]:
    """How many cards there are of each value, from the lowest on."""
    found: dict[int, int] = {}
    for where, row in _rows("money"):
        value = a_number(f"{where}, value", row["value"], 1, MOST_VALUE)
        if value in found:
            raise BadTables(f"{where}: a row with the same value stands above")
        found[value] = a_number(f"{where}, copies", row["copies"], 1, MONEY)
    a_number("money, rows, their number", len(found), 1, MOST_MONEY_KINDS)
    as_many("money, copies", sum(found.values()), MONEY)
    return dict(sorted(found.items()))


def vp_cards() -> list[tuple[str, int, int, tuple[int, ...]]]:
    """Name, price and points of each, and how many there are in each deck."""
    a_number("vp, rows, their number", len(COMPONENTS["vp"]["rows"]), 1, MOST_VP_KINDS)
    found = []
    for where, row in _rows("vp"):
        name = a_name(f"{where}, name", row["name"], LANDMARKS)
        price = a_number(f"{where} ({name}), price", row["price"], 0, MOST_PRICE)
        vp = a_number(f"{where} ({name}), vp", row["vp"], 0, MOST_VP)
        copies = [a_number(f"{where} ({name}), {board}", row[board], 0, VP_CARDS) for board in BOARDS]
        found.append((name, price, vp, tuple(copies)))
    for at, board in enumerate(BOARDS):
        as_many(f"vp, cards in {board}", sum(row[3][at] for row in found), VP_CARDS)
    return found


CORRECTABLE = ("contracts", "start_contracts", "ships", "ingots", "goods", "money", "vp")


def _is_guess(table: str) -> bool:
    return bool(COMPONENTS[table]["confidence"] == "reconstructed")


GUESSED = tuple(table for table in CORRECTABLE if _is_guess(table))
RECONSTRUCTED = ("cards", *GUESSED) if GUESSED else ()
