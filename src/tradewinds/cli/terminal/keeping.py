"""Where a match at the terminal is kept."""

from __future__ import annotations

import shlex
from pathlib import Path

from tradewinds.cli.terminal.keyboard import read_line
from tradewinds.cli.terminal.showing import Showing


class Keeping:
    """A file for a match, or none yet. Files that were there before are not written over."""

    def __init__(self, showing: Showing, file: Path | None) -> None:
        self.showing, self.file = showing, file

    def keep(self) -> None:
        """Save where there is a file to save in."""
        if self.file is not None:
            self._write(self.file)

    def save(self, told: str) -> None:
        """Save in the file told, or the one there is, or else in one to be asked for, and say so."""
        file = Path(told) if told else self.file or self._asked()
        if file is not None and self._is_free(file) and self._write(file):
            self.file = file
            self.report()

    def leave(self) -> None:
        """Say how to go on later; where nothing is kept yet, offer it."""
        if self.file is None:
            self.save("")
        if self.file is None:
            self.showing.say("not-saved")
        else:
            self.report()

    def report(self) -> None:
        """Say whether and where the match is kept."""
        if self.file is None:
            self.showing.say("not-saved")
        else:
            quoted = shlex.quote(str(self.file))
            self.showing.say("saved", file=str(self.file), command=f"tradewinds play --resume {quoted}")

    def _is_free(self, file: Path) -> bool:
        try:
            taken = file != self.file and file.exists()
        except OSError:  # such a file cannot be; writing it tells why
            taken = False
        if taken:
            self.showing.say("file-taken", "red", file=str(file))
        return not taken

    def _write(self, file: Path) -> bool:
        try:
            self.showing.match.save(file)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            self.showing.say("not-saved-because", "red", file=str(file), why=why)
            return False
        return True

    def _asked(self) -> Path | None:
        self.showing.say("which-file")
        try:
            told = read_line(self.showing.console).strip()
        except EOFError:
            return None
        return Path(told) if told else None
