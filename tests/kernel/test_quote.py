"""How messages show what somebody sent."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from tests.kernel.hostile import anything, each_hostile
from tradewinds.kernel.quote import quoted


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("move", "'move'"),
        ("line\nbreak\x1b[31m", r"'line\nbreak\x1b[31m'"),
        ("x" * 100, repr("x" * 40)),
        ("\ud800", r"'\ud800'"),
        (3, "3"),
        (True, "True"),
        (None, "None"),
        (1.5, "1.5"),
        (float("nan"), "nan"),
        (10**20 - 1, "99999999999999999999"),
        (10**20, "a number far too large"),
        (-(10**20), "a number far too large"),
        pytest.param(10**5000, "a number far too large", id="huge"),
        ([1, 2], "<list>"),
        ({"a": 1}, "<dict>"),
        (b"move", "<bytes>"),
    ],
)
def test_values_are_shown_in_a_few_characters(value: Any, shown: str) -> None:
    assert quoted(value) == shown


@settings(deadline=None, max_examples=100, derandomize=True)
@given(anything)
def test_anything_is_shown_on_one_short_line(value: Any) -> None:
    shown = quoted(value)
    assert shown.isprintable()
    assert len(shown) <= 402


@each_hostile
def test_what_is_meant_to_hurt_is_shown_all_the_same(value: Any) -> None:
    assert quoted(value).isprintable()


def test_a_type_with_a_long_name_is_cut_short() -> None:
    assert quoted(type("T" * 500, (), {})()) == f"<{'T' * 40}>"
