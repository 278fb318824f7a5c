"""The end of the game: points, objectives, visitors, ties."""

from tradewinds.games.anno_1800.pieces import Cube, Expedition, Objective, Token
from tradewinds.games.anno_1800.rules.decks import hand_size
from tradewinds.games.anno_1800.rules.lookups import deck_of, industry_points
from tradewinds.games.anno_1800.rules.places import buildings, colonies, islands, slots, visible
from tradewinds.games.anno_1800.rules.supply import all_tokens
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.story import Event
from tradewinds.games.anno_1800.tables import (
    ANIMAL,
    ARTIFACT,
    CARD_POINTS,
    CARDS,
    CUBES,
    FEW_ISLANDS,
    FEW_ISLANDS_POINTS,
    FIREWORKS,
    GOLD_FOR_A_POINT,
    HAND_CARD_POINTS,
    MOST_POINTS,
    NEW_WORLD_POINTS,
    SECOND_POINTS,
    VISITOR_POINTS,
)
from tradewinds.kernel.rules import ask, rule, tell

ENOUGH = 10_000
BUILDINGS_BITS = 7
HAND_BITS = 7
MOST_HAND = 127


@rule
def finish(s: State) -> None:
    """Everything is open, and nothing follows. AN-END-09, AN-VIS-06, AN-SCO-02"""
    s.revealed = 1
    tell(Event.GAME_ENDS, s.active)
    for seat in range(s.seats):
        tell(Event.VISITS, seat, cards_taken(s, seat), expedition_points(s, seat))
    ask(s, Question.OVER, s.active)


# ---------------------------------------------------------------- cards and visitors


@rule
def card_points(s: State, seat: int) -> int:
    """Played cards count whether activated or not. AN-SCO-01, AN-CRD-04, AN-SCO-14"""
    points = 0
    for card in range(CARDS):
        if s.played[card] == seat:
            points += CARD_POINTS[deck_of(card)]
    return points


@rule
def animals(s: State, seat: int, cube: int) -> int:
    """Animal halves of the player's that ask for a kind of visitor. AN-EXP-06"""
    found = 0
    for card in range(1, len(Expedition)):
        if ANIMAL[card] == cube:
            found += s.expeditions[seat, card]
    return found


@rule
def artifacts(s: State, seat: int, cube: int) -> int:
    """Artifact halves that ask for a kind of visitor. AN-EXP-06"""
    found = 0
    for card in range(1, len(Expedition)):
        if ARTIFACT[card] == cube:
            found += s.expeditions[seat, card]
    return found


@rule
def visited(s: State, seat: int, cube: int) -> int:
    """Halves that get their visitor: each cube goes to one. AN-SCO-02, AN-SCO-03, AN-SCO-04"""
    return min(s.cubes[seat, cube], animals(s, seat, cube) + artifacts(s, seat, cube))


@rule
def expedition_points(s: State, seat: int) -> int:
    """AN-SCO-02, AN-SCO-03, AN-SCO-05"""
    points = 0
    for cube in range(Cube.ARTISAN, CUBES):
        points += VISITOR_POINTS[cube] * visited(s, seat, cube)
    return points


@rule
def zoo_and_museum(s: State, seat: int, zoo: bool, museum: bool) -> int:
    """The visitors stand where they bring most. AN-OBJ-12, AN-SCO-05"""
    points = 0
    for cube in range(Cube.ARTISAN, CUBES):
        if zoo and museum:
            points += visited(s, seat, cube)
        else:
            halves = animals(s, seat, cube) if zoo else artifacts(s, seat, cube)
            points += min(s.cubes[seat, cube], halves)
    return points


# ---------------------------------------------------------------- objectives


@rule
def cards_taken(s: State, seat: int) -> int:
    """Expedition cards, seen or not."""
    taken = 0
    for card in range(len(Expedition)):
        taken += s.expeditions[seat, card]
    return taken


@rule
def all_cubes(s: State, seat: int) -> int:
    """AN-OBJ-11"""
    cubes = 0
    for cube in range(CUBES):
        cubes += s.cubes[seat, cube]
    return cubes


@rule
def amount(s: State, seat: int, objective: int) -> int:
    """What a majority counts, wherever it is. AN-OBJ-08, AN-OBJ-11"""
    if objective == Objective.HANNAH_GOODE:
        return all_cubes(s, seat)
    if objective == Objective.UNIVERSITY:
        return s.cubes[seat, Cube.ENGINEER]
    if objective == Objective.WORLDS_FAIR:
        return s.cubes[seat, Cube.INVESTOR]
    if objective == Objective.MADAME_KAHINA:
        return all_tokens(s, seat, Token.TRADE)
    return cards_taken(s, seat)


@rule
def majority(s: State, seat: int, objective: int) -> int:
    """Most, or the next lower number; tied players all score. AN-OBJ-08, AN-OBJ-09, AN-OBJ-10"""
    own = amount(s, seat, objective)
    if own == 0:
        return 0
    most, second = own, 0
    for other in range(s.seats):
        most = max(most, amount(s, other, objective))
    for other in range(s.seats):
        if amount(s, other, objective) < most:
            second = max(second, amount(s, other, objective))
    if own == most:
        return MOST_POINTS
    return SECOND_POINTS if own == second else 0


@rule
def industries_listed(s: State, seat: int, objective: int) -> int:
    """Industries of the list that are visible. AN-OBJ-07"""
    points = 0
    for slot in range(slots(s, seat)):
        if visible(s, seat, slot) >= 0:
            points += industry_points(objective, visible(s, seat, slot))
    return points


@rule
def objective_points(s: State, seat: int, objective: int) -> int:
    """AN-OBJ-07, AN-OBJ-08, AN-OBJ-12, AN-OBJ-13, AN-OBJ-14, AN-OBJ-15, AN-OBJ-16, AN-SCO-08"""
    if not s.in_game[objective]:
        return 0
    if Objective.HANNAH_GOODE <= objective <= Objective.TOURIST:
        return majority(s, seat, objective)
    if objective == Objective.ZOO:
        return zoo_and_museum(s, seat, True, bool(s.in_game[Objective.MUSEUM]))
    if objective == Objective.MUSEUM:
        return 0 if s.in_game[Objective.ZOO] else zoo_and_museum(s, seat, False, True)
    if objective == Objective.BENTE_JORGENSEN:
        return FEW_ISLANDS_POINTS if islands(s, seat) <= FEW_ISLANDS else 0
    if objective == Objective.ISABEL_SARMENTO:
        return NEW_WORLD_POINTS * colonies(s, seat)
    if objective == Objective.PYRPHORIAN:
        return HAND_CARD_POINTS * hand_size(s, seat)
    return industries_listed(s, seat, objective)


# ---------------------------------------------------------------- the sum


@rule
def points(s: State, seat: int) -> int:
    """Influence points, as they stand. AN-SCO-01, AN-SCO-06, AN-SCO-07, AN-SCO-08, AN-SCO-13"""
    told = card_points(s, seat) + expedition_points(s, seat)
    told += s.gold[seat] // GOLD_FOR_A_POINT
    if s.fireworks == seat:
        told += FIREWORKS
    for objective in range(len(Objective)):
        told += objective_points(s, seat, objective)
    return told


@rule
def rank(s: State, seat: int) -> int:
    """Points, then buildings, then fewer hand cards, as one number; equal ranks share the place.

    AN-SCO-09, AN-SCO-10, AN-SCO-11, AN-SCO-12, AN-SCO-13
    """
    told = (points(s, seat) + ENOUGH) << BUILDINGS_BITS
    return (told + buildings(s, seat)) << HAND_BITS | (MOST_HAND - hand_size(s, seat))
