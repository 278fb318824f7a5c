"""A player of the toy game that looks at what its seat may see, and no further."""

from tests.toy.acts import ALPHABET, Act
from tests.toy.pieces import Card
from tests.toy.state import Question, State
from tradewinds.kernel.chance import below
from tradewinds.kernel.rules import rule

CODE = ALPHABET.table


@rule
def most_held(view: State) -> int:
    """The kind that the player asked holds most of, the dearer one of equals."""
    best = Card.FACE_DOWN + 1
    for card in range(Card.FACE_DOWN + 1, len(Card)):
        if view.hand[view.asked, card] >= view.hand[view.asked, best]:
            best = card
    return best


@rule
def scripted(view: State, luck: int) -> int:
    """Bet on what is scarce elsewhere, draw until four cards are kept, keep what there is most of."""
    if view.question == Question.WAGER:
        return int(CODE[Act.WAGER, most_held(view), below(luck, 3)])
    if view.question == Question.TURN:
        kept = 0
        for card in range(len(Card)):
            kept += view.kept[view.asked, card]
        return int(CODE[Act.DRAW, 0, 0]) if kept < 4 else int(CODE[Act.PASS, 0, 0])
    return int(CODE[Act.KEEP, most_held(view), 0])
