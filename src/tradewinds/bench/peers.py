"""Other projects' games, played at random the way their own documentation does it."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable

from tradewinds.bench.measure import Play, Runner


def catanatron() -> Play:
    """Catan for four, played by Catanatron's own random players; a decision is an action of theirs."""
    from catanatron import Color, Game, RandomPlayer

    def play(first: int, games: int) -> int:
        actions = 0
        for seed in range(first, first + games):
            game = Game([RandomPlayer(color) for color in list(Color)[:4]], seed=seed)
            game.play()
            state = game.state
            actions += len(state.action_records if hasattr(state, "action_records") else state.actions)
        return actions

    return play


def backgammon() -> Play:
    """Backgammon of OpenSpiel, in C++, driven from Python; a decision is a player's, dice are not counted."""
    import pyspiel

    rules = pyspiel.load_game("backgammon")

    def play(first: int, games: int) -> int:
        decisions = 0
        for seed in range(first, first + games):
            luck = random.Random(seed)  # noqa: S311
            state = rules.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    acts, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(acts, odds)[0])
                else:
                    state.apply_action(luck.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


PEERS: tuple[tuple[str, str, str, Callable[[], Play], int], ...] = (
    ("Catanatron", "Catan, 4 players", "catanatron", catanatron, 1),
    ("OpenSpiel", "backgammon", "pyspiel", backgammon, 5),
)


def runners() -> list[Runner]:
    """The peers that are installed here."""
    return [
        Runner(name, game, make(), go)
        for name, game, module, make, go in PEERS
        if importlib.util.find_spec(module) is not None
    ]


def absent() -> list[str]:
    """The peers that are not."""
    return [name for name, _, module, _, _ in PEERS if importlib.util.find_spec(module) is None]
