"""What players of Puerto Rico read, word for word where a form could go wrong."""

from __future__ import annotations

import pytest

from tradewinds.games.puerto_rico import GAME
from tradewinds.games.puerto_rico.pieces import Building, Ending, Extra, Good, Role, Ship, Tile
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.texts import Texts

EN, RU = Texts(GAME, "en"), Texts(GAME, "ru")
CORN, INDIGO, SUGAR, TOBACCO, COFFEE = Good


@pytest.mark.parametrize(
    ("act", "en", "ru"),
    [
        ("choose(role=captain)", "Choose the captain", "Выбрать роль: Капитан сухогруза"),
        ("pass", "Pass", "Отказаться"),
        ("take_plantation(good=sugar)", "Take the sugar plantation", "Взять плантацию сахарного тростника"),
        (
            "man_tile(tile=indigo)",
            "Put a colonist on an indigo plantation",
            "Колониста – на плантацию индиго",
        ),
        (
            "call_from_building(building=office)",
            "Call a colonist out of the office",
            "Отозвать отсюда: Офис",
        ),
        ("call_from_tile(tile=quarry)", "Call a colonist off a quarry", "Отозвать с каменоломни"),
        ("build(building=wharf)", "Build the wharf", "Построить: Верфь"),
        ("take_barrel(good=coffee)", "Take 1 coffee more", "Взять еще 1 бочонок кофе"),
        ("sell(good=corn)", "Sell 1 corn", "Продать 1 бочонок кукурузы"),
        (
            "load(good=corn, ship=large)",
            "Load corn on the large ship",
            "Погрузить кукурузу на большой корабль",
        ),
        ("load_own(good=tobacco)", "Ship all tobacco from the wharf", "Отправить табак с Верфи"),
        ("store(good=sugar)", "Store all sugar in a warehouse", "Сохранить сахар на складе"),
        ("keep(good=indigo)", "Keep 1 indigo", "Сохранить 1 бочонок индиго"),
    ],
)
def test_an_act_word_for_word(act: str, en: str, ru: str) -> None:
    code = GAME.alphabet.from_text(act)
    assert (EN.act(code), RU.act(code)) == (en, ru)


@pytest.mark.parametrize(
    ("heard", "en", "ru"),
    [
        (
            (Event.LOADS, 0, SUGAR, 6, 7, 7, Extra.CAPTAIN),
            "Anna ships 6 sugar on the 7-hold ship: 7 points, 1 of them as captain.",
            "Анна грузит 6 бочонков сахара на корабль с 7 ячейками: 7 очков, из них 1 как Капитан.",
        ),
        (
            (Event.LOADS, 1, CORN, 1, 5, 1, Extra.NOTHING),
            "Boris ships 1 corn on the 5-hold ship: 1 point.",
            "Борис грузит 1 бочонок кукурузы на корабль с 5 ячейками: 1 очко.",
        ),
        (
            (Event.LOADS, 0, TOBACCO, 3, 6, 4, Extra.HARBOR),
            "Anna ships 3 tobacco on the 6-hold ship: 4 points, 1 of them by the harbor.",
            "Анна грузит 3 бочонка табака на корабль с 6 ячейками: 4 очка, из них 1 за Порт.",
        ),
        (
            (Event.LOADS_OWN, 0, COFFEE, 5, 7, Extra.BOTH),
            "Anna ships 5 coffee from the wharf: 7 points, 1 of them as captain and 1 by the harbor.",
            "Анна отправляет с Верфи 5 бочонков кофе: 7 очков, из них 1 как Капитан и 1 за Порт.",
        ),
        (
            (Event.CHOOSES, 0, Role.MAYOR, 0),
            "Anna chooses the mayor.",
            "Анна выбирает роль: Мэр.",
        ),
        (
            (Event.CHOOSES, 0, Role.PROSPECTOR, 2),
            "Anna chooses the prospector and gets 2 doubloons from the card.",
            "Анна выбирает роль: Золотоискатель – и получает с карточки 2 дублона.",
        ),
        (
            (Event.BUILDS, 0, Building.OFFICE, 5),
            "Anna builds the office for 5 doubloons.",
            "Анна строит здание «Офис» за 5 дублонов.",
        ),
        (
            (Event.BUILDS, 0, Building.SMALL_MARKET, 0),
            "Anna builds the small market for nothing.",
            "Анна строит здание «Малый рынок» бесплатно.",
        ),
        (
            (Event.SELLS, 0, SUGAR, 1),
            "Anna sells 1 sugar: 1 doubloon.",
            "Анна продает 1 бочонок сахара: 1 дублон.",
        ),
        (
            (Event.GETS_COLONISTS, 0, 2),
            "Anna gets 2 colonists from the ship.",
            "Анна получает с корабля 2 колониста.",
        ),
        (
            (Event.COLONISTS_BOARD, 0, 1),
            "The colonist ship takes 1 colonist aboard.",
            "Корабль колонистов принимает на борт 1 колониста.",
        ),
        (
            (Event.LAST_ROUND, 0, Ending.CITY),
            "The city of Anna is full: this is the last round.",
            "Анна заполняет свой город: этот раунд последний.",
        ),
        (
            (Event.SCORES, 0, 20, 15, 6, 41),
            "Anna: 20 shipped, 15 of buildings, 6 of large ones, 41 points in all.",
            "Анна: грузы 20, здания 15, крупные 6, всего 41 очко.",
        ),
    ],
)
def test_an_event_word_for_word(heard: tuple[int, ...], en: str, ru: str) -> None:
    assert EN.event(heard, ("Anna", "Boris")) == en
    assert RU.event(heard, ("Анна", "Борис")) == ru


@pytest.mark.parametrize(
    ("good", "of"), list(zip(Good, ("кукурузы", "индиго", "сахара", "табака", "кофе"), strict=True))
)
def test_every_good_is_counted_in_russian(good: Good, of: str) -> None:
    told = [RU.event((Event.PRODUCES, 0, good, number), ("Анна",)) for number in (1, 2, 5)]
    assert told == [f"Анна производит {n} {of}." for n in ("1 бочонок", "2 бочонка", "5 бочонков")]


def test_the_russian_names_are_those_of_the_rulebook() -> None:
    assert [RU.name(role) for role in Role][:7] == [
        "Поселенец",
        "Мэр",
        "Градостроитель",
        "Производитель",
        "Торговец",
        "Капитан сухогруза",
        "Золотоискатель",
    ]
    assert [RU.name(good) for good in Good] == ["Кукуруза", "Индиго", "Сахар", "Табак", "Кофе"]
    assert RU.name(Tile.QUARRY) == "Каменоломня"
    assert [RU.name(building) for building in Building if building >= Building.SMALL_MARKET] == [
        "Малый рынок",
        "Имение",
        "Конструкторское бюро",
        "Малый склад",
        "Больница",
        "Офис",
        "Большой рынок",
        "Большой склад",
        "Фабрика",
        "Университет",
        "Порт",
        "Верфь",
        "Совет Производителей",
        "Резиденция",
        "Крепость",
        "Таможня",
        "Мэрия",
    ]
    mills = [RU.name(building).casefold() for building in Building if building < Building.SMALL_MARKET]
    assert mills == [
        "малое предприятие по переработке индиго",
        "малый сахарный завод",
        "предприятие по переработке индиго",
        "сахарный завод",
        "табачный завод",
        "завод по обжарке и упаковке кофе",
    ]


def test_ships_are_told_apart_by_their_holds() -> None:
    assert [EN.name(ship) for ship in Ship] == ["Small ship", "Middle ship", "Large ship"]
