"""What the server refuses, and why: one object with a code for programs and a sentence in each language."""

from __future__ import annotations

import enum
from functools import cache
from typing import Any

from tradewinds.kernel.game import Game
from tradewinds.kernel.sentences import Sentences
from tradewinds.kernel.texts import LANGUAGES, Texts, kebab
from tradewinds.server.wire import ServerError

PACKAGE = "tradewinds.server"


class Wrong(enum.StrEnum):
    """Kinds of refusals; the values are the codes that programs know them by."""

    UNREADABLE = "unreadable"
    BAD_NAME = "bad_name"
    BAD_LOGIN = "bad_login"
    BAD_PASSWORD = "bad_password"  # noqa: S105, a code
    BAD_SETTING = "bad_setting"
    BAD_SAVE = "bad_save"
    BAD_CHAT = "bad_chat"
    UNKNOWN_ACT = "unknown_act"
    WRONG_HOST = "wrong_host"
    NOBODY = "nobody"
    FOREIGN_PAGE = "foreign_page"
    WRONG_PASSWORD = "wrong_password"  # noqa: S105, a code
    NOT_THE_HOST = "not_the_host"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_YET = "not_yet"
    NO_SUCH_PAGE = "no_such_page"
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_GAME = "no_such_game"
    NO_SUCH_BOT = "no_such_bot"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_POSITION = "no_such_position"
    WRONG_METHOD = "wrong_method"
    STALE = "stale"
    OBJECTION = "objection"
    NOT_YOUR_DECISION = "not_your_decision"
    BOT_PLAYS = "bot_plays"
    CANNOT_UNDO = "cannot_undo"
    NOT_RUNNING = "not_running"
    ALREADY_RUNNING = "already_running"
    SEAT_TAKEN = "seat_taken"
    SEATS_OPEN = "seats_open"
    LOGIN_TAKEN = "login_taken"
    OTHER_RULES = "other_rules"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_MANY_SOCKETS = "too_many_sockets"
    INTERNAL = "internal"
    BUSY = "busy"

    @property
    def status(self) -> int:
        """The HTTP status it is told with."""
        return _STATUS[self]


STATUSES: dict[int, tuple[Wrong, ...]] = {
    400: (
        Wrong.UNREADABLE,
        Wrong.BAD_NAME,
        Wrong.BAD_LOGIN,
        Wrong.BAD_PASSWORD,
        Wrong.BAD_SETTING,
        Wrong.BAD_SAVE,
        Wrong.BAD_CHAT,
        Wrong.UNKNOWN_ACT,
        Wrong.WRONG_HOST,
    ),
    401: (Wrong.NOBODY,),
    403: (
        Wrong.FOREIGN_PAGE,
        Wrong.WRONG_PASSWORD,
        Wrong.NOT_THE_HOST,
        Wrong.NOT_YOUR_SEAT,
        Wrong.NOT_YET,
    ),
    404: (
        Wrong.NO_SUCH_PAGE,
        Wrong.NO_SUCH_TABLE,
        Wrong.NO_SUCH_GAME,
        Wrong.NO_SUCH_BOT,
        Wrong.NO_SUCH_SEAT,
        Wrong.NO_SUCH_POSITION,
    ),
    405: (Wrong.WRONG_METHOD,),
    409: (
        Wrong.STALE,
        Wrong.OBJECTION,
        Wrong.NOT_YOUR_DECISION,
        Wrong.BOT_PLAYS,
        Wrong.CANNOT_UNDO,
        Wrong.NOT_RUNNING,
        Wrong.ALREADY_RUNNING,
        Wrong.SEAT_TAKEN,
        Wrong.SEATS_OPEN,
        Wrong.LOGIN_TAKEN,
        Wrong.OTHER_RULES,
    ),
    413: (Wrong.TOO_LARGE,),
    429: (
        Wrong.TOO_FAST,
        Wrong.TOO_MANY_TABLES,
        Wrong.TOO_MANY_SOCKETS,
    ),
    500: (Wrong.INTERNAL,),
    503: (Wrong.BUSY,),
}
_STATUS = {wrong: status for status, kinds in STATUSES.items() for wrong in kinds}


class Refusal(Exception):
    """A request or command that is not carried out; nothing has changed."""

    def __init__(self, wrong: Wrong, **data: Any) -> None:
        super().__init__(wrong.value)
        self.wrong, self.data = wrong, data

    def told(self) -> ServerError:
        """As it is sent."""
        name = f"error-{kebab(self.wrong.name)}"
        return ServerError(
            self.wrong.value, self.data, {lang: _said(lang, name, self.data) for lang in LANGUAGES}
        )


class Objected(Refusal):
    """An act that the rules object to, told in the words of its game."""

    def __init__(self, game: Game, reason: int) -> None:
        name = game.objections(reason).name.lower()
        super().__init__(Wrong.OBJECTION, objection=name, number=int(reason))
        self._game, self._reason = game, int(reason)

    def told(self) -> ServerError:
        """As it is sent."""
        said = {lang: texts_of(self._game, lang).objection(self._reason) for lang in LANGUAGES}
        return ServerError(self.wrong.value, self.data, said)


@cache
def texts_of(game: Game, language: str) -> Texts:
    """A game's texts, read once."""
    return Texts(game, language)


def _said(language: str, name: str, data: dict[str, Any]) -> str:
    given = {key: value for key, value in data.items() if isinstance(value, int | float | str)}
    return Sentences(PACKAGE, language).say(name, **given)
