"""Whether a game's ledger in `docs/rules/` and its tests in `tests/rulebook/` speak of the same clauses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "rules"
TESTS = ROOT / "tests" / "rulebook"
GAMES = ROOT / "src" / "tradewinds" / "games"

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]+-\d\d)\*\* (.*)", re.MULTILINE)
EXAMPLE = re.compile(r"^- \*\*(TV-\d\d)\*\* ", re.MULTILINE)
MARKED = re.compile(r"\[[RXJ]\] ")
NUMBER = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d\d\b")
ASIDE = "-elsewhere"  # how other engines play a game is no ledger
NO_TESTS = {"skip", "skipif", "xfail"}


def games() -> list[str]:
    """The games with tests of their rulebook, or a ledger."""
    tested = {folder.name for folder in TESTS.iterdir() if folder.is_dir() and folder.name[0] not in "._"}
    pages = {page.stem for page in DOCS.glob("*.md") if not page.stem.endswith(ASIDE)}
    return sorted(tested | pages)


def page(game: str) -> str:
    """The ledger of a game."""
    return (DOCS / f"{game}.md").read_text("utf-8")


def test_files(game: str) -> dict[str, str]:
    """The sources of a game's rulebook tests by their names."""
    return {path.name: path.read_text("utf-8") for path in sorted((TESTS / game).glob("test_*.py"))}


def rules(game: str) -> str:
    """The sources of a game, one after another."""
    return "\n".join(path.read_text("utf-8") for path in sorted((GAMES / game).rglob("*.py")))


def numbered(document: str) -> list[str]:
    """The clauses and worked examples of a ledger, in order, as often as they stand there."""
    return [found[1] for found in CLAUSE.finditer(document)] + EXAMPLE.findall(document)


# ---------------------------------------------------------------- reading tests


def _decorators(function: ast.FunctionDef) -> Iterator[tuple[str, list[ast.expr]]]:
    for decorator in function.decorator_list:
        call = decorator if isinstance(decorator, ast.Call) else None
        name = ast.unparse(call.func if call else decorator).rpartition(".")[2]
        yield name, call.args if call else []


def named_by(function: ast.FunctionDef) -> list[str]:
    """The clauses that a test function names."""
    return [
        str(argument.value)
        for name, arguments in _decorators(function)
        if name == "clause"
        for argument in arguments
        if isinstance(argument, ast.Constant)
    ]


def asserts(function: ast.FunctionDef) -> bool:
    """Whether a test function can fail by what it says itself."""
    return any(
        isinstance(node, ast.Assert) or (isinstance(node, ast.Attribute) and node.attr == "raises")
        for node in ast.walk(function)
    )


def functions(source: str) -> Iterator[ast.FunctionDef]:
    """The test functions of a file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


# ---------------------------------------------------------------- what is wrong


def faults(document: str, files: Mapping[str, str]) -> list[str]:
    """All that keeps a ledger and its tests from speaking of the same clauses."""
    known = numbered(document)
    found = [
        f"{number} stands twice in the ledger" for number in sorted(set(known)) if known.count(number) > 1
    ]
    found += [
        f"{clause[1]} does not say where it comes from"
        for clause in CLAUSE.finditer(document)
        if not MARKED.match(clause[2])
    ]
    held: set[str] = set()
    for name, source in files.items():
        for function in functions(source):
            where, clauses = f"{name}: {function.name}", named_by(function)
            found += [f"{where} names no clause"] * (not clauses)
            found += [
                f"{where} names {number}, which is unknown" for number in clauses if number not in known
            ]
            found += [f"{where} asserts nothing"] * (not asserts(function))
            if NO_TESTS.isdisjoint(name for name, _ in _decorators(function)):
                held.update(clauses)
    return found + [f"{number} has no test" for number in dict.fromkeys(known) if number not in held]


def unknown_numbers(document: str, source: str) -> list[str]:
    """Clauses that the rules name and the ledger does not have."""
    return sorted({number for number in NUMBER.findall(source) if number not in numbered(document)})


def without_rule(document: str, source: str) -> list[str]:
    """Clauses that no rule names in so many letters, so that a search would not find them."""
    return [found[1] for found in CLAUSE.finditer(document) if found[1] not in source]


def unnamed(document: str, names: list[str]) -> list[str]:
    """Those of the names that the ledger never writes as code."""
    return [name for name in names if f"`{name}`" not in document]
