"""The end of the game: points, and ties. SJ-GEN-04, SJ-SCO-08"""

from tradewinds.games.san_juan.pieces import (
    ARCH_VP,
    CITY_HALL_VP,
    GUILD_HALL_VP,
    NONE,
    PALACE_SHARE,
    PLACES,
    VP,
    Card,
    Summand,
)
from tradewinds.games.san_juan.rules.city import count, goods, stands, violet
from tradewinds.games.san_juan.state import FinalTie, Question, State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.rules import ask, rule, tell

TIES = 1024  # more cards than there are, for numbers beside each other in one
SEATS = 8


@rule
def monuments(s: State, seat: int) -> int:
    return count(s, seat, Card.STATUE, Card.HERO)


@rule
def printed(s: State, seat: int) -> int:
    """The points on the buildings that stand. SJ-SCO-01, SJ-CRN-06, SJ-VIO-06"""
    vp = 0
    for place in range(PLACES):
        card = s.city[seat, place]
        if card != NONE:
            vp += VP[card]
    return vp


@rule
def arch(s: State, seat: int) -> int:
    """By monuments: none for none. SJ-SCO-03, SJ-SCO-07, SJ-SCO-13"""
    return ARCH_VP[monuments(s, seat)] if stands(s, seat, Card.TRIUMPHAL_ARCH) else 0


@rule
def guild_hall(s: State, seat: int) -> int:
    """By production buildings, with goods or without. SJ-SCO-04"""
    if not stands(s, seat, Card.GUILD_HALL):
        return 0
    return GUILD_HALL_VP * count(s, seat, Card.INDIGO_PLANT, Card.SILVER_SMELTER)


@rule
def city_hall(s: State, seat: int) -> int:
    """By violet buildings, itself among them. SJ-SCO-05, SJ-SCO-07"""
    return CITY_HALL_VP * violet(s, seat) if stands(s, seat, Card.CITY_HALL) else 0


@rule
def base(s: State, seat: int) -> int:
    """All points but the palace's. SJ-SCO-01, SJ-SCO-02, SJ-SCO-06, SJ-CRN-15, SJ-CRN-16, SJ-GEN-03"""
    halls = arch(s, seat) + guild_hall(s, seat) + city_hall(s, seat)
    return printed(s, seat) + s.tucked[seat] + halls


@rule
def palace(s: State, seat: int) -> int:
    """Last of all, by everything else. SJ-SCO-06, SJ-VIO-05"""
    return base(s, seat) // PALACE_SHARE if stands(s, seat, Card.PALACE) else 0


@rule
def tell_part(seat: int, part: int, vp: int) -> None:
    if vp > 0:
        tell(Event.SCORES, seat, part, vp)


@rule
def tell_points(s: State, seat: int) -> None:
    """What a player's points are made of."""
    tell_part(seat, Summand.BUILDINGS, printed(s, seat))
    tell_part(seat, Summand.CHAPEL, s.tucked[seat])
    tell_part(seat, Summand.ARCH, arch(s, seat))
    tell_part(seat, Summand.GUILD_HALL, guild_hall(s, seat))
    tell_part(seat, Summand.CITY_HALL, city_hall(s, seat))
    tell_part(seat, Summand.PALACE, palace(s, seat))


@rule
def finish(s: State) -> None:
    """Nothing follows, neither a chapel nor a hand check. SJ-END-01, SJ-END-02, SJ-END-05, SJ-END-07"""
    tell(Event.GAME_ENDS, s.governor)
    s.revealed = 1
    for seat in range(s.seats):
        tell_points(s, seat)
    ask(s, Question.OVER, s.governor)


@rule
def points(s: State, seat: int) -> int:
    """All victory points; cards in hand and goods are worth none. SJ-SCO-08, SJ-SCO-11"""
    return base(s, seat) + palace(s, seat)


@rule
def rank(s: State, seat: int) -> int:
    """Points, then cards and goods, as one number; equal ranks share the victory, unless the table decides.

    SJ-GEN-04, SJ-SCO-08, SJ-SCO-09, SJ-SCO-10, SJ-SCO-12, SJ-END-04
    """
    order = 0
    if s.final_tie == FinalTie.LATEST_IN_TURN_ORDER:
        order = (seat + s.seats - s.governor) % s.seats
    return (points(s, seat) * TIES + s.cards[seat] + goods(s, seat)) * SEATS + order
