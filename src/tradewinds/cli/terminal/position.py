"""A position drawn from what a viewer may know of it, whatever game it is of."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tradewinds.cli.terminal.words import Words, is_void, is_zero
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Field, Record, Sight, named_field
from tradewinds.kernel.views import WATCHER, sees, view

SAID_ELSEWHERE = {"key", "counter", "seats", "question", "asked", "revealed"}

Row = tuple[str, list[str]]


@dataclass(frozen=True)
class Seen:
    """A position's fields in named form, as a viewer knows them; `everything` is for no viewer."""

    game: Game
    fields: Mapping[str, Any]
    viewer: int = WATCHER
    everything: bool = False

    @property
    def asked(self) -> int | None:
        """The seat that is asked; nobody after the end."""
        over = self.fields["question"] == self.game.state.questions(0).name.lower()
        return None if over else self.fields["asked"]

    def shows(self, field: Field, seat: int) -> bool:
        """Whether the viewer sees what a seat has of a field."""
        return self.everything or sees(field, seat, self.viewer, bool(self.fields["revealed"]), False)


def as_seen(game: Game, s: Record, viewer: int) -> Seen:
    """What a seat may know."""
    return Seen(game, view(game, s, viewer)["fields"], viewer)


def laid_open(game: Game, s: Record) -> Seen:
    """All there is, as one who looks back may know it."""
    told = {name: named_field(s, field) for name, field in game.state.fields.items()}
    return Seen(game, told, everything=True)


class Drawing:
    """Draws positions: single values on a line, then a line a thing on the board, a column a player."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def draw(self, seen: Seen, before: Seen | None = None) -> RenderableType:
        """The position; without what lies on the board as it did `before`, where that is given."""
        fields = [field for field in seen.game.state.fields.values() if self._is_drawn(field, seen)]
        board = [field for field in fields if field.axes and not field.per_seat]
        if before is not None:
            board = [field for field in board if seen.fields[field.name] != before.fields[field.name]]
        return Group(
            self._singles([field for field in fields if not field.axes], seen),
            self._board(board, seen),
            self._players([field for field in fields if field.per_seat], seen),
        )

    def _is_drawn(self, field: Field, seen: Seen) -> bool:
        apart = field.name in SAID_ELSEWHERE or field.name in seen.game.options
        return field.name in seen.fields and not apart and not self._is_others_choice(field, seen)

    def _is_others_choice(self, field: Field, seen: Seen) -> bool:
        return field.sight is Sight.ASKED and seen.fields[field.name] is None

    # ------------------------------------------------------------ what belongs to nobody

    def _singles(self, fields: list[Field], seen: Seen) -> Text:
        told = Text()
        for field in fields:
            if not is_void(seen.fields[field.name]):
                told.append(" · " if told else "")
                told.append(self.words.label(field), "cyan")
                if not field.flag:
                    told.append(f" {self.words.value(field, seen.fields[field.name])}")
        return told

    def _board(self, fields: list[Field], seen: Seen) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="cyan", max_width=20)
        table.add_column()
        for field in fields:
            table.add_row(
                self.words.label(field), self.words.phrase(field, field.axes, seen.fields[field.name])
            )
        return table

    # ------------------------------------------------------------ what belongs to players

    def _players(self, fields: list[Field], seen: Seen) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
        table.add_column("", style="cyan")
        for seat in range(len(self.words.names)):
            style = "bold" if seat == seen.viewer else ""
            table.add_column(self._head(seat, seen), style=style, overflow="fold")
        for field in fields:
            for label, cells in self._rows(field, seen):
                table.add_row(label, *cells)
        return table

    def _head(self, seat: int, seen: Seen) -> str:
        name = self.words.names[seat]
        told = self.words.speech.say("you", name=name) if seat == seen.viewer else name
        return f"> {told}" if seat == seen.asked else told

    def _rows(self, field: Field, seen: Seen) -> Iterator[Row]:
        told = seen.fields[field.name]
        if field.flag and is_void(told):
            return
        by_kind = len(field.axes) == 2 and issubclass(field.axes[1], enum.Enum)
        cell = self._sum if by_kind and not field.flag and field.of is None else self._whole
        yield self.words.label(field), [cell(field, seen, seat) for seat in range(len(told))]
        if cell == self._sum:
            yield from self._kinds(field, seen)

    def _whole(self, field: Field, seen: Seen, seat: int) -> str:
        if not seen.shows(field, seat):
            return self.words.speech.say("hidden")
        return self.words.phrase(field, field.axes[1:], seen.fields[field.name][seat])

    def _sum(self, field: Field, seen: Seen, seat: int) -> str:
        told = seen.fields[field.name][seat]
        if told is None:
            return self.words.speech.say("hidden")
        return str(sum(told.values()) if isinstance(told, Mapping) else told)

    def _kinds(self, field: Field, seen: Seen) -> Iterator[Row]:
        """A row for each kind of which somebody is known to have some."""
        rows = seen.fields[field.name]
        for kind in field.axes[1]:  # type: ignore[attr-defined]
            told = [row[kind.name.lower()] if isinstance(row, Mapping) else None for row in rows]
            if not all(part is None or is_zero(part) for part in told):
                cells = ["" if part is None or is_zero(part) else str(part) for part in told]
                yield f"  {self.words.texts.name(kind)}", cells
