"""Anno 1800's sentences, word for word where plurals and cases decide."""

from __future__ import annotations

import pytest

from tradewinds.games.anno_1800 import GAME
from tradewinds.games.anno_1800.pieces import Card, Cube, Deck, Resource, Token
from tradewinds.games.anno_1800.story import Event
from tradewinds.kernel.texts import Texts

EN, RU = Texts(GAME, "en"), Texts(GAME, "ru")
NAMES = {"en": ("Anna", "Boris"), "ru": ("Анна", "Борис")}


@pytest.mark.parametrize(
    ("act", "en", "ru"),
    [
        ("build(tile=window_factory)", "Build: window factory", "Построить оконную фабрику"),
        ("play(card=fw13)", "Play FW13 (goods, beer)", "Сыграть ФР 13 (товары, пиво)"),
        (
            "play(card=nw21)",
            "Play NW21 (4 exploration tokens)",
            "Сыграть НС 21 (4 жетона исследования)",
        ),
        ("trade(resource=steel)", "Buy steel beams from a neighbour", "Купить у соседа стальную балку"),
        ("seller(ahead=2)", "Buy from the player 2 seats ahead", "Купить у игрока через одного"),
        ("upgrade(cube=farmer)", "Upgrade: farmer", "Улучшить фермера"),
        ("count(number=1)", "Take 1 expedition card", "Взять 1 карточку экспедиции"),
        ("count(number=3)", "Take 3 expedition cards", "Взять 3 карточки экспедиции"),
        ("work(slot=7)", "Produce on space 7", "Произвести на поле 7"),
        ("hold_festival", "Hold a city festival", "Устроить городской праздник"),
    ],
)
def test_an_act_word_for_word(act: str, en: str, ru: str) -> None:
    code = GAME.alphabet.from_text(act)
    assert (EN.act(code), RU.act(code)) == (en, ru)


@pytest.mark.parametrize(
    ("heard", "en", "ru"),
    [
        (
            (Event.TRADES, 0, 1, Resource.BICYCLES, 3),
            "Anna buys bicycles from Boris for 3 tokens.",
            "Анна покупает велосипед за 3 жетона, продает Борис.",
        ),
        (
            (Event.TRADES, 0, 1, Resource.BEER, 1),
            "Anna buys beer from Boris for 1 token.",
            "Анна покупает пиво за 1 жетон, продает Борис.",
        ),
        (
            (Event.PRODUCES, 0, Resource.BEER, Cube.WORKER, 11),
            "Anna makes beer on space 11: worker.",
            "Анна производит пиво на поле 11: рабочий.",
        ),
        (
            (Event.GETS_CARD_TOKENS, 0, Token.TRADE, 6),
            "Anna puts on a card 6 tokens: trade token.",
            "Анна кладет на карточку 6 жетонов: жетон торговли.",
        ),
        (
            (Event.VISITS, 0, 1, 2),
            "Anna scores 2 with visitors to 1 expedition card.",
            "Анна – 2 за посетителей по 1 карточке экспедиции.",
        ),
    ],
)
def test_an_event_word_for_word(heard: tuple[int, ...], en: str, ru: str) -> None:
    assert EN.event(heard, NAMES["en"]) == en
    assert RU.event(heard, NAMES["ru"]) == ru


def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    drawn = (Event.DRAWS, 0, Deck.FW, Card.FW36)
    told = "Anna draws a card: FW36 (2 exploration tokens: 3 trade tokens)."
    assert EN.event(drawn, NAMES["en"], 0) == told
    assert EN.event(drawn, NAMES["en"], 1) == "Anna draws a card of the deck: farmers and workers."
    assert RU.event(drawn, NAMES["ru"], 1) == "Анна берет карточку из колоды: фермер / рабочий."


def test_reconstructed_numbers_say_so() -> None:
    assert len(GAME.reconstructed) == 10
    assert all("reconstruction" in EN.reconstructed(entry) for entry in GAME.reconstructed)
