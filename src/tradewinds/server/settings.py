"""How the server is run."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from tradewinds.server.limits import Limits

STATIC = Path(__file__).with_name("static")
LOCAL_ENDINGS = (".local", ".lan", ".home", ".internal", ".localhost", ".home.arpa")


@dataclass(frozen=True)
class Settings:
    """How the server is run."""

    database: str
    public: str | None = None
    static: Path = STATIC
    limits: Limits = field(default_factory=Limits)

    @property
    def public_host(self) -> str | None:
        """The host and port that people know the server by, behind a proxy."""
        return None if self.public is None else urlsplit(self.public).netloc.lower()

    @property
    def is_secure(self) -> bool:
        """Whether people come by https, as far as that is known from the settings."""
        return self.public is not None and urlsplit(self.public).scheme == "https"

    def knows_host(self, host: str) -> bool:
        """Whether the Host of a request is one by which this server can be reached.

        Names that anybody may point at this machine are taken from `public` alone: a page at such a name
        would otherwise count as one of ours.
        """
        if self.public_host is not None and host.lower() == self.public_host:
            return True
        name = _without_port(host.lower())
        if name is None:
            return False
        return _is_address(name) or "." not in name or name.endswith(LOCAL_ENDINGS) or name == _own_name()


def _without_port(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _own_name() -> str:
    return socket.gethostname().lower()
