"""Everything that can be asked by HTTP."""

from tradewinds.server.endpoints import games, lobby, me, review, tables

ENDPOINTS = [
    *me.ENDPOINTS,
    *games.ENDPOINTS,
    *lobby.ENDPOINTS,
    *tables.ENDPOINTS,
    *review.ENDPOINTS,
]

__all__ = ["ENDPOINTS"]
