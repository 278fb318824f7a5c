"""Draws docs/balance/packet_row.json: .venv/bin/python -m benchmarks.packet_row_plot"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs" / "balance"
COLOURS = {"mixed": "#4d6a8a", "trader": "#c8893b", "banker": "#5c8a4d", "points": "#9a4f5f"}
WIDE, HIGH, LEFT, FOOT = 640, 300, 46, 40
MOST, LIMIT = 1.6, 1.4


def height(value: float) -> float:
    return value / MOST * (HIGH - FOOT - 20)


def line(value: float, colour: str, dash: str, label: str) -> str:
    y = HIGH - FOOT - height(value)
    return (
        f'<line x1="{LEFT}" x2="{WIDE - 10}" y1="{y:.1f}" y2="{y:.1f}" stroke="{colour}"'
        f' stroke-dasharray="{dash}"/><text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'
    )


def drawn(found: dict[str, dict[str, float]]) -> Iterator[str]:
    """The picture, line by line."""
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif"'
        ' font-size="12" fill="#333"><title>Share of victories of one plan among mixed players, 1 being fair'
        f'</title><rect width="{WIDE}" height="{HIGH}" fill="#fff"/>'
    )
    for value, colour, dash, label in (
        (0.0, "#333", "", "0"),
        (1.0, "#333", "4 4", "1"),
        (LIMIT, "#c00", "4 4", "1.4"),
    ):
        yield line(value, colour, dash, label)
    for group, seats in enumerate((2, 3, 4, 5)):
        x = LEFT + 16 + group * (WIDE - LEFT - 20) / 4
        for at, (plan, colour) in enumerate(COLOURS.items()):
            value = found[f"{seats} {plan}"]["of_fair"]
            tall = height(min(value, MOST))
            y = HIGH - FOOT - tall
            yield f'<rect x="{x + 30 * at:.0f}" y="{y:.1f}" width="26" height="{tall:.1f}" fill="{colour}"/>'
            yield f'<text x="{x + 30 * at + 13:.0f}" y="{y - 4:.1f}" text-anchor="middle">{value:.2f}</text>'
        yield f'<text x="{x + 58:.0f}" y="{HIGH - FOOT + 16}" text-anchor="middle">{seats} players</text>'
    for at, (plan, colour) in enumerate(COLOURS.items()):
        x = LEFT + 20 + 110 * at
        yield f'<rect x="{x}" y="{HIGH - 16}" width="10" height="10" fill="{colour}"/>'
        yield f'<text x="{x + 15}" y="{HIGH - 7}">{plan}</text>'
    yield "</svg>"


def table(found: dict[str, dict[str, float]]) -> Iterator[str]:
    """The figures as a table of Markdown."""
    yield "| Players | Plan | of a fair share | victories | points | points of the others | rounds |"
    yield "|---|---|---|---|---|---|---|"
    for name, row in found.items():
        seats, plan = name.split()
        yield (
            f"| {seats} | {plan} | {row['of_fair']:.2f} | {row['share']:.1%} | {row['points']:.2f}"
            f" | {row['points_of_others']:.2f} | {row['rounds']:.1f} |"
        )


if __name__ == "__main__":
    for file in sorted(FOLDER.glob("packet_row*.json")):
        found = json.loads(file.read_text("utf-8"))
        file.with_suffix(".svg").write_text("\n".join([*drawn(found), ""]), "utf-8")
        print("\n".join(table(found)))
