"""Where people, tables and everything that happens at them are kept."""

from tradewinds.server.storage.store import Append, Conflict, NoStorage, Store

__all__ = ["Append", "Conflict", "NoStorage", "Store"]
