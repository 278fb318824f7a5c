"""What a match has to say about itself: a kind and its data, to be put into any language."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass


class Told(enum.Enum):
    """Kinds of notices; the values are their English sentences."""

    TAKEN_OVER = (
        "begun under version {then} of the rules of {game} and continued under version {now}"
        " from the position after act {at}: {lost} later acts are lost, earlier ones cannot be checked"
    )
    CONTINUED = "goes on from a position of another match, after its act {at}; earlier acts cannot be checked"
    ACT_UNKNOWN = "act {at}: {why}"
    ACT_REFUSED = "act {at}, {act}, is refused: {why}"
    ACT_FAILED = "act {at}, {act}, cannot be carried out"
    POSITION_DIFFERS = "the position after act {at} is not the one that the acts lead to: {field} differs"
    POSITION_UNUSABLE = "the position after act {at} cannot be used: {why}"


@dataclass(frozen=True)
class Notice:
    """A kind of notice with what it is about; as a string it is one line of English."""

    kind: Told
    data: Mapping[str, int | str]

    def __str__(self) -> str:
        return self.kind.value.format(**self.data)
