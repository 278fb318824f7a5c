"""How a bot is asked: it sees what its seat may know and is given luck of its own."""

from __future__ import annotations

from tradewinds.bots.bot import Bot
from tradewinds.kernel.chance import bot_luck
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import redacted


class IllegalAct(RuntimeError):
    """A bot answered with an act that is not allowed: the bot is wrong, or its game."""


def choose(game: Game, s: Record, bot: Bot, decision: int) -> int:
    """What a bot answers as the seat that is asked, at the match's so many-th decision, from 0.

    It is what the kernel's loops would have the same bot answer there.
    """
    act = bot.act(redacted(game, s, s.asked), bot_luck(s, decision)[0])
    reason = game.objection(s, act) if 0 <= act < len(game.alphabet) else -1
    if reason != 0:
        told = game.alphabet.to_text(act) if reason > 0 else f"act {act}"
        why = game.objections(reason).name.lower() if reason > 0 else "there is none"
        raise IllegalAct(f"{game.id}: {type(bot).__name__} answered {told}: {why}")
    return act
