"""What the figures were measured on."""

from __future__ import annotations

import importlib.metadata
import platform
from pathlib import Path

from tradewinds.bench.ours import cores

PACKAGES = ("tradewinds", "numba", "numba-cuda", "numpy", "catanatron", "open_spiel")


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8", "replace").splitlines() if info.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def _versions() -> dict[str, str]:
    found = {}
    for package in PACKAGES:
        try:
            found[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def machine() -> dict[str, object]:
    """Processor, cores, system, Python, and the versions that matter."""
    return {
        "processor": _processor(),
        "cores": cores(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "packages": _versions(),
    }
