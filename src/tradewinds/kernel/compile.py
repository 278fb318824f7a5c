"""Machine code: native twins of plain rules, and a cache that can never be stale.

A twin is the same code object in a copy of its module's names, with every rule it calls replaced by that
rule's twin. The plain functions stay as they are, so one process can run both and compare them.
"""

from __future__ import annotations

import dis
import enum
import hashlib
import importlib.metadata
import os
import shutil
import sys
import threading
from collections import Counter, namedtuple
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from tradewinds.kernel import loops
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Axis, Record

KEPT_CACHES = 4

Jit = Callable[[FunctionType], Any]


def source_of(function: Any) -> FunctionType:
    """What machine code runs for a rule: itself, or what it says is to stand in its place."""
    found: FunctionType = getattr(function, "native", function)
    return found


def is_rule(value: Any) -> bool:
    """Whether a value is a function marked as a rule."""
    return bool(getattr(value, "is_rule", False))


@cache
def numbers(names: Any) -> Any:
    """An enum or an axis as compilers take it: a named tuple of whole numbers."""
    if issubclass(names, enum.Enum):
        members = {member.name: int(member.value) for member in names}
    else:
        members = {"size": names.size}
    return namedtuple(names.__name__, members)(**members)  # noqa: PYI024


def stands_for(value: Any) -> Any:
    """What machine code sees in place of a global that is no rule and no module."""
    if isinstance(value, type) and issubclass(value, enum.IntEnum | Axis):
        return numbers(value)  # type: ignore[arg-type]
    return value


class Twins:
    """Makes and remembers the twins of rules under one compiler."""

    def __init__(self, jit: Jit, bound: dict[str, Any]) -> None:
        self.jit = jit
        self.bound = bound
        self.made: dict[int, Any] = {}
        self.scopes: dict[int, dict[str, Any]] = {}
        self.modules: dict[int, ModuleType] = {}

    def of(self, function: Any, jit: Jit | None = None) -> Any:
        """The twin of a rule."""
        if id(function) in self.made:
            return self.made[id(function)]
        source = source_of(function)
        scope = self._scope(source)
        clone = FunctionType(source.__code__, scope, source.__name__, source.__defaults__)
        clone.__qualname__, clone.__module__ = source.__qualname__, source.__module__
        twin = self.made[id(function)] = (jit or self.jit)(clone)
        for name in source.__code__.co_names:
            if name in scope:
                scope[name] = self._value(scope[name], source.__code__.co_names)
        return twin

    def _scope(self, source: FunctionType) -> dict[str, Any]:
        """The names a twin looks up: those of its module, where the game's own rules take their places."""
        own = source.__globals__
        if id(own) not in self.scopes:
            bound = self.bound if own is loops.__dict__ else {}
            self.scopes[id(own)] = {**own, **bound}
        return self.scopes[id(own)]

    def _value(self, value: Any, names: tuple[str, ...]) -> Any:
        if is_rule(value):
            return self.of(value)
        return self._module(value, names) if isinstance(value, ModuleType) else stands_for(value)

    def _module(self, module: ModuleType, names: tuple[str, ...]) -> ModuleType:
        found = {name: module.__dict__[name] for name in names if is_rule(module.__dict__.get(name))}
        if not found:
            return module
        shadow = self.modules.get(id(module))
        if shadow is None:
            shadow = self.modules[id(module)] = ModuleType(module.__name__)
            shadow.__dict__.update(module.__dict__)
        for name, function in found.items():
            shadow.__dict__[name] = self.of(function)
        return shadow


# ---------------------------------------------------------------- the fingerprint


def fingerprint(
    bound: dict[str, Any],
    state: type[Record],
    entries: Iterable[str],
    packages: Iterable[str],
    makers: Iterable[str | Path],
) -> str:
    """What tells the machine code of these loops, with these rules bound in them, from any other.

    It is made of all that goes into it: the code of every rule reached, the value of every constant they
    use, the record's layout, the versions of Python and the compilers, and the files of the `makers`, the
    modules that say how to compile.
    """
    mixed = hashlib.sha256(sys.version.encode())
    for maker in makers:
        mixed.update(Path(maker).read_bytes())
    for package in packages:
        mixed.update(f"{package} {importlib.metadata.version(package)}\n".encode())
    mixed.update(repr(state.dtype).encode())
    for source, scope in _reached(bound, entries):
        mixed.update(f"{source.__module__}.{source.__qualname__} {source.__defaults__}\n".encode())
        mixed.update(_written(source.__code__).encode())
        for name, value in _named(source.__code__, scope):
            if not is_rule(value):
                mixed.update(f"{name} = {_constant(value)}\n".encode())
    return mixed.hexdigest()[:20]


def call_sites(bound: dict[str, Any], entries: Iterable[str]) -> Counter[CodeType]:
    """From how many places each rule is called."""
    found: Counter[CodeType] = Counter()
    for source, scope in _reached(bound, entries):
        for instruction in dis.get_instructions(source):
            called = scope.get(instruction.argval) if instruction.opname == "LOAD_GLOBAL" else None
            if is_rule(called):
                found[source_of(called).__code__] += 1
    return found


def _reached(bound: dict[str, Any], entries: Iterable[str]) -> Iterator[tuple[FunctionType, dict[str, Any]]]:
    """Every rule that these loops reach, with the names it looks up."""
    waiting = [getattr(loops, name) for name in entries]
    seen = set(map(id, waiting))
    while waiting:
        source = source_of(waiting.pop())
        scope = source.__globals__
        if scope is loops.__dict__:
            scope = {**scope, **bound}
        yield source, scope
        for _, value in _named(source.__code__, scope):
            if is_rule(value) and id(value) not in seen:
                seen.add(id(value))
                waiting.append(value)


def _named(code: CodeType, scope: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The globals that a rule names, those it reaches through a module included."""
    for name in code.co_names:
        value = scope.get(name)
        yield name, value
        if isinstance(value, ModuleType):
            yield from ((f"{name}.{inner}", value.__dict__.get(inner)) for inner in code.co_names)


def _written(code: CodeType) -> str:
    consts = [_written(value) if isinstance(value, CodeType) else repr(value) for value in code.co_consts]
    return repr((code.co_code, consts, code.co_names, code.co_varnames, code.co_freevars))


def _constant(value: Any) -> str:
    told = stands_for(value)
    if isinstance(told, np.ndarray):
        return f"{told.dtype} {told.shape} {told.tobytes().hex()}"
    if isinstance(told, int | float | str | tuple | np.generic | None):
        return repr(told)
    return str(getattr(told, "__qualname__", type(told).__qualname__))


# ---------------------------------------------------------------- the cache


def cache_root() -> Path:
    """Where machine code is kept: $TRADEWINDS_CACHE, or the user's cache folder."""
    told = os.environ.get("TRADEWINDS_CACHE")
    if told:
        return Path(told)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tradewinds"


def cache_folder(kind: str, mark: str) -> Path:
    """The folder for machine code of this kind with this fingerprint; the oldest others are swept."""
    folder = cache_root() / kind / mark
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        others = sorted(set(folder.parent.iterdir()) - {folder}, key=lambda path: path.stat().st_mtime)
        for path in others[: 1 - KEPT_CACHES]:
            shutil.rmtree(path, ignore_errors=True)
    except OSError:
        pass
    return folder


def can_keep(folder: Path) -> bool:
    """Whether machine code can be kept there; where not, Numba would put it where it goes stale."""
    return folder.is_dir() and os.access(folder, os.W_OK)


# ---------------------------------------------------------------- native

ENTRIES = ("play_batch", "trace")
COMPILERS = ("numba", "llvmlite", "numpy")

_lock = threading.RLock()


def native(game: Game, checked: bool = False) -> dict[str, Any]:
    """The entry points of `loops` for this game as machine code, compiled on first call or from the cache."""
    with _lock:
        return _native(game, checked)


def native_folder(game: Game, checked: bool = False) -> Path:
    """Where the machine code of a game is kept; without files in it, the first call will compile."""
    mark = fingerprint(game.bound(checked), game.state, ENTRIES, COMPILERS, [__file__])
    return cache_folder(f"{game.id}-checked" if checked else game.id, mark)


@cache
def _native(game: Game, checked: bool) -> dict[str, Any]:
    import numba
    from numba.core import config

    def inner(function: FunctionType) -> Any:
        plain = numba.njit(
            function, nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
        )  # type: ignore[call-overload]
        plain.compile = _one_version(plain.compile)
        return plain

    folder = native_folder(game, checked)

    def entry(function: FunctionType) -> Any:
        return numba.njit(function, nogil=True, error_model="numpy", cache=can_keep(folder))

    with settings(config, CACHE_DIR=str(folder)):
        twins = Twins(inner, game.bound(checked))
        return {name: twins.of(getattr(loops, name), entry) for name in ENTRIES}


@contextmanager
def settings(config: Any, **told: Any) -> Iterator[None]:
    """A compiler's settings for a while."""
    kept = {name: getattr(config, name) for name in told}
    for name, value in told.items():
        setattr(config, name, value)
    try:
        yield
    finally:
        for name, value in kept.items():
            setattr(config, name, value)


def _one_version(compile_for: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Compile a rule once, for whole numbers of 64 bits, not anew for each width and each constant.

    It is optimised lightly: it ends up within an entry point, which is optimised whole.
    """
    from numba.core import config, sigutils, types

    tools: Any = sigutils
    light = type(vars(config)["OPT"])(1)

    def compile_wide(signature: Any) -> Any:
        arguments, _ = tools.normalize_signature(signature)
        with settings(config, OPT=light, LOOP_VECTORIZE=0, SLP_VECTORIZE=0), _only_to_be_linked():
            return compile_for(tuple(widened(kind, types) for kind in arguments))

    return compile_wide


@contextmanager
def _only_to_be_linked() -> Iterator[None]:
    """What is compiled here gets no machine code of its own, but is linked into an entry point.

    With machine code of its own it would be called where the entry point does not inline it: lightly
    optimised, in place of the copy that was optimised with the rest.
    """
    from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

    def nothing(*_: Any) -> None:
        pass

    with (
        settings(JITCPUCodegen, _add_module=nothing, set_env=nothing),
        settings(JITCodeLibrary, _finalize_specific=nothing),
    ):
        yield


def widened(kind: Any, types: Any) -> Any:
    """The type of an argument as rules take it, among a compiler's types: whole numbers in 64 bits."""
    told = types.unliteral(kind)
    return types.int64 if isinstance(told, types.Integer) and told.bitwidth < 64 else told
