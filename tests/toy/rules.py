"""The rules of the toy game."""

from tests.toy.acts import ALPHABET, Act, Objection
from tests.toy.pieces import COPIES, NONE, PASS_COINS, START_COINS, Card
from tests.toy.scoring import finish
from tests.toy.state import Question, State
from tests.toy.story import Event
from tradewinds.kernel.chance import bag_draw, bag_total, draw
from tradewinds.kernel.rules import ask, next_seat, rule, tell

KIND = ALPHABET.kind_of


@rule
def setup(s: State) -> None:
    """The omen, the hands and one card of each kind on the market."""
    s.revealed = s.open_hands
    s.first = draw(s, s.seats)
    s.omen_known = NONE
    for seat in range(s.seats):
        s.bet[seat] = NONE
    for card in range(Card.FACE_DOWN + 1, len(Card)):
        s.deck[card] = COPIES - 1
        s.market[card] = 1
    s.omen = bag_draw(s, s.deck, len(Card))
    for seat in range(s.seats):
        s.coins[seat] = START_COINS
        for _ in range(s.hand_size):
            draw_card(s, seat)
    tell(Event.GOES_FIRST, s.first)
    ask(s, Question.WAGER, s.first)


@rule
def draw_card(s: State, seat: int) -> None:
    card = bag_draw(s, s.deck, len(Card))
    s.hand[seat, card] += 1
    tell(Event.DRAWS, seat, card)


@rule
def misplaced(s: State, act: int) -> int:
    """The objection to an act that answers another question than the one asked."""
    if s.question == Question.WAGER:
        return Objection.WAGER_FIRST
    if KIND[act] == Act.TRADE and s.traded:
        return Objection.TRADED_ALREADY
    return Objection.WRONG_PHASE


# ---------------------------------------------------------------- bets


@rule
def objects_wager(s: State, card: int, coins: int) -> int:
    return Objection.TOO_FEW_COINS if coins > s.coins[s.asked] else 0


@rule
def take_wager(s: State, card: int, coins: int) -> None:
    s.bet[s.asked] = card
    s.stake[s.asked] = coins
    s.wagered[s.asked] = 1
    tell(Event.BETS, s.asked, card, coins)
    following = next_seat(s, s.asked)
    if s.wagered[following]:
        begin_turn(s, following)
    else:
        ask(s, Question.WAGER, following)


# ---------------------------------------------------------------- turns


@rule
def begin_turn(s: State, seat: int) -> None:
    """The turn of a seat, or of the next one that has not passed."""
    s.turn += 1
    s.traded = 0
    for _ in range(s.seats):
        if not s.done[seat] and bag_total(s.deck, len(Card)) > 0:
            ask(s, Question.TURN, seat)
            return
        seat = next_seat(s, seat)
    finish(s)


@rule
def objects_draw(s: State) -> int:
    return Objection.DECK_EMPTY if bag_total(s.deck, len(Card)) == 0 else 0


@rule
def take_draw(s: State) -> None:
    draw_card(s, s.asked)
    ask(s, Question.HAND, s.asked)


@rule
def objects_pass(s: State) -> int:
    return 0


@rule
def take_pass(s: State) -> None:
    s.done[s.asked] = 1
    s.coins[s.asked] += PASS_COINS
    tell(Event.PASSES, s.asked, PASS_COINS)
    begin_turn(s, next_seat(s, s.asked))


@rule
def objects_keep(s: State, card: int) -> int:
    return Objection.YOU_HAVE_NONE if s.hand[s.asked, card] == 0 else 0


@rule
def take_keep(s: State, card: int) -> None:
    s.hand[s.asked, card] -= 1
    s.kept[s.asked, card] += 1
    tell(Event.KEEPS, s.asked, card)
    begin_turn(s, next_seat(s, s.asked))


@rule
def objects_show(s: State, card: int) -> int:
    return Objection.YOU_HAVE_NONE if s.hand[s.asked, card] == 0 else 0


@rule
def take_show(s: State, card: int) -> None:
    s.hand[s.asked, card] -= 1
    s.shown[s.asked, card] += 1
    s.coins[s.asked] += 1
    tell(Event.SHOWS, s.asked, card)
    begin_turn(s, next_seat(s, s.asked))


@rule
def objects_trade(s: State, give: int, take: int, number: int) -> int:
    if s.traded:
        return Objection.TRADED_ALREADY
    if s.hand[s.asked, give] < number:
        return Objection.YOU_HAVE_NONE
    return Objection.MARKET_TOO_SMALL if s.market[take] < number else 0


@rule
def take_trade(s: State, give: int, take: int, number: int) -> None:
    s.traded = 1
    s.hand[s.asked, give] -= number
    s.market[give] += number
    s.market[take] -= number
    s.hand[s.asked, take] += number
    tell(Event.TRADES, s.asked, give, take, number)
