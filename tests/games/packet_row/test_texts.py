"""Packet Row's sentences, word for word where plurals and cases decide."""

from __future__ import annotations

import pytest

from tradewinds.games.packet_row import GAME
from tradewinds.games.packet_row.pieces import Board, Card, Country, Good, Held, Helper, Ingot, Start
from tradewinds.games.packet_row.story import Event
from tradewinds.kernel.texts import Texts

EN, RU = Texts(GAME, "en"), Texts(GAME, "ru")


@pytest.mark.parametrize(
    ("act", "en", "ru"),
    [
        ("choose_board(board=docks)", "Open the Docks", "Открыть поле: Доки"),
        ("take_current(place=2)", "Take card 2 of the current supply", "Взять карту 2 из текущих припасов"),
        ("cash_money(value=4)", "Cash a money card of $4", "Обменять карту денег на 4 $"),
        (
            "pick_contract(good=cotton, country=nl, amount=3)",
            "Fulfil: 3 cotton to the Netherlands",
            "Выполнить: 3 единицы хлопка в Нидерланды",
        ),
        ("use_goods(good=furs, amount=1)", "Load the card with 1 fur", "Погрузить карту: 1 единица шкур"),
        ("use_goods(good=furs, amount=2)", "Load the card with 2 furs", "Погрузить карту: 2 единицы шкур"),
        ("use_ingot(ingot=double)", "Load a double ingot", "Погрузить двойной слиток"),
        ("send_ship(country=fr)", "Use the ship to France", "Отправить корабль, идущий во Францию"),
    ],
)
def test_an_act_word_for_word(act: str, en: str, ru: str) -> None:
    code = GAME.alphabet.from_text(act)
    assert (EN.act(code), RU.act(code)) == (en, ru)


@pytest.mark.parametrize(
    ("heard", "en", "ru"),
    [
        ((Event.BANKERS_PAY, 0, 1), "Anna’s bankers bring 1 point.", "Анна получает за банкиров 1 очко."),
        ((Event.BANKERS_PAY, 0, 3), "Anna’s bankers bring 3 points.", "Анна получает за банкиров 3 очка."),
        ((Event.BANKERS_PAY, 0, 6), "Anna’s bankers bring 6 points.", "Анна получает за банкиров 6 очков."),
        (
            (Event.LOADS_INGOT, 1, Ingot.SINGLE, 2),
            "Boris loads 2 single ingots.",
            "Борис грузит 2 одинарных слитка.",
        ),
        (
            (Event.LOADS_INGOT, 1, Ingot.DOUBLE, 1),
            "Boris loads a double ingot.",
            "Борис грузит 1 двойной слиток.",
        ),
        (
            (Event.TAKES_GOODS, 0, Good.TOBACCO, 1, 2),
            "Anna buys 1 tobacco for $2.",
            "Анна покупает карту товаров за 2 $: 1 единица табака.",
        ),
        ((Event.TAKES_HELPER, 0, Helper.BANKER), "Anna takes a banker.", "Анна берет карту банкира."),
        (
            (Event.CAPTAIN_SAILS, 0, Country.ES, Country.FR),
            "A captain takes Anna’s ship, bound for Spain, to France.",
            "Анна с помощью капитана отправляет корабль, шедший в Испанию, во Францию.",
        ),
        (
            (Event.REFILLS, 0, Board.BANK, 1, 3),
            "Bank: 1 card is discarded, 3 cards are drawn.",
            "Банк: сброшено карт – 1, открыто новых – 3.",
        ),
        (
            (Event.NOTHING_LEFT, 0, Board.MARKET),
            "Nothing is left in the Market.",
            "Больше ничего не осталось на Рынке.",
        ),
    ],
)
def test_an_event_word_for_word(heard: tuple[int, ...], en: str, ru: str) -> None:
    assert EN.event(heard, ("Anna", "Boris")) == en
    assert RU.event(heard, ("Анна", "Борис")) == ru


def test_cards_are_named_by_what_they_show() -> None:
    assert EN.name(Held["CONTRACT_COTTON_NL"]) == "Contract: 3 cotton to the Netherlands for $25"
    assert RU.name(Held["CONTRACT_COTTON_NL"]) == "Контракт: 3 единицы хлопка в Нидерланды за 25 $"
    assert EN.name(Start["FURS_ES"]) == "Starting contract: 3 furs to Spain for $25"
    assert RU.name(Held["VP_UNIVERSITY"]) == "Университет: 4 очка за 18 $"
    assert EN.name(Card["SHIP_NL"]) == "Ship to the Netherlands"
    assert EN.name(Card["VP_PARK_DOCKS"]) == "Park (Docks)"


def test_the_russian_names_are_those_of_the_rulebook() -> None:
    assert [RU.name(board) for board in Board] == ["Зал гильдии", "Доки", "Рынок", "Банк"]
    assert [RU.name(good) for good in Good] == ["пшеница", "хлопок", "шкуры", "табак"]
    assert [RU.name(helper) for helper in Helper] == ["Ассистент", "Капитан", "Торговец", "Банкир"]
    assert [RU.name(to) for to in Country] == [
        "Великобритания",
        "Франция",
        "Нидерланды",
        "Швеция",
        "Испания",
        "Германия",
    ]


def test_the_page_says_that_cards_are_reconstructed_and_how_to_put_in_the_real_ones() -> None:
    assert "put in the real ones" in EN.reconstructed("cards")
    assert "подставить настоящие" in RU.reconstructed("cards")
