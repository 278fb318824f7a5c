"""What the player builds, where, and what it pays with."""

from tradewinds.games.san_juan.acts import ALPHABET, Act
from tradewinds.games.san_juan.pieces import KINDS, NONE, Card, Good
from tradewinds.games.san_juan.rules.builder import (
    objects_build,
    objects_new_place,
    objects_overbuild,
    objects_overbuild_good,
)
from tradewinds.games.san_juan.rules.city import maker, place_of, stands
from tradewinds.games.san_juan.rules.construction import objects_pay_good
from tradewinds.games.san_juan.rules.library import has_library
from tradewinds.games.san_juan.rules.prices import cheapest, price
from tradewinds.games.san_juan.scripted.worth import card_worth, code, least_worth, money, worth
from tradewinds.games.san_juan.state import State
from tradewinds.kernel.rules import rule

PASS = ALPHABET.code(Act.PASS)
NEW_PLACE = ALPHABET.code(Act.NEW_PLACE)

GOOD_LOST = 50  # a good was to be sold
LEAST_GAIN = 20  # below it, cards are better kept for something else
HURRY = 60  # a new place brings the end nearer, which suits who builds most


@rule
def best_building(view: State) -> tuple[int, int]:
    """The card to build, NONE for none, and what that brings beyond its price."""
    seat = view.asked
    library = int(has_library(view, seat))
    found, most = NONE, LEAST_GAIN
    for card in range(1, KINDS):
        if objects_build(view, card) == 0:
            gain = worth(view, card) - cheapest(view, seat, card, library) * money(view)
            if gain > most:
                found, most = card, gain
    return found, most


@rule
def answer_build(view: State) -> int:
    card = best_building(view)[0]
    return PASS if card == NONE else code(Act.BUILD, card)


# ---------------------------------------------------------------- where


@rule
def place_gain(view: State, onto: int) -> int:
    """What is saved and lost by building there."""
    seat = view.asked
    gain = -money(view) * price(view, seat, view.building, onto, int(has_library(view, seat)))
    if onto == NONE:
        return gain + HURRY
    return gain - worth(view, view.city[seat, onto])


@rule
def answer_place(view: State) -> int:
    """The place that costs least, what is covered there included."""
    seat = view.asked
    act, most = NEW_PLACE, -100000
    if objects_new_place(view) == 0:
        most = place_gain(view, NONE)
    for card in range(1, KINDS):
        if card != Card.CRANE and stands(view, seat, card) and objects_overbuild(view, card) == 0:
            gain = place_gain(view, place_of(view, seat, card))
            if gain > most:
                act, most = code(Act.OVERBUILD, card), gain
    for good in range(len(Good)):
        if objects_overbuild_good(view, good) == 0:
            gain = place_gain(view, place_of(view, seat, maker(good))) - GOOD_LOST
            if gain > most:
                act, most = code(Act.OVERBUILD_GOOD, good), gain
    return act


# ---------------------------------------------------------------- with what


@rule
def answer_pay(view: State) -> int:
    """The card that is missed least, or a cheap good where the cards are good ones or have run out."""
    card = least_worth(view)
    for good in range(len(Good)):
        if objects_pay_good(view, good) == 0:
            if card == NONE or card_worth(view, card) > GOOD_LOST + good * 10:
                return code(Act.PAY_GOOD, good)
            break
    return code(Act.PAY, card)
