"""Which role the player takes: what its phase brings it, against what it brings the others."""

from tradewinds.games.puerto_rico.pieces import PROSPECTOR_DOUBLOONS, Role
from tradewinds.games.puerto_rico.rules.roles import objects_choose
from tradewinds.games.puerto_rico.scripted.cargo import shipping_gain
from tradewinds.games.puerto_rico.scripted.city import best_buy
from tradewinds.games.puerto_rico.scripted.island import settling_gain
from tradewinds.games.puerto_rico.scripted.labour import colonists_gain
from tradewinds.games.puerto_rico.scripted.market import harvest_gain, selling_gain
from tradewinds.games.puerto_rico.scripted.worth import VP, coin
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.chance import below
from tradewinds.kernel.rules import rule

THEIRS = 75  # of a hundred parts, what the others gain on average counts against a role
JITTER = 6  # gains as near as this are taken for equal


@rule
def ship_share(view: State, seat: int) -> int:
    """How many colonists a mayor's phase brings a player."""
    place = (seat - view.chooser + view.seats) % view.seats
    share = (view.aboard - place + view.seats - 1) // view.seats
    return share + 1 if seat == view.chooser and view.colonists > 0 else share


@rule
def phase_gain(view: State, seat: int, role: int) -> int:
    """What a role's phase brings a player, the chooser or another."""
    if role == Role.SETTLER:
        return settling_gain(view, seat)
    if role == Role.MAYOR:
        return colonists_gain(view, seat, ship_share(view, seat))
    if role == Role.BUILDER:
        return best_buy(view, seat)[1]
    if role == Role.CRAFTSMAN:
        return harvest_gain(view, seat)
    if role == Role.TRADER:
        return selling_gain(view, seat)
    if role == Role.CAPTAIN:
        return shipping_gain(view, seat)
    return coin(view) * PROSPECTOR_DOUBLOONS if seat == view.chooser else 0


@rule
def role_gain(view: State, role: int) -> int:
    """Its phase and the doubloons on the card, less what the others gain by it."""
    gain = phase_gain(view, view.chooser, role) + coin(view) * view.coins[role]
    theirs = 0
    for seat in range(view.seats):
        if seat != view.chooser:
            theirs += phase_gain(view, seat, role)
    return gain - theirs * THEIRS // 100 // (view.seats - 1)


@rule
def best_role(view: State, luck: int) -> int:
    """The role that gains most; between near equals luck decides."""
    best, chosen = -1000 * VP, 0
    for role in range(len(Role)):
        if objects_choose(view, role) == 0:
            gain = role_gain(view, role) + below(luck, JITTER)
            if gain > best:
                best, chosen = gain, role
    return chosen
