"""Players that are no people: one protocol, and a registry by name."""

from tradewinds.bots.bot import Bot
from tradewinds.bots.deciding import IllegalAct, choose
from tradewinds.bots.registry import NAMES, UnknownBot, find_bot, number_of

__all__ = ["NAMES", "Bot", "IllegalAct", "UnknownBot", "choose", "find_bot", "number_of"]
