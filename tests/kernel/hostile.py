"""What somebody might send in place of what is asked for."""

from __future__ import annotations

import enum
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st


class Number(enum.IntEnum):
    THREE = 3


def deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


HOSTILE: list[Any] = [
    None,
    True,
    False,
    -1,
    2**63,
    10**30,
    -(10**5000),
    10**5000,
    1.0,
    float("nan"),
    float("inf"),
    "",
    "\x00\n\r\t\x1b[2J",
    "\ud800",
    "\u202e",
    "x" * 100_000,
    "9" * 5000,
    b"bytes",
    [],
    [[]],
    {},
    {"": {}},
    {1: 2},
    {("a", 1): None},
    (),
    set(),
    object(),
    Exception,
    len,
    np.int64(1),
    np.float64(1),
    np.zeros(2),
    deep(100_000),
]
"""Single values; none is an act, an option, or a position."""

each_hostile = pytest.mark.parametrize(
    "value", HOSTILE, ids=[f"{type(value).__name__}{at}" for at, value in enumerate(HOSTILE)]
)

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=60)
    | st.binary(max_size=8)
    | st.sampled_from([10**30, -(2**64), 10**4000])
)
json_like = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
anything = json_like | st.dictionaries(st.integers() | st.none(), scalars, max_size=3) | st.tuples(scalars)
