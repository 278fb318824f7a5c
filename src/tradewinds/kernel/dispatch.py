"""From a game's table of rules to functions for any act: the few lines that are generated, not written.

Compilers cannot call a function out of a table, so the table becomes a chain of comparisons.
"""

from __future__ import annotations

import linecache
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tradewinds.kernel.acts import Family
from tradewinds.kernel.records import Field, Record, Sight
from tradewinds.kernel.rules import rule

if TYPE_CHECKING:
    from tradewinds.kernel.game import Game

MOST_IN_A_MASK = 62
LOOKUPS = ("kind_of", "argument")
FUNCTIONS = ("fits", "apply", "objection", "legal_mask", "cover")


def generate(game: Game) -> dict[str, Any]:
    """The rules of all acts together, as `loops` and `Game` call them.

    `fits` objects to an act that answers the question asked, `objection` to any act; `apply` carries one out;
    `legal_mask` says which candidates for the question asked are legal, bit by bit, if these are few enough;
    `cover` leaves in a redacted copy totals, and where something lies face down.
    """
    families = game.alphabet.families
    answers = np.zeros((len(game.state.questions), len(families)), dtype=np.int8)
    for question, kinds in game.answers.items():
        answers[int(question), [int(kind) for kind in kinds]] = 1
    scope: dict[str, Any] = {
        "KIND": game.alphabet.kind_of,
        "ARGS": game.alphabet.args_of,
        "ANSWERS": answers,
        "misplaced": game.misplaced,
        "__name__": __name__,
    }
    for family, (objects, takes) in zip(families, game.rules.values(), strict=True):
        scope[f"objects_{family.name}"], scope[f"take_{family.name}"] = objects, takes
    source = "\n".join(
        [
            *_lookups(),
            *_fits(families, int(game.objections(3))),
            *_apply(families),
            *_objection(),
            *_legal_mask(game.answers, families),
            *_cover(game.state),
            "",
        ]
    )
    filename = f"<rules of {game.id}>"
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    exec(compile(source, filename, "exec"), scope)  # noqa: S102
    for name in LOOKUPS:
        rule(scope[name])
    return {name: rule(scope[name]) for name in FUNCTIONS}


ARGUMENTS = ("a", "b", "c")


def _call(prefix: str, family: Family) -> str:
    return f"{prefix}_{family.name}({', '.join(['s', *ARGUMENTS[: len(family.arguments)]])})"


def _read(most: int) -> Iterator[str]:
    """Lines that give the arguments of an act their names."""
    for i, name in enumerate(ARGUMENTS[:most]):
        yield f"{name} = argument(act, {i})"


def _most(families: Sequence[Family]) -> int:
    return max(len(family.arguments) for family in families)


def _lookups() -> Iterator[str]:
    """A rule for each table: a GPU keeps a copy for each rule that names it, and has little room."""
    yield "def kind_of(act):"
    yield "    return int(KIND[act])"
    yield "def argument(act, which):"
    yield "    return int(ARGS[act, which])"


def _fits(families: Sequence[Family], wrong_phase: int) -> Iterator[str]:
    yield "def fits(s, act):"
    yield "    kind = kind_of(act)"
    yield from (f"    {line}" for line in _read(_most(families)))
    for family in families:
        yield f"    if kind == {int(family.kind)}:"
        yield f"        return int({_call('objects', family)})"
    yield f"    return {wrong_phase}"


def _apply(families: Sequence[Family]) -> Iterator[str]:
    yield "def apply(s, act):"
    yield "    kind = kind_of(act)"
    yield from (f"    {line}" for line in _read(_most(families)))
    for family in families:
        yield f"    if kind == {int(family.kind)}:"
        yield f"        {_call('take', family)}"
        yield "        return"


def _objection() -> Iterator[str]:
    yield "def objection(s, act):"
    yield "    if s.question == 0:"
    yield "        return 1"
    yield "    if ANSWERS[s.question, kind_of(act)] == 0:"
    yield "        return int(misplaced(s, act))"
    yield "    return fits(s, act)"


def _legal_mask(answers: Mapping[Any, Sequence[Any]], families: Sequence[Family]) -> Iterator[str]:
    yield "def legal_mask(s):"
    yield "    mask = 0"
    for question, kinds in answers.items():
        asked = [families[int(kind)] for kind in kinds]
        if sum(len(family.codes) for family in asked) > MOST_IN_A_MASK:
            continue
        yield f"    if s.question == {int(question)}:"
        bit = 0
        for family in asked:
            first, last = family.first, family.first + len(family.codes)
            yield f"        for act in range({first}, {last}):"
            yield from (f"            {line}" for line in _read(len(family.arguments)))
            yield f"            if {_call('objects', family)} == 0:"
            yield f"                mask |= 1 << (act + {bit - first})"
            bit += len(family.codes)
        yield "        return mask"
    yield "    return mask"


def _cover(state: type[Record]) -> Iterator[str]:
    yield "def cover(s, seen, viewer):"
    yield "    total = 0"
    for field in state.fields.values():
        if field.sight is Sight.FACE_DOWN:
            yield from _turn_down(field)
        if field.sight is not Sight.TOTAL:
            continue
        cell, indent = f"{field.name}[", "    "
        if field.per_seat:
            yield f"    for seat in range({field.shape[0]}):"
            yield "        if seat != viewer and not s.revealed:"
            cell, indent = cell + "seat, ", " " * 12
        yield f"{indent}total = 0"
        yield f"{indent}for kind in range({field.shape[-1]}):"
        yield f"{indent}    total += s.{cell}kind]"
        yield f"{indent}seen.{cell}0] = total"


def _turn_down(field: Field) -> Iterator[str]:
    """Of what lies face down redaction leaves the sign: -1 again where none lies, elsewhere FACE_DOWN."""
    names = ("i", "j")[: len(field.shape)]
    indent = "    "
    for name, size in zip(names, field.shape, strict=True):
        yield f"{indent}for {name} in range({size}):"
        indent += "    "
    cell = f"seen.{field.name}" + (f"[{', '.join(names)}]" if names else "")
    yield f"{indent}if {cell} < 0:"
    yield f"{indent}    {cell} = -1"
