"""The trader phase: goods into cards, at the prices of the tile on top."""

from tradewinds.games.san_juan.acts import Objection
from tradewinds.games.san_juan.pieces import MARKET_STAND_GOODS, NONE, PRICES, Card, Stack, Tile
from tradewinds.games.san_juan.rules.city import goods, place_with, stands
from tradewinds.games.san_juan.rules.library import goods_limit, use_for_goods
from tradewinds.games.san_juan.rules.piles import discard_good, draw_to_hand
from tradewinds.games.san_juan.rules.rounds import end_phase
from tradewinds.games.san_juan.state import Question, State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import ask, next_seat, rule, tell

# ---------------------------------------------------------------- tiles


@rule
def is_seen(s: State, tile: int) -> bool:
    for place in range(Stack.size):
        if s.tiles[place] == tile:
            return True
    return False


@rule
def draw_tile(s: State) -> int:
    """Any of the tiles not seen yet, each as likely. SJ-SET-04"""
    unseen = 0
    for tile in range(len(Tile)):
        if not is_seen(s, tile):
            unseen += 1
    nth = draw(s, unseen)
    tile = 0
    while nth > 0 or is_seen(s, tile):
        if not is_seen(s, tile):
            nth -= 1
        tile += 1
    return tile


@rule
def turn_tile(s: State) -> None:
    """The top tile goes face up, whether or not the chooser sells. SJ-TRD-01, SJ-TRD-02, SJ-INF-07"""
    if s.tiles[s.tile_at] == NONE:
        s.tiles[s.tile_at] = draw_tile(s)
    s.open_tile = s.tiles[s.tile_at]
    tell(Event.TURNS_TILE, s.chooser, s.open_tile)


@rule
def put_tile_under(s: State) -> None:
    """After the last sale it goes under the others, so that their order stays. SJ-TRD-10, SJ-TRD-13"""
    s.open_tile = NONE
    s.tile_at = (s.tile_at + 1) % Stack.size


# ---------------------------------------------------------------- sales


@rule
def begin_trader(s: State) -> None:
    """SJ-TRD-01, SJ-TRD-02, SJ-ROL-08"""
    turn_tile(s)
    if goods(s, s.chooser) > 0:
        ask(s, Question.SELL, s.chooser)
    else:
        next_trader(s, s.chooser)


@rule
def next_trader(s: State, seat: int) -> None:
    """SJ-TRD-03, SJ-TRD-12, SJ-TRD-13"""
    seat = next_seat(s, seat)
    while seat != s.chooser:
        if goods(s, seat) > 0:
            ask(s, Question.SELL, seat)
            return
        seat = next_seat(s, seat)
    put_tile_under(s)
    end_phase(s)


@rule
def objects_sell(s: State, good: int) -> int:
    """Any good of his own, also one that has been sold before. SJ-TRD-12, SJ-TRD-14"""
    return Objection.NO_SUCH_GOOD if place_with(s, s.asked, good) == NONE else 0


@rule
def take_sell(s: State, good: int) -> None:
    """No card is drawn before the last sale. SJ-TRD-05, SJ-TRD-06, SJ-TRD-14, SJ-DCK-02"""
    seat = s.asked
    paid = PRICES[s.open_tile][good]
    discard_good(s, seat, place_with(s, seat, good))
    s.income += paid
    s.done += 1
    tell(Event.SELLS, seat, good, paid)
    limit = goods_limit(s, seat, Card.TRADING_POST)
    if s.done < limit and goods(s, seat) > 0:
        ask(s, Question.SELL, seat)
        return
    use_for_goods(s, seat, limit)
    finish_selling(s, seat)


@rule
def sell_no_more(s: State) -> None:
    """SJ-TRD-11, SJ-ROL-02, SJ-ROL-03"""
    tell(Event.SELLS_NO_MORE, s.asked)
    finish_selling(s, s.asked)


@rule
def finish_selling(s: State, seat: int) -> None:
    """All cards at once, those of market stand and market hall with them.

    SJ-TRD-05, SJ-TRD-07, SJ-TRD-08, SJ-TRD-09, SJ-DCK-06
    """
    due = s.income
    if s.done >= MARKET_STAND_GOODS and stands(s, seat, Card.MARKET_STAND):
        tell(Event.USES, seat, Card.MARKET_STAND)
        due += 1
    if s.done > 0 and stands(s, seat, Card.MARKET_HALL):
        tell(Event.USES, seat, Card.MARKET_HALL)
        due += 1
    s.income = 0
    s.done = 0
    draw_to_hand(s, seat, due)
    next_trader(s, seat)
