"""What people complain of in bots: leads of trumps or of aces for no reason, wasted honours, forcing bids passed.

Each position has what nobody at that level may do there. A beginner plays as it comes, so that nothing is asked of one.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec import Struct

from kibitz.bots.levels import LEVELS
from kibitz.cards import FRENCH, Bid, Call, Card, Deal, Hand, Seat
from kibitz.engine import State, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.amounts import AT_NIGHT
from tests.bots.positions import called, played

RULES = game("contract", {"scoring": "duplicate"})
BY_DAY = ("learner", "club", "strong")
LEVELS_ASKED = (*BY_DAY, "expert") if AT_NIGHT else BY_DAY

NO_TRUMPS = "1NT pass 3NT pass pass pass"
SPADES = "1S pass 2S pass 4S pass pass pass"


class Position(Struct, frozen=True):
    """A moment, what will do there, and the weakest level of whom it is asked."""

    name: str
    state: Callable[[], State]
    will_do: Callable[[ev.Move], bool]
    least: str = "learner"


def dealt(**held: str) -> Deal:
    """These cards, and the others by chance: nobody but their holder sees them."""
    hands = {seat: Hand.parse(held[seat.value]).mask if seat.value in held else 0 for seat in Seat}
    left = [card for card in FRENCH.cards if not card.bit & sum(hands.values())]
    Random(str(sorted(held.items()))).shuffle(left)
    for seat in Seat:
        while hands[seat].bit_count() < 13:
            hands[seat] |= left.pop().bit
    return Deal({seat: Hand(FRENCH, mask) for seat, mask in hands.items()})


def card_of(move: ev.Move) -> Card:
    assert isinstance(move, ev.Played)
    return move.card


def one_of(cards: str) -> Callable[[ev.Move], bool]:
    return lambda move: card_of(move).name in cards.split()


def none_of(cards: str) -> Callable[[ev.Move], bool]:
    return lambda move: card_of(move).name not in cards.split()


def in_suit(letters: str) -> Callable[[ev.Move], bool]:
    return lambda move: card_of(move).suit.letter in letters


def call_of(move: ev.Move) -> Call:
    assert isinstance(move, ev.Called)
    return move.call


def calls(names: str) -> Callable[[ev.Move], bool]:
    return lambda move: call_of(move).name in names.split()


def bids_on(move: ev.Move) -> bool:
    return isinstance(call_of(move), Bid)


def lead(name: str, hand: str, auction: str, will_do: Callable[[ev.Move], bool], least: str = "learner") -> Position:
    """West is to lead against South."""
    return Position(name, lambda: called(RULES, str(dealt(W=hand)), auction, dealer=Seat.SOUTH), will_do, least)


def play(
    name: str,
    held: dict[str, str],
    auction: str,
    cards: str,
    will_do: Callable[[ev.Move], bool],
    least: str = "learner",
) -> Position:
    return Position(
        name,
        lambda: played(called(RULES, str(dealt(**held)), auction, dealer=Seat.SOUTH), cards),
        will_do,
        least,
    )


def bid(
    name: str, hand: str, auction: str, will_do: Callable[[ev.Move], bool], least: str = "learner", dealer: str = "S"
) -> Position:
    """South is to call."""
    return Position(name, lambda: called(RULES, str(dealt(S=hand)), auction, dealer=Seat(dealer)), will_do, least)


POSITIONS = (
    # Leads.
    lead("no ace blindly against trumps", "84.A753.Q62.J985", SPADES, none_of("HA H7 H5 H3")),
    lead("no king of trumps for nothing", "K4.QJT5.A62.9853", SPADES, none_of("SK S4 DA D6 D2")),
    lead("no ace beside a sequence at no-trumps", "A95.QJT84.72.843", NO_TRUMPS, in_suit("H")),
    lead("the long suit at no-trumps", "K72.QJ953.84.T63", NO_TRUMPS, in_suit("H")),
    lead("not the bare ace at no-trumps", "A4.T8642.K73.954", NO_TRUMPS, none_of("SA")),
    lead("a sequence and not the queen of trumps", "Q3.KQJ4.T862.953", SPADES, one_of("HK")),
    lead("ace from ace and king", "T5.AK83.J742.Q96", SPADES, one_of("HA HK")),
    lead("no low card from under an ace", "J62.A85.A972.843", SPADES, none_of("H8 H5 D9 D7 D2")),
    lead("no ace beside a singleton", "873.A942.5.QJT83", SPADES, one_of("D5 CQ")),
    lead("unbid suits", "KJ7.QT864.95.J32", "1D pass 1S pass 1NT pass 3NT pass pass pass", in_suit("HC")),
    lead(
        "no trump from a queen against a slam",
        "Q62.QJT9.864.943",
        "1S pass 3S pass 6S pass pass pass",
        none_of("SQ S6 S2"),
    ),
    lead("no bare king of trumps", "K.J9864.Q75.8643", SPADES, none_of("SK")),
    lead("the top of a sequence and not low from it", "65.7643.KQJT.843", SPADES, one_of("DK")),
    lead("no low card from a sequence at no-trumps", "65.843.KQJT2.943", NO_TRUMPS, one_of("DK DQ")),
    Position(
        "partner's suit",
        lambda: called(
            RULES,
            str(dealt(W="852.K4.J9632.T73", E="4.AQJ953.K54.A82")),
            "1H 1S pass 2S pass 4S pass pass pass",
            dealer=Seat.EAST,
        ),
        in_suit("H"),
    ),
    # Following suit and ruffing: West has led, North is dummy, East plays third.
    play("third hand high", {"W": ".Q9852..", "N": "A.63..", "E": ".KJ4.."}, NO_TRUMPS, "H5 H3", one_of("HK")),
    play(
        "no king under partner's ace", {"W": ".AQ5..", "N": ".763..", "E": ".K82.."}, SPADES, "HA H3", one_of("H2 H8")
    ),
    play(
        "no queen on partner's king", {"W": ".KJ95..", "N": ".763..", "E": ".Q82.."}, SPADES, "HK H3", one_of("H2 H8")
    ),
    play(
        "third hand no higher than it takes",
        {"W": ".9852..", "N": ".763..", "E": ".KQ4.."},
        NO_TRUMPS,
        "H5 H3",
        one_of("HQ HK"),
    ),
    play(
        "the lower of two honours that are equal",
        {"W": ".9852..", "N": ".763..", "E": ".QJ4.."},
        NO_TRUMPS,
        "H5 H3",
        one_of("HJ HQ"),
    ),
    play(
        "a low card where no honour can win",
        {"W": ".98542..", "N": ".AK63..", "E": ".QJ7.."},
        SPADES,
        "H9 HA",
        one_of("H7"),
    ),
    play(
        "no ace on dummy's small card's trick that partner wins",
        {"W": ".KQJ5..", "N": ".763..", "E": ".A82.."},
        SPADES,
        "HK H3",
        one_of("H2 H8 HA"),
    ),
    play(
        "ruffs with the lowest trump",
        {"W": "9.98542..", "N": "K.AQ63..", "E": "J52..QT984.AT863"},
        SPADES,
        "H9 HA",
        none_of("SJ S5"),
    ),
    play(
        "does not ruff partner's winner",
        {"W": "9.AKJ98..", "N": "K.7632..", "E": "J52.T4.QT98.A863", "S": ".Q5.."},
        SPADES,
        "HA H2 HT H5 HK H3 H4 HQ HJ H6",
        none_of("SJ"),
        "club",
    ),
    play(
        "a trump on a loser that declarer would win",
        {"W": "9.KJ98..", "N": "K.AQ32..", "E": "J52..QT984.AT863"},
        SPADES,
        "H9 HQ",
        in_suit("S"),
    ),
    # Declarer: South plays dummy's card second, and wins or ducks.
    play(
        "dummy's low card and not the ace from ace and queen",
        {"W": ".KJ95..", "N": ".AQ6..", "S": ".743.."},
        NO_TRUMPS,
        "H5",
        one_of("HQ HA H6"),
    ),
    play(
        "no waste of dummy's ace on partner's king's suit",
        {"W": ".QJT5..", "N": ".A62..", "S": ".K43.."},
        NO_TRUMPS,
        "HQ",
        one_of("HA H2 H6"),
    ),
    play(
        "wins the last trick that cannot wait",
        {"W": ".AKQJT98..", "N": ".32..", "E": ".4..", "S": "A.765.."},
        NO_TRUMPS,
        "HA H2 H4",
        one_of("H5 H6 H7"),
    ),
    play(
        "no high card on an ace",
        {"W": ".AJ95..", "N": ".Q632..", "E": ".T8..", "S": ".K74.."},
        SPADES,
        "HA H2 H8",
        one_of("H4 H7"),
    ),
    play(
        "the cheapest card that wins",
        {"W": ".J952..", "N": ".763..", "E": ".T84..", "S": ".AKQ.."},
        NO_TRUMPS,
        "H2 H3 HT",
        one_of("HQ HK HA"),
    ),
    # Forcing bids. The learner bids by the simple guidelines, which have no conventions.
    bid("one over one: hearts", "K4.A85.Q63.KJ952", "1C pass 1H pass", bids_on),
    bid("one over one: spades over diamonds", "K4.A85.KJ952.Q63", "1D pass 1S pass", bids_on),
    bid("one over one: spades over hearts", "84.AQ952.KJ3.Q63", "1H pass 1S pass", bids_on),
    bid("two over one", "AQ952.84.KJ3.Q63", "1S pass 2C pass", bids_on),
    bid("two diamonds over hearts", "84.AQ952.KJ3.Q63", "1H pass 2D pass", bids_on),
    bid("a jump in a new suit", "Q63.A85.K4.KJ952", "1C pass 2S pass", bids_on, "club"),
    bid("Stayman", "AQ52.K84.KJ3.K63", "1NT pass 2C pass", bids_on, "club"),
    bid("a transfer to hearts", "AQ52.K84.KJ3.K63", "1NT pass 2D pass", bids_on, "club"),
    bid("a transfer to spades", "AQ5.K842.KJ3.K63", "1NT pass 2H pass", bids_on, "club"),
    bid("asking for aces", "AQ9652.K4.KJ3.63", "1S pass 4NT pass", bids_on, "club"),
    bid("the strong two clubs with nothing", "9752.843.T862.95", "2C pass", bids_on, "club", "N"),
    bid("a takeout double with a weak hand", "Q9752.843.62.953", "1D double pass", bids_on, "club", dealer="E"),
    bid("a takeout double with four hearts", "95.J843.8632.K75", "1S double pass", bids_on, "club", dealer="E"),
    # Sense.
    bid("sixteen points are opened", "AQ52.K84.KJ3.K63", "", bids_on),
    bid("nothing is said with nothing", "9752.843.T862.95", "", calls("pass")),
    bid("eight points are no opening", "K752.Q43.J62.Q95", "", calls("pass")),
    bid("partner's spades are raised", "KJ52.43.Q862.954", "1S pass", bids_on, dealer="N"),
    bid("partner's opening is passed with nothing", "952.T43.J862.954", "1S pass", calls("pass"), dealer="N"),
    bid("game opposite a strong no-trump", "K52.AJ43.Q86.Q54", "1NT pass", bids_on, dealer="N"),
    bid("a weak flat hand passes the no-trump", "952.T43.J862.Q54", "1NT pass", calls("pass"), dealer="N"),
    bid("three no-trumps is left alone", "AQ52.K84.KJ3.K63", "1NT pass 3NT pass", calls("pass")),
    bid("four spades is left alone with a minimum", "AQ952.84.KJ3.Q63", "1S pass 4S pass", calls("pass")),
    bid("no overcall with seven flat points", "K52.Q843.J63.T72", "1S", calls("pass"), dealer="E"),
    bid("a double for penalties is left in", "952.T43.J862.954", "4S double pass", calls("pass"), dealer="W"),
)


@pytest.mark.parametrize("level", LEVELS_ASKED)
@pytest.mark.parametrize("position", POSITIONS, ids=lambda each: each.name)
def test_nobody_does_what_people_complain_of(position: Position, level: str) -> None:
    names = list(LEVELS)
    if names.index(level) < names.index(position.least):
        pytest.skip("is not asked of that level")
    state = position.state()
    (seat,) = state.turns
    move = LEVELS[level](7).choose(view(state, seat))
    assert position.will_do(move), move
