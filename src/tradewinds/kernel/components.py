"""The tables of a game, and the same game made anew from corrected ones.

A game's numbers are constants of its modules, and machine code is made of them. So other numbers make another
game: its package is imported once more, in private, and there `tables` hands out the corrected ones.
"""

from __future__ import annotations

import builtins
import importlib.util
import json
import threading
import tomllib
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from importlib.resources import files
from types import ModuleType
from typing import Any

from tradewinds.kernel.game import Game, Setting
from tradewinds.kernel.quote import quoted

FILE = "components.toml"
OPTION = "components"
MOST_BYTES = 2**18
MOST_NUMBER = 10**9
LONGEST_TEXT = 500
DEEPEST = 6
MOST_MADE = 16

REMARKS = ("confidence", "source")
CONFIDENCE = ("certain", "likely", "reconstructed", "corrected")
CORRECTED = {"confidence": "corrected", "source": "a corrected table"}

Tables = dict[str, Any]


class BadTables(Setting):
    """Tables that make no sound game; the message names the row."""


_brought: ContextVar[tuple[str, Tables]] = ContextVar("corrected tables", default=("", {}))


def tables(package: str) -> Tables:
    """The tables of a game's `components.toml`, corrected ones in their place where some are given."""
    own = tomllib.loads(files(package).joinpath(FILE).read_text("utf-8"))
    given_to, corrections = _brought.get()
    return own | corrections if given_to == package else own


# ---------------------------------------------------------------- what games check their rows by


def a_number(where: str, value: Any, low: int, high: int) -> int:
    """A whole number of a range; BadTables says where it is none."""
    if type(value) is not int or not low <= value <= high:
        raise BadTables(f"{where} is a whole number from {low} to {high}, not {quoted(value)}")
    return value


def a_name(where: str, value: Any, names: Sequence[str]) -> str:
    """One of some names; BadTables says where it is none."""
    if value not in names:
        raise BadTables(f"{where} is one of {', '.join(names)}, not {quoted(value)}")
    return str(value)


def as_many(where: str, found: int, wanted: int) -> None:
    """So many and no other number; BadTables says where they are not."""
    if found != wanted:
        raise BadTables(f"{where}: there are {wanted}, not {found}")


# ---------------------------------------------------------------- reading


def from_toml(text: str) -> Tables:
    """The tables that a corrected `components.toml` brings; BadTables says what is wrong with the text."""
    if len(text) > MOST_BYTES:
        raise BadTables(f"corrected tables take at most {MOST_BYTES // 2**10} KiB")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadTables(f"corrected tables are TOML: {error}") from None


def _plain(where: str, value: Any, depth: int = 0) -> None:
    """Only what TOML and JSON both have, and not too much of it."""
    if depth > DEEPEST:
        raise BadTables(f"{where}: nested too deeply")
    if isinstance(value, Mapping):
        for name, inner in value.items():
            if not isinstance(name, str) or not name.isascii() or not name.isidentifier():
                raise BadTables(f"{where}: {quoted(name)} is no name of a table")
            _plain(f"{where}, {name}" if where else name, inner, depth + 1)
    elif isinstance(value, list):
        for at, inner in enumerate(value, start=1):
            _plain(f"{where}, row {at}", inner, depth + 1)
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT or not value.isprintable():
            raise BadTables(f"{where}: {quoted(value)} is no line of text")
    elif not isinstance(value, bool) and not (isinstance(value, int) and abs(value) <= MOST_NUMBER):
        raise BadTables(f"{where}: {quoted(value)} is no whole number, name or list")


def _like(where: str, told: Any, own: Any) -> Any:
    """A value of the same shape as the game's own, remarks that are missing filled in."""
    if isinstance(own, dict):
        return _table_like(where, told, own, own)
    if isinstance(own, list):
        return _list_like(where, told, own)
    if type(told) is not type(own):
        kind = {bool: "true or false", int: "a whole number", str: "a name"}[type(own)]
        raise BadTables(f"{where} is {kind}, not {quoted(told)}")
    return told


def _list_like(where: str, told: Any, own: list[Any]) -> list[Any]:
    if not isinstance(told, list):
        raise BadTables(f"{where} is a list, not {quoted(told)}")
    rows = list(enumerate(told, start=1))
    if own and isinstance(own[0], dict):
        every = {name: value for row in own for name, value in row.items()}
        always = set.intersection(*(set(row) for row in own))
        needed = {name: value for name, value in every.items() if name in always}
        return [_table_like(f"{where}, row {at}", row, every, needed) for at, row in rows]
    return [_like(f"{where}, row {at}", row, own[0]) for at, row in rows] if own else told


def _table_like(where: str, told: Any, known: Tables, needed: Tables) -> Tables:
    if not isinstance(told, dict):
        raise BadTables(f"{where} is a table, not {quoted(told)}")
    for name in told:
        if name not in known:
            raise BadTables(f"{where}: there is no {quoted(name)}; there are {', '.join(known)}")
    for name in needed:
        if name not in told and name not in REMARKS:
            raise BadTables(f"{where}: {name} is missing")
    made: Tables = {}
    for name in known:
        if name in told:
            made[name] = _like(f"{where}, {name}", told[name], known[name])
        elif name in REMARKS and name in needed:
            made[name] = CORRECTED[name]
    if "confidence" in made:
        a_name(f"{where}, confidence", made["confidence"], CONFIDENCE)
    return made


def _corrections(game: Game, told: Any) -> Tables:
    """The told tables in the game's own form, without those that say nothing new."""
    if not isinstance(told, Mapping):
        raise BadTables(f"corrected tables are given by name, not as {quoted(told)}")
    if told and not game.correctable:
        raise BadTables(f"{game.id} has no tables that can be corrected")
    _plain("", told)
    if len(json.dumps(told)) > MOST_BYTES:
        raise BadTables(f"corrected tables take at most {MOST_BYTES // 2**10} KiB")
    for name in told:
        if name not in game.correctable:
            raise BadTables(
                f"{game.id} has no table {quoted(name)} to correct; {', '.join(game.correctable)}"
            )
    found = {
        name: _like(name, told[name], game.components[name]) for name in game.correctable if name in told
    }
    return {name: table for name, table in found.items() if table != game.components[name]}


# ---------------------------------------------------------------- making a game anew


class _Anew:
    """Imports the modules of one package once more. Nobody else sees these, and they see no others of it."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.modules: dict[str, ModuleType] = {}

    def holds(self, name: str) -> bool:
        """Whether a module is of the package."""
        return name == self.package or name.startswith(f"{self.package}.")

    def load(self, name: str) -> ModuleType:
        """A module of the package, executed at its first use."""
        if name in self.modules:
            return self.modules[name]
        outer, _, last = name.rpartition(".")
        holder = self.load(outer) if self.holds(outer) else None
        spec = importlib.util.find_spec(name)
        if spec is None or spec.loader is None:
            raise ModuleNotFoundError(f"there is no module {name}")
        module = self.modules[name] = importlib.util.module_from_spec(spec)
        vars(module)["__builtins__"] = {**vars(builtins), "__import__": self._import}
        spec.loader.exec_module(module)
        if holder is not None:
            setattr(holder, last, module)
        return module

    def _import(
        self,
        name: str,
        space: Mapping[str, Any] | None = None,
        local: Mapping[str, Any] | None = None,
        wanted: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        """What stands in these modules for Python's own `__import__`."""
        whole = importlib.util.resolve_name("." * level + name, (space or {}).get("__package__"))
        if not self.holds(whole):
            return builtins.__import__(name, space, local, wanted or (), level)
        if not wanted:
            raise ImportError(f"write: from {whole.rpartition('.')[0]} import {whole.rpartition('.')[2]}")
        module = self.load(whole)
        for part in wanted:
            if not hasattr(module, part) and importlib.util.find_spec(f"{whole}.{part}") is not None:
                self.load(f"{whole}.{part}")
        return module


@contextmanager
def _bringing(package: str, corrections: Tables) -> Iterator[None]:
    token = _brought.set((package, corrections))
    try:
        yield
    finally:
        _brought.reset(token)


def _make(game: Game, corrections: Tables) -> Game:
    try:
        with _bringing(game.package, corrections):
            module = _Anew(game.package).load(game.package)
    except BadTables:
        raise
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise BadTables(f"these tables make no {game.id}: {error}") from error
    found = next((one for one in vars(module).values() if isinstance(one, Game) and one.id == game.id), None)
    if found is None:
        raise BadTables(f"{game.id} is not what its package {game.package} makes, so it takes no tables")
    return replace(found, corrections=corrections, original=game)


_lock = threading.Lock()
_made: OrderedDict[tuple[int, str], Game] = OrderedDict()


def corrected(game: Game, told: Any) -> Game:
    """The game with these tables in place of its own; BadTables says what is wrong with them.

    The same tables give the same game, as long as not too many others were asked for since.
    """
    own = game.original or game
    corrections = _corrections(own, told)
    if not corrections:
        return own
    mark = (id(own), json.dumps(corrections, sort_keys=True))
    with _lock:
        if mark not in _made:
            _made[mark] = _make(own, corrections)
        _made.move_to_end(mark)
        if len(_made) > MOST_MADE:
            _made.popitem(last=False)
        return _made[mark]


def agree(game: Game, options: Any) -> tuple[Game, Any]:
    """The game with the corrected tables that come among the options, and the other options."""
    if not isinstance(options, Mapping) or OPTION not in options:
        return game, options
    others = {name: value for name, value in options.items() if name != OPTION}
    return corrected(game, options[OPTION]), others
