"""What may be typed at a question, and what is meant by it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy import TOY
from tests.toy.acts import Act, Objection
from tradewinds.cli.terminal.entry import Entry, NotUnderstood, Wish, form, read_act, read_entry
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.acts import BadAct

LEGAL = TOY.legal(TOY.start(2, (1, 1)))


@pytest.mark.parametrize("line", ["", " ", "\n", "\t \r\n"])
def test_an_empty_line_asks_for_nothing(line: str) -> None:
    assert read_entry(line) is None


@pytest.mark.parametrize(
    ("line", "wish", "rest"),
    [
        ("3\n", Wish.PLAY, "3"),
        (" move(steps=3) ", Wish.PLAY, "move(steps=3)"),
        ("u", Wish.UNDO, ""),
        ("U", Wish.UNDO, ""),
        ("Отмена", Wish.UNDO, ""),
        ("о", Wish.UNDO, ""),
        ("u 3", Wish.PLAY, "u 3"),
        ("l", Wish.LOG, ""),
        ("журнал", Wish.LOG, ""),
        ("v", Wish.VIEW, ""),
        ("п", Wish.VIEW, ""),
        ("s", Wish.SAVE, ""),
        ("s a file ", Wish.SAVE, "a file"),
        ("Сохранить партия.json", Wish.SAVE, "партия.json"),
        ("h", Wish.HELP, ""),
        ("?", Wish.HELP, ""),
        ("помощь", Wish.HELP, ""),
        ("q", Wish.QUIT, ""),
        ("выход", Wish.QUIT, ""),
        ("why 3", Wish.WHY, "3"),
        ("почему move(steps=3)", Wish.WHY, "move(steps=3)"),
        ("why", Wish.WHY, ""),
        ("3?", Wish.WHY, "3"),
        ("3 ?", Wish.WHY, "3"),
        ("??", Wish.WHY, "?"),
        ("\0\x1b", Wish.PLAY, "\0\x1b"),
    ],
)
def test_a_line_asks_for_what_it_says(line: str, wish: Wish, rest: str) -> None:
    assert read_entry(line) == Entry(wish, rest)


def test_no_word_stands_for_two_wishes() -> None:
    words = [word for wish in Wish for word in wish.value]
    assert len(words) == len({*words})
    for game in (GAME, TOY):
        assert not {*words} & {*game.alphabet.by_name}


@given(st.text())
def test_any_line_is_read(line: str) -> None:
    entry = read_entry(line)
    assert (entry is None) == (not line.strip())
    assert entry is None or entry.rest in line


# ---------------------------------------------------------------- acts


def test_an_act_is_meant_by_its_number_or_its_text() -> None:
    for number, act in enumerate(LEGAL, start=1):
        assert read_act(TOY.alphabet, LEGAL, str(number)) == act
        assert read_act(TOY.alphabet, LEGAL, TOY.alphabet.to_text(act)) == act


def test_an_act_that_is_not_legal_is_understood_all_the_same() -> None:
    assert read_act(TOY.alphabet, LEGAL, "draw") == TOY.alphabet.code(Act.DRAW)


@pytest.mark.parametrize("told", ["0", "00", "99", "9" * 5000, str(len(LEGAL) + 1)])
def test_a_number_that_is_not_listed_is_told_the_last(told: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_act(TOY.alphabet, LEGAL, told)
    assert (caught.value.message, caught.value.given) == ("no-such-number", {"most": len(LEGAL)})


@pytest.mark.parametrize(
    "told",
    [
        "",
        "fly",
        "-1",
        "1.0",
        "+1",
        "١",
        "½",
        "1 2",
        "(",
        "()",
        "=",
        "\0",
        "\ud800",
        "x" * 100_000,
        "draw draw",
    ],
    ids=lambda told: ascii(told[:9]),
)
def test_what_is_no_act_is_told_an_example(told: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_act(TOY.alphabet, LEGAL, told)
    assert caught.value.message == "no-such-act"
    assert read_act(TOY.alphabet, LEGAL, str(caught.value.given["example"])) == LEGAL[0]


@pytest.mark.parametrize(
    "told",
    [
        "wager",
        "wager(",
        "wager()",
        "wager(card=shell)",
        "wager(card=shell, coins=)",
        "wager(card=shell, coins=x)",
        "wager(card=shell, coins=21)",
        "wager(card=shell, coins=-1)",
        "wager(card=shell, coins=" + "9" * 5000 + ")",
        "wager(card=gold, coins=1)",
        "wager(card=shell, coins=1, more=1)",
        "wager(" * 1000,
    ],
    ids=lambda told: told[:30],
)
def test_an_act_with_other_arguments_is_told_its_form(told: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_act(TOY.alphabet, LEGAL, told)
    wanted = {"form": "wager(card=face_down|shell|pearl|coral, coins=0..20)"}
    assert (caught.value.message, caught.value.given) == ("wrong-arguments", wanted)


def test_what_is_never_an_act_keeps_its_reason() -> None:
    with pytest.raises(BadAct) as caught:
        read_act(TOY.alphabet, LEGAL, "wager(card=face_down, coins=1)")
    assert caught.value.reason == Objection.NO_SUCH_CARD


def test_the_form_of_an_act_without_arguments_is_its_name() -> None:
    assert form(TOY.alphabet.by_name["draw"]) == "draw"


@given(st.text())
def test_any_text_is_an_act_or_not_understood(told: str) -> None:
    try:
        act = read_act(TOY.alphabet, LEGAL, told)
    except (NotUnderstood, BadAct):
        return
    assert 0 <= act < len(TOY.alphabet)
