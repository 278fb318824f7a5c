"""The own sentences of a package, in either language; what a game says comes from the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tradewinds.kernel.texts import MissingText


@cache
def _bundle(package: str, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    text = files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


class Sentences:
    """What the files `texts/*.ftl` of a package say in one language."""

    def __init__(self, package: str, language: str) -> None:
        self.language = language
        self._bundle = _bundle(package, language)

    def say(self, message: str, **given: Any) -> str:
        """A sentence with its arguments filled in; MissingText where that cannot be done."""
        if not self._bundle.has_message(message):
            raise MissingText(f"no text {message!r} in {self.language!r}")
        pattern = self._bundle.get_message(message).value
        told, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingText(f"{message!r} in {self.language!r}: {errors[0]}")
        return str(told)
