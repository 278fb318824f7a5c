"""One procedure for every cost: AN-PAY. What is payable by counting is compared with trying everything."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.rulebook.anno_1800.positions import Islands, table
from tests.rulebook.table import clause
from tradewinds.games.anno_1800 import GAME
from tradewinds.games.anno_1800.acts import Act, Objection
from tradewinds.games.anno_1800.pieces import NONE, Action, Effect, Purchase
from tradewinds.games.anno_1800.rules.delivery import go_on
from tradewinds.games.anno_1800.rules.purchase import can_buy, can_deliver, open_purchase
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.tables import TILES, bill
from tradewinds.kernel.components import BadTables

SEEDS = 6


def pay(t: Islands) -> Islands:
    """Pay as proposed."""
    while t.game.proposes(t.s) != NONE:
        t.play(t.game.alphabet.to_text(t.game.proposes(t.s)))
    return t


@clause("AN-PAY-01", "AN-PAY-02", "AN-PAY-03")
def test_a_target_first_and_then_its_parts() -> None:
    t = table(cubes={0: {"engineer": 1}}).play("build(tile=cannon_foundry)")
    assert (t.question, t.needs(), t.s.exhausts) == ("payment", ["steel", "goods"], 3)
    t = table(
        2, hand={0: ["nw07"]}, colonies={0: ["island_1"]}, tiles={0: {11: "bakery", 12: "cotton_mill_worker"}}
    )
    t.play("play(card=nw07)")
    assert (t.needs(), list(t.s.due)) == (["bread", "cotton_fabric"], [1, 0])
    assert t.why_not("exploration_token_of_ship") == "all_paid"
    t.play("trade_token_of_ship")
    assert t.why_not("trade_token_of_ship") == "all_paid"


@clause("AN-PAY-04", "AN-PAY-05")
def test_parts_are_settled_in_any_order() -> None:
    ends = set()
    for order in (["work(slot=0)", "work(slot=6)"], ["work(slot=6)", "work(slot=0)"]):
        t = table(key_facts := 2).play("gain(cube=worker)", *order)
        assert key_facts == 2
        ends.add((str(t.ready()), t.question))
    assert len(ends) == 1


@clause("AN-PAY-06", "AN-PAY-11")
def test_a_purchase_can_always_be_finished_and_never_called_off() -> None:
    t = table(2, cubes={0: {"artisan": 1}}).play("upgrade(cube=worker)")
    t.play("work(slot=5)")  # the only artisan makes coal, so the goods are bought: nothing else is left
    assert t.question == "continue"
    t = table(
        2,
        hand={0: ["fw32", "fw01"]},
        tiles={0: {11: "brewery", 12: "bakery"}, 1: {11: "brewery"}},
        cubes={0: {"worker": 1}},
    )
    t.play("play(card=fw32)")
    assert t.why_not("work(slot=11)") == "would_block_payment"  # then nobody would bake the bread
    assert t.why_not("done") == "wrong_phase"


@clause("AN-PAY-09")
def test_effects_may_be_used_but_are_not_reckoned_with() -> None:
    t = table(
        2,
        hand={0: ["fw13", "fw01"]},
        played={0: ["fw32"]},
        tiles={1: {11: "brewery"}},
        tokens={0: {"trade": 0}},
    )
    assert t.why_not("play(card=fw13)") == "cannot_pay_yet_activate"
    t.play("activate(effect=trade_3)")
    assert t.may("play(card=fw13)")
    t = table(hand={0: ["fw13", "fw01"]}, played={0: ["fw10", "fw41"]}, tiles={0: {11: "brewery"}})
    t.play("play(card=fw13)", "activate(effect=artisan_1)", "activate(effect=gold_4)")
    assert (t.question, t.ready()["artisan"], t.gold()) == ("payment", 3, 4)


@clause("AN-PAY-10", "AN-WRK-05")
def test_gold_is_taken_and_the_purchase_delivered() -> None:
    t = table(hand={0: ["aei31"], 1: ["fw01"], 2: ["fw02"]}, decks={"fw": 0}, gold={0: 3})
    t.play("gain(cube=worker)", "work(slot=0)", "work(slot=6)")
    assert (t.gold(), t.cubes()["worker"], t.hand()) == (2, 4, ["aei31"])


@clause("AN-PAY-12")
def test_nothing_comes_between_resource_seller_and_tokens() -> None:
    t = table(3, gold={0: 5}, work={0: {1: ["farmer"]}}, card_tokens={0: {"trade": 1}}).play(
        "gain(cube=farmer)"
    )
    t.play("trade(resource=planks)")
    assert t.why_not("shift_end(cube=farmer)") == "decision_open"
    t.play("seller(ahead=1)")
    assert t.legal() == ["trade_token_of_ship", "trade_token_of_card"]


@clause("AN-PAY-14", "AN-RES-13")
def test_the_cube_to_exhaust_may_have_worked_before() -> None:
    t = table(cubes={0: {"artisan": 1}}, gold={0: 3}, tokens={0: {"trade": 0}}).play("build(tile=warehouse)")
    t.play("work(slot=6)")  # he is brought home and exhausted, for nothing else is left
    assert (t.question, t.gold(), t.spent()) == ("placement", 0, {"artisan": 1})
    t = table(2, cubes={0: {"artisan": 1}}, ready={0: {}}, gold={0: 6}).play("build(tile=warehouse)")
    assert t.why_not("exhaust") == "no_cube_ready"


@clause("AN-PAY-08")
def test_what_cannot_be_delivered_cannot_be_begun() -> None:
    t = table()
    t.s.supply[0] = 0
    assert t.why_not("gain(cube=farmer)") == "no_cube_in_supply"
    t.s.stack[0] = 0
    assert t.why_not("build(tile=sawmill)") == "stack_empty"


@clause("AN-PAY-16")
def test_every_payment_ends() -> None:
    t = table(gold={0: 30}, work={0: {0: ["farmer", "farmer"], 1: ["farmer"]}}).play("gain(cube=worker)")
    steps = 0
    while t.question in ("payment", "shift_end"):
        t.play(next((act for act in t.legal() if act.startswith(("shift_end", "home"))), t.legal()[0]))
        steps += 1
        assert steps < 60


@clause("AN-PAY-17", "AN-EFF-01")
def test_what_comes_during_an_action_serves_at_once() -> None:
    t = table(played={0: ["fw01"]}, ready={0: {"farmer": 1, "artisan": 2}}, tokens={0: {"trade": 0}})
    t.play("gain(cube=worker)", "activate(effect=farmers_2)")
    assert t.ready()["farmer"] == 3
    t.play("work(slot=0)", "gain(cube=farmer)")
    assert t.workers(0) == ["farmer", "farmer"]


@clause("AN-PAY-18")
def test_a_cost_names_no_resource_twice() -> None:
    for names in (
        ["planks", "planks"],
        ["rocks"],
        ["planks", "coal", "bricks", "goods", "steel", "sails", "beer"],
    ):
        with pytest.raises(BadTables):
            bill(names)


# ---------------------------------------------------------------- the count against trying everything

PAYING = (
    Question.PAYMENT,
    Question.SELLER,
    Question.TOKEN,
    Question.SHIFT_END,
    Question.FREE_UPGRADE,
    Question.REMOVAL,
)
HELP = {Act.ACTIVATE, Act.USE_AARHANT}
MOST = 1500


def steps(s: State) -> Iterator[int]:
    """Steps that could be taken, whether or not the purchase could be finished after them."""
    starts, codes = GAME.starts_codes
    for code in codes[starts[s.question] : starts[s.question + 1]]:
        refused = GAME.dispatch["fits"](s, int(code))
        if (
            refused in (0, Objection.WOULD_BLOCK_PAYMENT)
            and GAME.alphabet.split(int(code))[0].kind not in HELP
        ):
            yield int(code)


def tried(s: State) -> bool | None:
    """Whether any sequence of steps settles the open purchase; None if there are too many to try."""
    waiting, seen = [s], {bytes(s)}
    while waiting:
        s = waiting.pop()
        if s.question not in PAYING:
            return True
        for code in steps(s):
            after = s.copy()
            family, values = GAME.alphabet.split(code)
            GAME.rules[family.kind][1](after, *values)
            if bytes(after) not in seen:
                seen.add(bytes(after))
                waiting.append(after)
        if len(seen) > MOST:
            return None
    return False


def purchases(s: State) -> Iterator[tuple[int, int]]:
    """All that could be wanted, as far as it could be delivered."""
    for tile in range(TILES):
        if can_deliver(s, Purchase.TILE, tile):
            yield Purchase.TILE, tile
    yield from ((Purchase.NEW_CUBE, cube) for cube in range(5))
    yield from ((Purchase.UPGRADE, cube) for cube in range(4))
    yield from ((Purchase.CARD, card) for card in range(102) if s.hand[s.active, card] == 1)


def muddled(luck: random.Random) -> State:
    """A position with cubes all over the place, few tokens and little gold, and sometimes free upgrades."""
    s = GAME.start(2, (luck.getrandbits(60), 1), {"objectives": luck.choice(["random", "complex"])})
    for _ in range(luck.randrange(40, 160)):
        GAME.apply(s, luck.choice(GAME.legal(s)))
    while s.question != Question.MENU:
        GAME.apply(s, luck.choice(GAME.legal(s)))
    seat = s.active
    s.gold[seat] = luck.randrange(4)
    for cube in range(5):
        moved = luck.randint(0, s.ready[seat, cube])
        s.ready[seat, cube] -= moved
        s.spent[seat, cube] += moved
    for pool in range(2):
        s.pool[pool] = luck.choice([0, 0, 0, 1])
    s.unused[seat, Effect.NEW_WORLD_FREE] = 0
    return s


@clause("AN-PAY-07", "AN-PAY-15")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_payable_is_what_some_sequence_of_steps_pays(seed: int) -> None:
    luck = random.Random(seed)
    s = muddled(luck)
    compared = 0
    for wanted, target in purchases(s):
        opened = s.copy()
        payable = can_buy(opened, wanted, target)
        opened.action = Action.BUILD if wanted == Purchase.TILE else Action.PLAY_CARD
        open_purchase(opened, wanted, target)
        go_on(opened)
        found = tried(opened)
        assert found in (payable, None), (seed, Purchase(wanted).name, target, payable)
        compared += found is not None
    assert compared > 20


@clause("AN-PAY-07")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_proposals_finish_every_purchase(seed: int) -> None:
    s = muddled(random.Random(1000 + seed))
    for act in GAME.legal(s):
        t = Islands(GAME, s.copy()).play(GAME.alphabet.to_text(act))
        assert pay(t).s.question not in PAYING or t.s.purchase == NONE
