"""San Juan's names and sentences, word for word where it matters."""

from __future__ import annotations

import pytest

from tradewinds.games.san_juan import GAME
from tradewinds.games.san_juan.pieces import Card, Good, Role, Summand, Tile
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.texts import Texts

EN, RU = Texts(GAME, "en"), Texts(GAME, "ru")


@pytest.mark.parametrize(
    ("act", "en", "ru"),
    [
        ("choose(role=councillor)", "Choose the councillor", "Выбрать роль члена городского совета"),
        ("build(card=indigo_plant)", "Build an indigo plant", "Построить фабрику индиго"),
        ("build(card=carpenter)", "Build a carpenter", "Построить плотника"),
        ("overbuild(card=well)", "Build over your well", "Перестроить колодец"),
        (
            "overbuild_good(good=silver)",
            "Build over the silver smelter that carries a good",
            "Перестроить сереброплавильную фабрику вместе с товаром",
        ),
        ("pay(card=city_hall)", "Pay with City hall", "Заплатить картой «Здание городского совета»"),
        ("pay_good(good=sugar)", "Pay with 1 sugar", "Заплатить товаром: сахар"),
        ("tuck(card=hero)", "Put Hero under the chapel", "Положить под часовню карту «Памятник»"),
        ("keep(card=guild_hall)", "Keep Guild hall", "Оставить карту «Ратуша»"),
    ],
)
def test_an_act_word_for_word(act: str, en: str, ru: str) -> None:
    code = GAME.alphabet.from_text(act)
    assert (EN.act(code), RU.act(code)) == (en, ru)


@pytest.mark.parametrize(
    ("heard", "en", "ru"),
    [
        (
            (Event.SELLS, 0, Good.COFFEE, 1),
            "Anna sells 1 coffee for 1 card.",
            "Анна продает кофе за 1 карту.",
        ),
        (
            (Event.SELLS, 0, Good.SILVER, 3),
            "Anna sells 1 silver for 3 cards.",
            "Анна продает серебро за 3 карты.",
        ),
        (
            (Event.RESHUFFLES, 0, 21),
            "The draw pile is empty: 21 cards from the discard pile are shuffled.",
            "Колода закончилась: перемешано из стопки сброса – 21 карта.",
        ),
        (
            (Event.SCORES, 0, Summand.PALACE, 5),
            "Anna: 5 points for palace.",
            "Анна: 5 очков – дворец.",
        ),
        (
            (Event.SCORES, 1, Summand.CHAPEL, 1),
            "Boris: 1 point for cards under the chapel.",
            "Борис: 1 очко – карты под часовней.",
        ),
        (
            (Event.TURNS_TILE, 0, Tile.THREE),
            "Anna turns over the trading tile 1/1/2/2/3 (indigo to silver).",
            "Анна открывает тайл торгового дома 1/1/2/2/3 (от индиго до серебра).",
        ),
        (
            (Event.CHOOSES, 0, Role.COUNCILLOR),
            "Anna chooses the councillor.",
            "Анна выбирает роль члена городского совета.",
        ),
    ],
)
def test_an_event_word_for_word(heard: tuple[int, ...], en: str, ru: str) -> None:
    assert EN.event(heard, ("Anna", "Boris")) == en
    assert RU.event(heard, ("Анна", "Борис")) == ru


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (Event.DRAWS, "Anna draws Hero.", "Anna draws a card."),
        (Event.PAYS, "Anna pays with Hero.", "Anna pays with a card."),
        (Event.TUCKS, "Anna puts Hero under the chapel.", "Anna puts a card under the chapel."),
        (Event.KEEPS, "Anna keeps Hero.", "Anna keeps a card."),
    ],
)
def test_what_is_secret_is_told_to_its_player(event: Event, own: str, others: str) -> None:
    heard = (event, 0, Card.HERO)
    assert EN.event(heard, ("Anna", "Boris"), 0) == own
    assert EN.event(heard, ("Anna", "Boris"), 1) == others
    assert "Памятник" in RU.event(heard, ("Анна", "Борис"), 0)
    assert "Памятник" not in RU.event(heard, ("Анна", "Борис"), 1)


def test_the_russian_names_are_those_of_the_rulebook() -> None:
    assert [RU.name(card) for card in Card][1:] == [
        "Фабрика индиго",
        "Сахарный завод",
        "Табачный склад",
        "Кофеобжарочная фабрика",
        "Сереброплавильная фабрика",
        "Кузница",
        "Прииск",
        "Архив",
        "Богадельня",
        "Черный рынок",
        "Фактория",
        "Колодец",
        "Рыночная палатка",
        "Кран",
        "Часовня",
        "Башня",
        "Акведук",
        "Плотник",
        "Префектура",
        "Рынок",
        "Каменоломня",
        "Библиотека",
        "Статуя",
        "Колонна победы",
        "Памятник",
        "Ратуша",
        "Здание городского совета",
        "Триумфальная арка",
        "Дворец",
    ]
    assert [RU.name(role) for role in Role] == [
        "Строитель",
        "Производитель",
        "Торговец",
        "Член городского совета",
        "Золотоискатель",
    ]
    assert [RU.name(good) for good in Good] == ["индиго", "сахар", "табак", "кофе", "серебро"]


def test_guild_hall_and_city_hall_are_not_mixed_up() -> None:
    assert (RU.name(Card.GUILD_HALL), EN.name(Card.GUILD_HALL)) == ("Ратуша", "Guild hall")
    assert (RU.name(Card.CITY_HALL), EN.name(Card.CITY_HALL)) == ("Здание городского совета", "City hall")
    assert RU.name(Summand.GUILD_HALL).casefold() == "ратуша"


@pytest.mark.parametrize("good", list(Good))
def test_a_good_is_made_by_its_building(good: Good) -> None:
    en = EN.act(GAME.alphabet.code("overbuild_good", good))
    assert EN.name(Card(good + 1)).casefold() in en
