"""Every clause of a ledger has a test, and every test of a rulebook names a clause."""

from __future__ import annotations

import pytest

from tests.rulebook import ledger
from tradewinds.kernel.game import find

GAMES = ledger.games()


@pytest.mark.parametrize("game", GAMES)
def test_ledger_and_tests_speak_of_the_same_clauses(game: str) -> None:
    assert ledger.faults(ledger.page(game), ledger.test_files(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_ledger_and_rules_speak_of_the_same_clauses(game: str) -> None:
    document, source = ledger.page(game), ledger.rules(game)
    assert ledger.unknown_numbers(document, source) == []
    assert ledger.without_rule(document, source) == []


@pytest.mark.parametrize("game", GAMES)
def test_ledger_names_all_that_players_meet(game: str) -> None:
    made = find(game)
    for names in (made.state.questions, made.objections, made.invariants):
        wanted = [member.name.lower() for member in names if member.name != "NONE"]
        assert ledger.unnamed(ledger.page(game), wanted) == []
    assert ledger.unnamed(ledger.page(game), list(made.options)) == []
    assert ledger.unnamed(ledger.page(game), list(made.alphabet.by_name)) == []


# ---------------------------------------------------------------- the checks can fail

PAGE = """
- **XX-CAR-01** [R] One.
- **XX-CAR-02** [J] Two, as `slow` says.
- **TV-01** A worked example.
"""

TEST = """
@clause({})
def test_something():
    assert True
"""


def found(*clauses: str, page: str = PAGE, test: str = TEST) -> list[str]:
    return ledger.faults(page, {"test_it.py": test.format(", ".join(map(repr, clauses)))})


def test_all_is_well_when_each_has_a_test() -> None:
    assert found("XX-CAR-01", "XX-CAR-02", "TV-01") == []


def test_a_clause_without_a_test_is_found() -> None:
    assert found("XX-CAR-01", "TV-01") == ["XX-CAR-02 has no test"]


def test_a_worked_example_without_a_test_is_found() -> None:
    assert found("XX-CAR-01", "XX-CAR-02") == ["TV-01 has no test"]


def test_an_unknown_clause_is_found() -> None:
    told = found("XX-CAR-01", "XX-CAR-02", "XX-CAR-03", "TV-01")
    assert told == ["test_it.py: test_something names XX-CAR-03, which is unknown"]


def test_a_test_of_no_clause_is_found() -> None:
    bare = TEST.replace("@clause({})", "") + TEST
    told = found("XX-CAR-01", "XX-CAR-02", "TV-01", test=bare)
    assert told == ["test_it.py: test_something names no clause"]


def test_a_test_that_asserts_nothing_is_found() -> None:
    idle = TEST.replace("assert True", "pass")
    told = found("XX-CAR-01", "XX-CAR-02", "TV-01", test=idle)
    assert told == ["test_it.py: test_something asserts nothing"]


def test_pytest_raises_counts_as_an_assertion() -> None:
    raises = TEST.replace("assert True", "\n    with pytest.raises(ValueError): int('x')")
    assert found("XX-CAR-01", "XX-CAR-02", "TV-01", test=raises) == []


def test_a_test_left_out_holds_nothing() -> None:
    skipped = "@pytest.mark.skip(reason='not now')" + TEST
    told = found("XX-CAR-01", "XX-CAR-02", "TV-01", test=skipped)
    assert told == ["XX-CAR-01 has no test", "XX-CAR-02 has no test", "TV-01 has no test"]


def test_a_clause_told_twice_or_without_its_source_is_found() -> None:
    twice = PAGE + "- **XX-CAR-01** Again.\n"
    assert found("XX-CAR-01", "XX-CAR-02", "TV-01", page=twice) == [
        "XX-CAR-01 stands twice in the ledger",
        "XX-CAR-01 does not say where it comes from",
    ]


def test_clauses_are_looked_up_in_the_rules() -> None:
    source = '"""XX-CAR-02, XX-CAR-03"""'
    assert ledger.unknown_numbers(PAGE, source) == ["XX-CAR-03"]
    assert ledger.without_rule(PAGE, source) == ["XX-CAR-01"]
    assert ledger.unnamed(PAGE, ["slow", "fast"]) == ["fast"]


def test_there_is_a_game_to_check() -> None:
    assert "santiago_de_cuba" in GAMES
    assert len(ledger.numbered(ledger.page("santiago_de_cuba"))) == 170 + 7
