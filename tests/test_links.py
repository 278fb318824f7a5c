"""Every link between the project's own pages leads somewhere."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\(([^)\s]+)\)|<img[^>]+src=\"([^\"]+)\"")
TRACKED = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]


def pages() -> list[Path]:
    """All pages of the project."""
    listed = subprocess.run(TRACKED, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.splitlines()]


def dead(page: Path) -> list[str]:
    """The links of a page that lead to no file or heading."""
    found = []
    for one, other in LINK.findall(page.read_text("utf-8")):
        target, _, heading = (one or other).partition("#")
        if "://" in target or target.startswith("mailto:"):
            continue
        file = page.parent / target if target else page
        if not file.exists() or (heading and heading not in headings(file)):
            found.append(one or other)
    return found


def headings(page: Path) -> set[str]:
    """The anchors of a page's headings, as code hosts make them."""
    written = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in written}


def test_there_are_pages() -> None:
    assert {page.name for page in pages()} >= {
        "README.md",
        "README.ru.md",
        "CONTRIBUTING.md",
        "architecture.md",
    }


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert dead(page) == []


def test_a_dead_link_is_seen(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One Heading\n[a](page.md) [b](#one-heading) [c](gone.md) [d](#none) [e](https://x.y/z)\n"
    )
    assert dead(page) == ["gone.md", "#none"]
