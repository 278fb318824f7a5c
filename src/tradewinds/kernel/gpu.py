"""The rules on a GPU: many games side by side, one a thread, from the very functions that run everywhere.

With NUMBA_ENABLE_CUDASIM=1 the same runs on numba-cuda's simulator, without a GPU and slowly.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from tradewinds.kernel import compile as compiling
from tradewinds.kernel import loops
from tradewinds.kernel.batches import Batch, NoGpu, Results, room
from tradewinds.kernel.compile import (
    Twins,
    cache_folder,
    call_sites,
    can_keep,
    fingerprint,
    settings,
    widened,
)
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record
from tradewinds.kernel.rules import rule, with_native

for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):  # numba-cuda asks for names that newer NumPys have dropped
        setattr(np, _old, getattr(np, _new))


def _found(module: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


cuda, cuda_types, cuda_config = map(_found, ("numba.cuda", "numba.cuda.types", "numba.cuda.core.config"))

LANES = 1 << 17
THREADS = 128
ENTRIES = ("play_lanes",)
COMPILERS = ("numba", "numba-cuda", "numpy")
SHARED_SITES, SHARED_LENGTH = 3, 60  # a rule called from so many places and so long is not repeated at each


def check_device() -> None:
    """Raise NoGpu unless CUDA code can run here."""
    if cuda_config is None:
        raise NoGpu("numba-cuda is not installed: pip install 'tradewinds[cuda13]'")
    if not cuda.is_available():
        raise NoGpu("no CUDA GPU is at hand, or its driver does not answer")


def device_name() -> str:
    """What the GPU calls itself."""
    check_device()
    if is_simulated():
        return "numba-cuda's simulator"
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def is_simulated() -> bool:
    """Whether the simulator stands in for a GPU."""
    return bool(cuda_config.ENABLE_CUDASIM)


def _grid() -> Any:
    return cuda.grid(1)


@with_native(_grid)
def this_lane() -> int:
    """The number of the thread in the whole launch."""
    return int(cuda.grid(1))


@cache
def _kernel(game: Game, checked: bool, at_random: bool) -> Any:
    bound = {**game.bound(checked, at_random), "this_lane": this_lane}
    if is_simulated():
        return cuda.jit(_simulated(game, checked))
    sites = call_sites(bound, ENTRIES)

    def inner(function: FunctionType) -> Any:
        device = cuda.jit(function, device=True)
        code = function.__code__
        shared = sites[code] >= SHARED_SITES and len(code.co_code) >= SHARED_LENGTH
        device.compile_device = _one_version(device.compile_device, shared)
        return device

    mark = fingerprint(bound, game.state, ENTRIES, COMPILERS, [compiling.__file__, __file__])
    folder = cache_folder(f"{game.id}-cuda", mark)

    def entry(function: FunctionType) -> Any:
        return cuda.jit(function, cache=can_keep(folder))

    with settings(cuda_config, CACHE_DIR=str(folder)):
        return Twins(inner, bound).of(loops.play_lanes, entry)


def _one_version(compile_for: Callable[..., Any], shared: bool) -> Callable[..., Any]:
    """Compile a rule once, for whole numbers of 64 bits, not anew for each width and each constant.

    A shared one is called, where the compiler would by itself repeat it at each place that calls it.
    """

    def compile_wide(arguments: Any, return_type: Any = None) -> Any:
        made = compile_for(tuple(widened(kind, cuda_types) for kind in arguments), return_type)
        if shared:
            for function in (f for module in made.library.modules for f in module.functions):
                if function.name == made.fndesc.llvm_func_name and not function.is_declaration:
                    function.attributes.add("noinline")
        return made

    return compile_wide


def _simulated(game: Game, checked: bool) -> Callable[..., None]:
    """The kernel for the simulator, where records stand for rows: NumPy's narrow numbers would overflow."""
    lane = rule(FunctionType(_grid.__code__, globals(), "this_lane"))
    scope = game.interpreted(checked)
    scope["this_lane"] = lane

    def play_lanes(states: Any, words: Any, *rest: Any) -> None:
        scope["play_lanes"](Rows(game.state, words), words, *rest)

    return play_lanes


class Rows:
    """The rows of a simulated device array, as records."""

    def __init__(self, kind: type[Record], words: Any) -> None:
        self.kind, self.words = kind, words

    def __getitem__(self, at: int) -> Record:
        return self.kind.over(np.asarray(self.words._item._ary[at]))


class GpuBatch:
    """A batch on the GPU: the same games with the same results, a lane of them a thread."""

    def __init__(self, batch: Batch, lanes: int = LANES) -> None:
        check_device()
        self.batch, self.lanes = batch, lanes
        states, words = room(batch.game, lanes)
        self._words = cuda.to_device(words)
        self._states = self._words.view(states.dtype).reshape(len(states)) if not is_simulated() else states
        self._decided = cuda.to_device(np.zeros(lanes, dtype=np.int64))
        self._results: Any = None
        self._kernel = _kernel(batch.game, batch.check, batch.at_random)

    def play(self, first: int, results: Results) -> int:
        """Play games from `first` on, as many as there is room for; the decisions in all."""
        *told, _ = self.batch.arguments(first, results)
        given = [cuda.to_device(value) if isinstance(value, np.ndarray) else value for value in told]
        played = self._room_for(results)
        blocks = -(-self.lanes // THREADS)
        self._kernel[blocks, THREADS](self._states, self._words, self.lanes, self._decided, *given, played)
        played.copy_to_host(results)
        return int(self._decided.copy_to_host().sum())

    def _room_for(self, results: Results) -> Any:
        """Where the GPU writes results: sent there once, for the seats that stay empty, and used again."""
        if self._results is None or len(self._results) != len(results):
            self._results = cuda.to_device(np.zeros_like(results))
        return self._results
