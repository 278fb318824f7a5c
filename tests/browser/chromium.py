"""The Chromium that the browser tests drive. As a program: fails where there is none."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str | None:
    """The path of a Chromium on this machine: named, the system's, or Playwright's own."""
    named = os.environ.get("TRADEWINDS_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    return (
        next((path for name in NAMES if (path := shutil.which(name)) and usable(path)), None) or playwrights()
    )


def usable(path: str) -> bool:
    """Ubuntu's packages of that name are stubs that send for a snap, which tests cannot drive."""
    return not Path(path).resolve().is_relative_to("/snap") and b"snap" not in Path(path).read_bytes()[:4096]


def playwrights() -> str | None:
    """The browser that `playwright install` has brought, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


if __name__ == "__main__":
    sys.exit(0 if find() else "no Chromium")
