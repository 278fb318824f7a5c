"""Who one is."""

from __future__ import annotations

import msgspec

from tradewinds.server import wire
from tradewinds.server.asking import Answer, Ask, Endpoint
from tradewinds.server.errors import Wrong


async def who_am_i(ask: Ask) -> Answer:
    """The person whom the cookie names."""
    return Answer(wire.PersonAnswer(ask.visitor))


async def name(ask: Ask) -> Answer:
    """A guest, or another name for who one is."""
    wanted: wire.NewName = ask.body
    people = ask.context.people
    if ask.visitor is not None:
        return Answer(wire.PersonAnswer(await people.change(ask.visitor, {"name": wanted.name})))
    ask.context.rates.check("new_people", ask.address)
    person = await people.come(wanted.name)
    return Answer(wire.PersonAnswer(person), become=person.id)


async def change(ask: Ask) -> Answer:
    """What one likes to be otherwise."""
    changes: wire.PersonChanges = ask.body
    given = {field: getattr(changes, field) for field in changes.__struct_fields__}
    wanted = {field: value for field, value in given.items() if value is not msgspec.UNSET}
    return Answer(wire.PersonAnswer(await ask.context.people.change(ask.person, wanted)))


async def set_password(ask: Ask) -> Answer:
    """A login and a password, to be known elsewhere too."""
    person = ask.person
    ask.context.rates.check("passwords", f"person {person.id}")
    return Answer(wire.PersonAnswer(await ask.context.people.set_password(person, ask.body)))


async def log_in(ask: Ask) -> Answer:
    """Become who one is elsewhere."""
    wanted: wire.Login = ask.body
    ask.context.rates.check("passwords", f"address {ask.address}")
    ask.context.rates.check("passwords", f"login {wanted.login.casefold()}")
    person = await ask.context.people.log_in(wanted.login, wanted.password)
    return Answer(wire.PersonAnswer(person), become=person.id)


async def log_out(ask: Ask) -> Answer:
    """Be nobody here any more."""
    return Answer(wire.PersonAnswer(None), forget=True)


ENDPOINTS = [
    Endpoint("GET", "/api/me", who_am_i, "Who one is", wire.PersonAnswer),
    Endpoint(
        "POST",
        "/api/me",
        name,
        "Become a guest, or take another name",
        wire.PersonAnswer,
        wire.NewName,
        refuses=(Wrong.BAD_NAME, Wrong.TOO_FAST),
    ),
    Endpoint(
        "PATCH",
        "/api/me",
        change,
        "Change name, language, theme or sounds",
        wire.PersonAnswer,
        wire.PersonChanges,
        refuses=(Wrong.NOBODY, Wrong.BAD_NAME),
    ),
    Endpoint(
        "POST",
        "/api/me/password",
        set_password,
        "Set a login and a password, to be known elsewhere too",
        wire.PersonAnswer,
        wire.NewPassword,
        refuses=(Wrong.NOBODY, Wrong.BAD_LOGIN, Wrong.BAD_PASSWORD, Wrong.WRONG_PASSWORD, Wrong.LOGIN_TAKEN),
    ),
    Endpoint(
        "POST",
        "/api/login",
        log_in,
        "Become who one is elsewhere",
        wire.PersonAnswer,
        wire.Login,
        refuses=(Wrong.WRONG_PASSWORD, Wrong.TOO_FAST),
    ),
    Endpoint("POST", "/api/logout", log_out, "Be nobody here any more", wire.PersonAnswer),
]
