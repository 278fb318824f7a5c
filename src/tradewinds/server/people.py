"""People: a name is enough, and a password makes one portable. Who one is stands in a signed cookie."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import sqlalchemy as sql
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer

from tradewinds.server import wire
from tradewinds.server.errors import Refusal, Wrong
from tradewinds.server.limits import Limits
from tradewinds.server.storage import Conflict, Store, schema
from tradewinds.server.tables.room import now

COOKIE = "tradewinds"
LASTS = 400 * 24 * 3600  # as long as browsers keep a cookie
LONGEST_COOKIE = 400
AT_ONCE = 2  # passwords are costly to check, on purpose


def person_id() -> str:
    """A new person's number, which says nothing and cannot be guessed."""
    return secrets.token_hex(12)


def line(told: str, longest: int, wrong: Wrong) -> str:
    """A line of text as people write names: trimmed, printable, not too long."""
    text = " ".join(unicodedata.normalize("NFC", told).split())
    if not text or len(text) > longest or not text.isprintable():
        raise Refusal(wrong, most=longest)
    return text


class People:
    """Who is known here."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store, self._limits = store, limits
        self._signer = URLSafeTimedSerializer(
            store.secret("cookies"), salt="person", signer_kwargs={"digest_method": sha256}
        )
        self._hasher = PasswordHasher()
        self._checking = asyncio.Semaphore(AT_ONCE)

    # ------------------------------------------------------------ cookies

    def cookie(self, person: str) -> str:
        """What a browser keeps to be known again."""
        return self._signer.dumps(person)

    def of_cookie(self, told: str | None) -> str | None:
        """Whose cookie it is; nobody's if it is forged or too old."""
        if not told or len(told) > LONGEST_COOKIE or not told.isascii():
            return None
        try:
            person = self._signer.loads(told, max_age=LASTS)
        except BadData:
            return None
        return person if isinstance(person, str) else None

    # ------------------------------------------------------------ people

    async def find(self, person: str | None) -> wire.Person | None:
        """Who that is."""
        if person is None:
            return None
        wanted = sql.select(schema.people).where(schema.people.c.id == person)
        row = await self._store.read(lambda c: c.execute(wanted).mappings().first())
        return None if row is None else _person(row)

    async def come(self, name: str) -> wire.Person:
        """Somebody new."""
        row = {
            "id": person_id(),
            "name": line(name, self._limits.name, Wrong.BAD_NAME),
            "login": None,
            "password": None,
            "language": None,
            "theme": None,
            "sounds": True,
            "created": now(),
        }
        await self._store.write(lambda c: c.execute(sql.insert(schema.people), row))
        return _person(row)

    async def change(self, person: wire.Person, changes: Mapping[str, Any]) -> wire.Person:
        """Another name, language, theme; the person as it is then."""
        values = dict(changes)
        if "name" in values:
            values["name"] = line(values["name"], self._limits.name, Wrong.BAD_NAME)
        if values:
            await self._update(person.id, values)
        found = await self.find(person.id)
        return found or person

    async def _update(self, person: str, values: Mapping[str, Any]) -> None:
        change = sql.update(schema.people).where(schema.people.c.id == person).values(**values)
        await self._store.write(lambda c: c.execute(change))

    # ------------------------------------------------------------ passwords

    async def set_password(self, person: wire.Person, wanted: wire.NewPassword) -> wire.Person:
        """Make a person portable; who has a password already must know it."""
        login = self._login(wanted.login)
        if not self._limits.shortest_password <= len(wanted.password) <= self._limits.longest_password:
            raise Refusal(
                Wrong.BAD_PASSWORD, least=self._limits.shortest_password, most=self._limits.longest_password
            )
        if person.login is not None:
            await self.log_in(person.login, wanted.old or "")
        hashed = await self._off_the_loop(lambda: self._hasher.hash(wanted.password))
        try:
            await self._update(person.id, {"login": login, "password": hashed})
        except Conflict:
            raise Refusal(Wrong.LOGIN_TAKEN) from None
        return await self.find(person.id) or person

    async def log_in(self, login: str, password: str) -> wire.Person:
        """The person of a login; it takes as long where there is none."""
        folded = unicodedata.normalize("NFKC", login).casefold().strip()
        wanted = sql.select(schema.people).where(schema.people.c.login == folded)
        row = await self._store.read(lambda c: c.execute(wanted).mappings().first())
        hashed = None if row is None else row["password"]
        right = await self._off_the_loop(lambda: self._matches(hashed, password))
        if row is None or not right:
            raise Refusal(Wrong.WRONG_PASSWORD)
        return _person(row)

    def _login(self, told: str) -> str:
        """A login by which somebody is found again, however it is written."""
        login = unicodedata.normalize("NFKC", told).casefold().strip()
        if not 2 <= len(login) <= self._limits.login or not login.isprintable() or " " in login:
            raise Refusal(Wrong.BAD_LOGIN, most=self._limits.login)
        return login

    def _matches(self, hashed: str | None, password: str) -> bool:
        given = password[: self._limits.longest_password + 1]
        if hashed is None:
            self._hasher.hash(given)  # it takes as long
            return False
        try:
            return self._hasher.verify(hashed, given)
        except (VerificationError, InvalidHashError):
            return False

    async def _off_the_loop(self, work: Any) -> Any:
        async with self._checking:
            return await asyncio.to_thread(work)


def _person(row: Any) -> wire.Person:
    return wire.Person(
        id=row["id"],
        name=row["name"],
        login=row["login"],
        language=row["language"],
        theme=row["theme"],
        sounds=row["sounds"],
    )
