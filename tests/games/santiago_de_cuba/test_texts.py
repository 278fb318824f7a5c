"""Santiago de Cuba's sentences, word for word where plurals and cases decide."""

from __future__ import annotations

import pytest

from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.games.santiago_de_cuba.pieces import FIRST_FLAG, LAST_FLAG, Building, Cuban, Die, Good
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.texts import Texts

EN, RU = Texts(GAME, "en"), Texts(GAME, "ru")
SUGAR, CITRUS, TOBACCO, RUM, CIGARS, WOOD = Good


@pytest.mark.parametrize(
    ("act", "en", "ru"),
    [
        ("move(steps=1)", "Drive 1 stop", "Проехать 1 остановку"),
        ("move(steps=3)", "Drive 3 stops", "Проехать 3 остановки"),
        ("move(steps=10)", "Drive 10 stops", "Проехать 10 остановок"),
        ("take(good=cigars)", "Take 1 cigar", "Взять 1 сигару"),
        ("give_peso", "Give 1 peso", "Отдать 1 песо"),
        ("process(number=1)", "Process 1 piece", "Переработать 1 единицу товара"),
        ("process(number=2)", "Process 2 pieces", "Переработать 2 единицы товара"),
        ("process(number=5)", "Process 5 pieces", "Переработать 5 единиц товара"),
        ("swap(give=rum, take=cigars)", "Exchange 1 rum for 1 cigar", "Обменять 1 ром на 1 сигару"),
        ("cafe(sell=both)", "Sell 1 cigar and 1 rum", "Продать 1 сигару и 1 ром"),
        ("deliver(good=cigars, number=1)", "Deliver 1 cigar", "Доставить 1 сигару"),
        ("deliver(good=cigars, number=3)", "Deliver 3 cigars", "Доставить 3 сигары"),
        (
            "deliver_wood(good=citrus, number=1)",
            "Deliver 1 wood in place of citrus fruit",
            "Доставить 1 дерево вместо цитрусовых фруктов",
        ),
        (
            "deliver_wood(good=citrus, number=4)",
            "Deliver 4 wood in place of citrus fruit",
            "Доставить 4 дерева вместо цитрусовых фруктов",
        ),
        ("pawn(building=office)", "Move the pawn to the trading office", "Переместить фишку в офис"),
        (
            "pawn(building=harbour_office)",
            "Move the pawn to the harbour master’s office",
            "Переместить фишку в офис начальника порта",
        ),
        ("leave_out(good=cigars)", "Lay the cigar die aside", "Отложить кубик сигар"),
    ],
)
def test_an_act_word_for_word(act: str, en: str, ru: str) -> None:
    code = GAME.alphabet.from_text(act)
    assert (EN.act(code), RU.act(code)) == (en, ru)


@pytest.mark.parametrize(
    ("heard", "en", "ru"),
    [
        ((Event.GETS_VP, 0, 1), "Anna gets 1 point.", "Анна получает 1 очко."),
        ((Event.GETS_VP, 0, 2), "Anna gets 2 points.", "Анна получает 2 очка."),
        ((Event.GETS_VP, 0, 5), "Anna gets 5 points.", "Анна получает 5 очков."),
        ((Event.GETS_VP, 0, 11), "Anna gets 11 points.", "Анна получает 11 очков."),
        ((Event.GETS_VP, 0, 21), "Anna gets 21 points.", "Анна получает 21 очко."),
        ((Event.GETS_PESOS, 0, 1), "Anna gets 1 peso.", "Анна получает 1 песо."),
        ((Event.GETS_PESOS, 0, 2), "Anna gets 2 pesos.", "Анна получает 2 песо."),
        ((Event.GETS_PESOS, 0, 21), "Anna gets 21 pesos.", "Анна получает 21 песо."),
        ((Event.GETS_GOODS, 0, SUGAR, 1), "Anna gets 1 sugar cane.", "Анна получает 1 сахарный тростник."),
        ((Event.GETS_GOODS, 0, SUGAR, 2), "Anna gets 2 sugar cane.", "Анна получает 2 сахарных тростника."),
        ((Event.GETS_GOODS, 0, CIGARS, 1), "Anna gets 1 cigar.", "Анна получает 1 сигару."),
        ((Event.GETS_GOODS, 0, CIGARS, 2), "Anna gets 2 cigars.", "Анна получает 2 сигары."),
        ((Event.GETS_GOODS, 0, CIGARS, 5), "Anna gets 5 cigars.", "Анна получает 5 сигар."),
        (
            (Event.DELIVERS, 0, SUGAR, 2, 6),
            "Anna delivers 2 sugar cane: 6 points.",
            "Анна доставляет 2 сахарных тростника: 6 очков.",
        ),
        (
            (Event.DELIVERS, 1, CITRUS, 3, 12),
            "Boris delivers 3 citrus fruit: 12 points.",
            "Борис доставляет 3 цитрусовых фрукта: 12 очков.",
        ),
        (
            (Event.DELIVERS_WOOD, 1, RUM, 2, 2),
            "Boris delivers 2 wood in place of rum: 2 points.",
            "Борис доставляет 2 дерева вместо рома: 2 очка.",
        ),
        (
            (Event.PROCESSES, 0, TOBACCO, CIGARS, 1),
            "Anna turns 1 tobacco into cigars.",
            "Анна перерабатывает 1 табак в сигары.",
        ),
        (
            (Event.PROCESSES, 0, SUGAR, RUM, 5),
            "Anna turns 5 sugar cane into rum.",
            "Анна перерабатывает 5 единиц сахарного тростника в ром.",
        ),
        ((Event.DRIVES, 0, 4, 1, 0), "Anna drives 1 stop.", "Анна проезжает 1 остановку."),
        (
            (Event.DRIVES, 0, 4, 2, 1),
            "Anna drives 2 stops for 1 peso.",
            "Анна проезжает 2 остановки за 1 песо.",
        ),
        (
            (Event.GIVES_GOOD, 0, 1, WOOD),
            "Anna gives Boris 1 wood.",
            "Анна отдает 1 дерево, получает Борис.",
        ),
        (
            (Event.EXCHANGES_GOODS, 0, 21, 7),
            "Anna exchanges 21 pieces for 7 points.",
            "Анна обменивает 21 единицу товара на 7 очков.",
        ),
        (
            (Event.VALUE_MOVES, 0, 4, 5),
            "The value marker moves from flag 4 to the finish flag.",
            "Маркер стоимости переходит с флага 4 на финишный флаг.",
        ),
        (
            (Event.CUBAN_IS_AWAY, 0, Cuban.CONCHITA),
            "The car stops at Conchita, whose card is turned over: no service and no building.",
            "Автомобиль останавливается у Кончиты: карточка перевернута, услуги нет.",
        ),
    ],
)
def test_an_event_word_for_word(heard: tuple[int, ...], en: str, ru: str) -> None:
    assert EN.event(heard, ("Anna", "Boris")) == en
    assert RU.event(heard, ("Анна", "Борис")) == ru


@pytest.mark.parametrize(
    ("good", "one", "two", "five", "twenty_one"),
    [
        (
            SUGAR,
            "1 сахарный тростник",
            "2 сахарных тростника",
            "5 единиц сахарного тростника",
            "21 сахарный тростник",
        ),
        (CITRUS, "1 цитрусовый фрукт", "2 цитрусовых фрукта", "5 цитрусовых фруктов", "21 цитрусовый фрукт"),
        (TOBACCO, "1 табак", "2 табака", "5 единиц табака", "21 табак"),
        (RUM, "1 ром", "2 рома", "5 единиц рома", "21 ром"),
        (CIGARS, "1 сигару", "2 сигары", "5 сигар", "21 сигару"),
        (WOOD, "1 дерево", "2 дерева", "5 единиц дерева", "21 дерево"),
    ],
)
def test_every_good_is_counted_in_russian(good: Good, one: str, two: str, five: str, twenty_one: str) -> None:
    told = [RU.event((Event.GETS_GOODS, 0, good, number), ("Анна",)) for number in (1, 2, 5, 21)]
    assert told == [f"Анна получает {counted}." for counted in (one, two, five, twenty_one)]


def test_the_russian_names_are_those_of_the_rulebook() -> None:
    assert [RU.name(good) for good in Good] == [
        "сахарный тростник",
        "цитрусовые фрукты",
        "табак",
        "ром",
        "сигары",
        "дерево",
    ]
    assert [RU.name(cuban) for cuban in Cuban] == [
        "Педро",
        "Мария",
        "Хосе",
        "Мартинес",
        "Кончита",
        "Эль Зорро",
        "Мигель",
        "Пабло",
        "Алонсо",
    ]
    assert [RU.name(building) for building in Building] == [
        "Банк",
        "Церковь",
        "Перегонный завод",
        "Сигарная фабрика",
        "Черный рынок",
        "Лесопилка",
        "Кафе",
        "Таможня",
        "Казино",
        "Офис начальника порта",
        "Офис",
        "Газетный издатель",
    ]


def test_a_die_is_named_with_its_good() -> None:
    for texts in (EN, RU):
        assert all(f"({texts.name(Good(die))})" in texts.name(die) for die in Die)


def test_only_the_step_behind_the_last_flag_leads_to_the_finish() -> None:
    for texts, finish in ((EN, "finish flag"), (RU, "финишный флаг")):
        for value in range(FIRST_FLAG, LAST_FLAG + 2):
            told = texts.event((Event.VALUE_MOVES, 0, value - 1, value), ("Anna", "Boris"))
            assert (finish in told) == (value > LAST_FLAG)
