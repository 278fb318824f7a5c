"""Machine code: native and CUDA twins of plain rules, and a cache that can never be stale.

A twin is the same code object in a copy of its module's names, with every rule it calls replaced by that
rule's twin. The plain functions stay as they are, so one process can run both and compare them.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tradewinds.kernel import loops
from tradewinds.kernel.game import Game

KEPT_CACHES = 4

Jit = Callable[[FunctionType], Any]


class Twins:
    """Makes and remembers the twins of rules under one compiler."""

    def __init__(self, jit: Jit) -> None:
        self.jit = jit
        self.made: dict[int, Any] = {}
        self.scopes: dict[int, dict[str, Any]] = {}
        self.modules: dict[int, ModuleType] = {}

    def of(self, function: Any, bound: dict[str, Any] | None = None, jit: Jit | None = None) -> Any:
        """The twin of a rule; `bound` replaces names of its module before they are looked up."""
        if id(function) in self.made:
            return self.made[id(function)]
        source = getattr(function, "native", function)
        scope = self.scopes.setdefault(id(source.__globals__), {**source.__globals__, **(bound or {})})
        clone = FunctionType(source.__code__, scope, source.__name__, source.__defaults__)
        clone.__qualname__, clone.__module__ = source.__qualname__, source.__module__
        twin = self.made[id(function)] = (jit or self.jit)(clone)
        self._resolve(source.__code__, scope, bound)
        return twin

    def _resolve(self, code: CodeType, scope: dict[str, Any], bound: dict[str, Any] | None) -> None:
        for name in code.co_names:
            value = scope.get(name)
            if getattr(value, "is_rule", False):
                scope[name] = self.of(value, bound if value.__globals__.get("__name__") == loops.__name__ else None)
            elif isinstance(value, ModuleType):
                scope[name] = self._module(value, code.co_names)

    def _module(self, module: ModuleType, names: tuple[str, ...]) -> ModuleType:
        found = [name for name in names if getattr(getattr(module, name, None), "is_rule", False)]
        if not found:
            return module
        shadow = self.modules.get(id(module))
        if shadow is None:
            shadow = self.modules[id(module)] = ModuleType(module.__name__)
            shadow.__dict__.update(module.__dict__)
        for name in found:
            shadow.__dict__[name] = self.of(module.__dict__[name])
        return shadow


# ---------------------------------------------------------------- the cache


def _sources(package: str) -> list[Path]:
    spec = importlib.util.find_spec(package)
    roots = spec.submodule_search_locations if spec is not None else None
    if not roots:
        return [Path(spec.origin)] if spec is not None and spec.origin else []
    return [path for root in roots for path in sorted(Path(root).rglob("*")) if path.suffix in (".py", ".toml")]


def source_digest(game: Game) -> str:
    """A fingerprint of all that the game's machine code is made of: sources, data and compilers."""
    mixed = hashlib.sha256(sys.version.encode())
    for name in ("numba", "llvmlite", "numpy"):
        mixed.update(importlib.metadata.version(name).encode())
    for package in ("tradewinds.kernel", game.package):
        for path in _sources(package):
            mixed.update(path.name.encode() + b"\0" + path.read_bytes())
    return mixed.hexdigest()[:20]


def cache_root() -> Path:
    """Where machine code is kept: $TRADEWINDS_CACHE, or the user's cache folder."""
    told = os.environ.get("TRADEWINDS_CACHE")
    if told:
        return Path(told)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tradewinds"


def cache_folder(game: Game) -> Path:
    """The game's cache folder for its present sources; folders of older sources are swept."""
    folder = cache_root() / f"{game.id}-{source_digest(game)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        old = sorted(folder.parent.glob(f"{game.id}-*"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in old[KEPT_CACHES:]:
            shutil.rmtree(path, ignore_errors=True)
    except OSError:
        pass
    return folder


# ---------------------------------------------------------------- native

_lock = threading.RLock()
_native: dict[str, dict[str, Any]] = {}
ENTRIES = ("play_batch", "trace")


def native(game: Game) -> dict[str, Any]:
    """The entry points of `loops` for this game as machine code, compiled on first call or from the cache."""
    with _lock:
        if game.id not in _native:
            _native[game.id] = _compile(game)
        return _native[game.id]


def _compile(game: Game) -> dict[str, Any]:
    import numba
    from numba.core import config

    def inner(function: FunctionType) -> Any:
        return numba.njit(function, nogil=True, error_model="numpy", no_cpython_wrapper=True)

    def entry(function: FunctionType) -> Any:
        return numba.njit(function, nogil=True, error_model="numpy", cache=True)

    kept = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(game))
    try:
        twins = Twins(inner)
        return {name: twins.of(getattr(loops, name), game.bound(), entry) for name in ENTRIES}
    finally:
        config.CACHE_DIR = kept
