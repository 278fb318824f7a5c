"""`tradewinds serve`: tables in the browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tradewinds.cli.asking import Lang, Language, wrong

if TYPE_CHECKING:
    import socket

EXAMPLES = """\b
Examples:
  tradewinds serve --open
  tradewinds serve --host 0.0.0.0
  tradewinds serve --db postgresql://user:password@host/tradewinds --workers 4"""

ANY_HOST = ("0.0.0.0", "::")  # noqa: S104, asked for by whoever runs it
MOST_WORKERS = 64


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where it listens; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, metavar="N", help="The port; 8048, or the next free one.")
    ] = None,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help="A SQLite file or a PostgreSQL database.")
    ] = None,
    workers: Annotated[
        int,
        typer.Option(min=1, max=MOST_WORKERS, metavar="N", help="Processes; more than one with PostgreSQL."),
    ] = 1,
    public: Annotated[
        str | None, typer.Option(metavar="URL", help="What people call it, where a proxy stands before it.")
    ] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    lang: Lang = Language.EN,
) -> None:
    """Serve tables to browsers: for friends, with bots."""
    from tradewinds.server.serving import run, run_workers
    from tradewinds.server.settings import Settings

    settings = Settings(_database(db), _public(public))
    if workers > 1 and not settings.database.startswith("postgres"):
        raise wrong("several processes need PostgreSQL, as in --db postgresql://...", "--workers")
    listening = _listening(host, port, lang)

    def ready() -> None:
        _tell(settings.database, host, listening.getsockname()[1], settings.public, open_, lang)

    from tradewinds.server.storage import NoStorage, Store

    try:
        Store(settings.database).close()
    except NoStorage as error:
        raise wrong(str(error), "--db") from None
    if workers > 1:
        run_workers(settings, listening, workers, ready)
    else:
        run(settings, listening, ready)


def _database(told: str | None) -> str:
    """The database, or a file where programs keep what is theirs."""
    if told is not None:
        return told
    home = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    return f"sqlite:///{folder / 'tradewinds' / 'tables.db'}"


def _public(told: str | None) -> str | None:
    from urllib.parse import urlsplit

    if told is None:
        return None
    parts = urlsplit(told)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise wrong(f"{told[:80]!r} is not of the form https://play.example.org", "--public")
    return told.rstrip("/")


def _listening(host: str, port: int | None, lang: Language) -> socket.socket:
    from tradewinds.server.serving import NEXT_PORTS, PORT, bound

    usual = range(PORT, PORT + NEXT_PORTS)
    try:
        listening = bound(host, usual if port is None else [port])
    except OSError as error:
        raise wrong(f"cannot listen at {host} on port {port or PORT}: {error.strerror}", "--port") from None
    if port is None and listening.getsockname()[1] != PORT:
        _say(lang, "serve-taken", "yellow", port=str(PORT), other=str(listening.getsockname()[1]))
    return listening


def _tell(database: str, host: str, port: int, public: str | None, opens: bool, lang: Language) -> None:
    """Where it can be found, once it answers."""
    from sqlalchemy.engine import make_url

    from tradewinds.server.serving import network_address
    from tradewinds.server.settings import STATIC

    here = "127.0.0.1" if host in ANY_HOST else f"[{host}]" if ":" in host else host
    url = public or f"http://{here}:{port}"
    _say(lang, "serve-open", "bold", url=url)
    network = network_address() if host in ANY_HOST and public is None else None
    if network is not None:
        _say(lang, "serve-network", "bold", url=f"http://{network}:{port}")
    told = make_url(database)
    _say(lang, "serve-kept", "dim", place=told.database if told.drivername == "sqlite" else repr(told))
    if not (STATIC / "index.html").is_file():
        _say(lang, "serve-no-pages", "yellow")
    _say(lang, "serve-stop", "dim")
    if opens:
        _open(url)


def _open(url: str) -> None:
    """Show it in the browser, where there is one."""
    import threading
    import webbrowser
    from contextlib import suppress

    def show() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(url)

    threading.Thread(target=show, daemon=True).start()


def _say(lang: Language, message: str, style: str, **given: object) -> None:
    from tradewinds.cli.terminal.output import screen
    from tradewinds.cli.terminal.speech import Speech

    screen().print(Speech(lang.value).say(message, **given), style=style, highlight=False, soft_wrap=True)
