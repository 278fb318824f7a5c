"""Between a match's history and its saved form, and back: by the acts, else from a stored position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from tradewinds.kernel.components import corrected
from tradewinds.kernel.game import Game, Setting
from tradewinds.kernel.records import Axis, Record, SeatAxis, from_named, named
from tradewinds.match.errors import BadSave
from tradewinds.match.history import UNFIT, Disagreement, History, opening, replay, same, take
from tradewinds.match.notices import Told
from tradewinds.match.saves import FORMAT, FORMAT_VERSION, Position, Save, TakenOver, stored_at


def saved(game: Game, history: History, names: Sequence[str], past: Sequence[str]) -> Save:
    """The saved form; `past` are the acts before those of the history, in words."""
    begun = game.state(history.begun)
    return Save(
        format=FORMAT,
        format_version=FORMAT_VERSION,
        game=game.id,
        rules_version=game.version,
        seats=begun.seats,
        names=list(names),
        options={name: told.label(getattr(begun, name)) for name, told in game.options.items()},
        components=dict(game.corrections) or UNSET,
        key=f"{begun.key[0]:016x}{begun.key[1]:016x}",
        taken_over=history.taken_over or UNSET,
        acts=[*past, *(game.alphabet.to_text(step.act) for step in history.steps)],
        positions=[
            Position(at, named(game.state(history.bytes_at(at))))
            for at in stored_at(history.first, history.last)
        ],
    )


def game_of(save: Save, game: Game) -> Game:
    """The game that a saved match is of, with the tables that came with it; BadSave where it is another."""
    if game.id != save.game:
        raise BadSave(f"a match of {save.game}, not of {game.id}")
    try:
        return corrected(game, {} if save.components is UNSET else save.components)
    except Setting as error:
        raise BadSave(f"the tables that came with it: {error}") from None


def restore(game: Game, save: Save) -> History:
    """The history of a saved match; BadSave where it is neither sound nor merely of other rules."""
    try:
        return follow(game, save)
    except Disagreement as found:
        if save.rules_version == game.version:
            raise BadSave(
                f"damaged, forged, or of rules that changed under the same version {game.version}: {found}"
            ) from None
        return _take_over(game, save)


def follow(game: Game, save: Save) -> History:
    """Play the saved acts from where the match can be known; Disagreement says where that fails."""
    try:
        history = opening(game, save.seats, save.halves, save.options)
    except Setting as error:
        raise BadSave(str(error)) from None
    if save.taken_over:
        s = _usable(game, save, save.first)
        history = History(save.first, bytes(s), (), [], save.taken_over)
    return replay(game, save, history)


def _take_over(game: Game, save: Save) -> History:
    why = ""
    for at in sorted(save.stored(), reverse=True):
        try:
            s = _usable(game, save, at)
        except Disagreement as found:
            why = why or str(found)
        else:
            return History(at, bytes(s), (), [], TakenOver(at, save.rules_version, len(save.acts) - at))
    raise BadSave(
        f"of version {save.rules_version} of the rules of {game.id},"
        f" which version {game.version} cannot continue: {why}"
    )


# ---------------------------------------------------------------- stored positions


def _usable(game: Game, save: Save, at: int) -> Record:
    """The stored position after `at` acts, when today's rules can go on from it."""
    try:
        s = _position(game, save, save.stored()[at])
        _playable(game, s)
    except UNFIT as error:
        raise Disagreement(Told.POSITION_UNUSABLE, at=at, why=str(error)) from None
    return s


def _position(game: Game, save: Save, told: dict[str, Any]) -> Record:
    s = from_named(game.state, told)
    if not same(named(s), told):
        raise ValueError("some of its values are not as they are written today")
    agreed = game.template(save.seats, save.options)
    agreed.key[0], agreed.key[1] = save.halves
    shared, wanted = named(s), named(agreed)
    for name in ("seats", "key", *game.options):
        if not same(shared[name], wanted[name]):
            raise ValueError(f"{name} is not that of the match")
    _in_range(s)
    return s


def _in_range(s: Record) -> None:
    for name, field in s.fields.items():
        if field.of is not None and issubclass(field.of, Axis):
            places = s.seats if issubclass(field.of, SeatAxis) else field.of.size
            if (s.array()[name] >= places).any():
                raise ValueError(f"{name} is out of range")


def _playable(game: Game, s: Record) -> None:
    """Whatever is done next, the rules can do it and hold afterwards."""
    if s.question == 0:
        game.winners(s)
        return
    if s.asked < 0:
        raise ValueError("nobody is asked")
    acts = game.legal(s)
    if not acts:
        raise ValueError("no act is legal there")
    for act in acts:
        after, _ = take(game, s, act)
        wrong = game.broken(s, after, act)
        if wrong != 0:
            raise ValueError(f"it breaks {game.invariants(wrong).name.lower()}")
