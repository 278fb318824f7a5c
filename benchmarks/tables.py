"""Makes the tables of docs/performance.md out of benchmarks/results/*.json."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "performance.md"
MARK = "<!-- tables: everything below is made by benchmarks/tables.py -->"
PEERS = ("Catanatron", "OpenSpiel")


def lines(name: str, result: dict[str, Any]) -> Iterator[str]:
    """One result as a section of Markdown."""
    machine = result["machine"]
    versions = ", ".join(f"{package} {version}" for package, version in machine["packages"].items())
    yield f"## {name.replace('-', ' ')}"
    yield ""
    yield f"{machine['processor']}, {machine['cores']} cores, Python {machine['python']}; {versions}."
    yield f"Command: `{result['command']}`"
    yield ""
    yield from speeds(result["speeds"])
    if result["starts"]:
        yield ""
        yield from starts(result["starts"])
    yield ""


def speeds(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Decisions and games a second, and how many times each peer's decisions."""
    peers = [row for row in rows if row["name"] in PEERS]
    headings = ["game", "how it runs", "decisions/s", "games/s", *(f"× {peer['name']}" for peer in peers)]
    yield f"| {' | '.join(headings)} |"
    yield "|---|---|" + "---:|" * (len(headings) - 2)
    for row in rows:
        ratios = [f"{row['decisions_per_s'] / peer['decisions_per_s']:,.3g}" for peer in peers]
        figures = [f"{row['decisions_per_s']:,.0f}", f"{row['games_per_s']:,.0f}"]
        yield f"| {row['game']} | {row['name']} | {' | '.join([*figures, *ratios])} |"


def starts(rows: list[dict[str, Any]]) -> Iterator[str]:
    """How long the first game takes."""
    yield "| game | first game, nothing compiled | first game, from the cache |"
    yield "|---|---:|---:|"
    for row in rows:
        yield f"| {row['game']} | {row['cold_s']:.1f} s | {row['warm_s']:.2f} s |"


def main() -> None:
    """Write the page anew below its mark."""
    above = PAGE.read_text("utf-8").partition(MARK)[0]
    made = [MARK, ""]
    for path in sorted((HERE / "results").glob("*.json")):
        made += lines(path.stem, json.loads(path.read_text("utf-8")))
    PAGE.write_text(above + "\n".join(made), "utf-8")
    print(f"{PAGE}: {len(made)} lines of tables")


if __name__ == "__main__":
    main()
