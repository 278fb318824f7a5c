"""The command `tradewinds`: one module a command."""

from tradewinds.cli.app import app, main

__all__ = ["app", "main"]
