"""Exact statistics of whole numbers that need no more room than there are different numbers."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import numpy as np
import numpy.typing as npt


class Counts:
    """How often each number was seen."""

    def __init__(self) -> None:
        self.seen: Counter[int] = Counter()

    def add(self, numbers: npt.NDArray[Any]) -> None:
        """Count these too."""
        values, often = np.unique(numbers, return_counts=True)
        self.seen.update(dict(zip(values.tolist(), often.tolist(), strict=True)))

    def merge(self, other: Counts) -> None:
        """Count what another has counted."""
        self.seen.update(other.seen)

    @property
    def number(self) -> int:
        """How many were counted."""
        return self.seen.total()

    @property
    def mean(self) -> float:
        """The mean."""
        return sum(value * often for value, often in self.seen.items()) / self.number

    @property
    def deviation(self) -> float:
        """The standard deviation, estimated as from a sample; 0 of a single number."""
        number = self.number
        total = sum(value * often for value, often in self.seen.items())
        squares = sum(value * value * often for value, often in self.seen.items())
        return math.sqrt((number * squares - total * total) / (number * (number - 1))) if number > 1 else 0.0

    def quantile(self, quarters: int) -> int:
        """The least number that so many quarters of all do not exceed."""
        wanted = max(1, -(-self.number * quarters // 4))
        for value in sorted(self.seen):
            wanted -= self.seen[value]
            if wanted <= 0:
                return value
        raise ValueError("nothing was counted")

    def summary(self) -> dict[str, Any]:
        """Mean, spread and the counts themselves, for programs."""
        if not self.seen:
            return {"mean": None, "counts": {}}
        return {
            "mean": self.mean,
            "sd": self.deviation,
            **{name: self.quantile(i) for i, name in enumerate(("min", "q1", "median", "q3", "max"))},
            "counts": {str(value): self.seen[value] for value in sorted(self.seen)},
        }
