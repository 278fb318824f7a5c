"""The pages: the browser's own program, and what is shown while it is missing."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tradewinds.kernel.sentences import Sentences
from tradewinds.kernel.texts import LANGUAGES
from tradewinds.server.errors import PACKAGE, Refusal, Wrong
from tradewinds.server.http import guarded, refused

HASHED = re.compile(r"-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
A_YEAR = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
PACKED = (("br", ".br"), ("gzip", ".gz"))

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")

PAGE_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;"
        " font-src 'self' data:; media-src 'self' data: blob:; connect-src 'self'; object-src 'none';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""Styles may be written into elements, as animations do; scripts may not."""


@cache
def _files(folder: Path) -> dict[str, Path]:
    """Everything that may be served, by its path: nothing else can be asked for."""
    if not folder.is_dir():
        return {}
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}


class Pages:
    """The built client of a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def is_built(self) -> bool:
        """Whether there is anything to show."""
        return (self._folder / "index.html").is_file()

    async def serve(self, request: Request) -> Response:
        """A file of the client, or its one page for every path that is not a file."""
        return await guarded(self._serve(request))

    async def _serve(self, request: Request) -> Response:
        if not self.is_built:
            return _missing()
        name = request.url.path.lstrip("/")
        path = _files(self._folder).get(name)
        if path is None:
            if name.startswith(("assets/", "api/", "ws/")) or name in ("api", "ws"):
                return refused(Refusal(Wrong.NO_SUCH_PAGE))
            path = self._folder / "index.html"
        return _file(path, request.headers.get("accept-encoding", ""))


def _file(path: Path, accepted: str) -> Response:
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": A_YEAR if HASHED.search(path.name) else EACH_TIME}
    for encoding, ending in PACKED:
        packed = path.with_name(path.name + ending)
        if encoding in accepted and packed.is_file():
            headers |= {"Content-Encoding": encoding, "Vary": "Accept-Encoding"}
            return FileResponse(packed, headers=headers, media_type=media)
    return FileResponse(path, headers=headers, media_type=media)


def _missing() -> Response:
    """That the client was not built, in both languages."""
    said = "".join(f"<p lang={lang}>{Sentences(PACKAGE, lang).say('page-missing')}</p>" for lang in LANGUAGES)
    page = f"<!doctype html><meta charset=utf-8><title>Tradewinds</title>{said}"
    return HTMLResponse(page, 503, headers={"Cache-Control": "no-store"})
