"""One match: a game, its options, a key and the acts played are everything there is to it."""

from tradewinds.match.errors import BadSave, Bar, CannotUndo, Refused
from tradewinds.match.match import Match
from tradewinds.match.notices import Notice, Told

__all__ = ["BadSave", "Bar", "CannotUndo", "Match", "Notice", "Refused", "Told"]
