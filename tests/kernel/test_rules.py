"""Rules: marked functions, what they tell, and whom they ask."""

from __future__ import annotations

import threading

import pytest

from tests.toy import TOY
from tests.toy.state import Question
from tradewinds.kernel.rules import ask, listening, next_seat, rule, tell, with_native


def test_a_rule_stays_the_function_it_is() -> None:
    def plain(s: object) -> int:
        return 1

    marked = rule(plain)
    assert marked is plain
    assert marked.is_rule  # type: ignore[attr-defined]
    assert not hasattr(marked, "native")


def test_a_rule_may_name_what_machine_code_runs_instead() -> None:
    def native(s: object) -> int:
        return 2

    @with_native(native)
    def plain(s: object) -> int:
        return 1

    assert plain(None) == 1
    assert plain.native is native  # type: ignore[attr-defined]
    assert plain.is_rule  # type: ignore[attr-defined]


def test_what_is_told_is_heard_by_who_listens() -> None:
    tell(1)
    with listening() as heard:
        tell(2)
        tell(3, 4, 5, 6, 7, 8, 9)
    tell(8)
    assert heard == [(2, 0, 0, 0, 0, 0, 0), (3, 4, 5, 6, 7, 8, 9)]


def test_the_innermost_listener_hears() -> None:
    with listening() as outer:
        tell(1)
        with listening() as inner:
            tell(2)
        tell(3)
    assert [event for event, *_ in outer] == [1, 3]
    assert [event for event, *_ in inner] == [2]


def test_who_stops_listening_in_an_error_hears_no_more() -> None:
    with pytest.raises(KeyError), listening() as heard:
        raise KeyError
    tell(1)
    assert heard == []
    with listening() as later:
        tell(2)
    assert len(later) == 1


def test_threads_do_not_hear_each_other() -> None:
    others: list[tuple[int, ...]] = []

    def elsewhere() -> None:
        tell(1)
        with listening() as heard:
            tell(2)
        others.extend(heard)

    with listening() as heard:
        thread = threading.Thread(target=elsewhere)
        thread.start()
        thread.join()
    assert heard == []
    assert [event for event, *_ in others] == [2]


def test_machine_code_tells_nothing() -> None:
    with listening() as heard:
        assert tell.native(1, 2, 3, 4, 5, 6, 7) is None  # type: ignore[attr-defined]
    assert heard == []


def test_a_question_is_put_to_a_seat() -> None:
    s = TOY.template(3)
    ask(s, Question.HAND, 2)
    assert (s.question, s.asked) == (Question.HAND, 2)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_seats_follow_each_other_round_the_table(seats: int) -> None:
    s = TOY.template(seats)
    assert [next_seat(s, seat) for seat in range(seats)] == [*range(1, seats), 0]
