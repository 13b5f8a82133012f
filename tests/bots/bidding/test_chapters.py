"""The system chapter by chapter: hands, the auction before them, and the call that docs/bidding.md asks for."""

from __future__ import annotations

import pytest

from kibitz.bots.bidding import Context, Force, read
from kibitz.bots.bidding.facts import count
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import DOUBLE, HEARTS, NT, PASS, REDOUBLE, SPADES, Bid, Hand, Seat, Side
from tests.bots.bidding.calling import after, call, said

Row = tuple[str, str, str]

# 22 points, forcing; 2NT is the weak answer.
STRONG_TWOS: list[Row] = [
    ("T543.J82.9842.32", "2H -", "2NT"),
    ("T543.82.J9842.32", "2H -", "2NT"),
    ("A54.KT82.K842.32", "2H -", "3H"),
    ("T54.JT82.K842.32", "2H -", "4H"),
    ("KQJ54.82.K842.32", "2H -", "2S"),
    ("54.82.AKJ42.Q432", "2S -", "3D"),
    ("K54.82.KJ42.Q432", "2H -", "3NT"),
    # Opener goes on: a second suit, game in a long major, the first suit again, or no-trumps.
    ("AKQJ5.AKQ4.A5.32", "2S - 2NT -", "3H"),
    ("AKQJ54.AKQ.A5.32", "2S - 2NT -", "4S"),
    ("AKQJ54.AQ4.A54.2", "2S - 2NT -", "3S"),
    ("AK5.A2.AKQJ54.32", "2D - 2NT -", "3D"),
    ("AKQ.AK.AKQJ54.32", "2D - 2NT -", "3NT"),
]

# Stayman, transfers to the majors; 7 and 8 high cards invite, 9 bid game, 4NT invites 6NT.
ONE_NO_TRUMP: list[Row] = [
    ("AQ53.Q5.KQ52.KJ2", "1NT - 2H -", "3S"),
    ("J95432.54.984.43", "1NT - 2H - 2S -", "-"),
    ("KQ943.54.984.Q43", "1NT - 2H - 2S -", "2NT"),
    ("KQ9432.54.984.43", "1NT - 2H - 2S -", "3S"),
    ("KQ943.54.A84.Q43", "1NT - 2H - 2S -", "3NT"),
    ("KQ9432.54.A84.Q4", "1NT - 2H - 2S -", "4S"),
    # The invitation with five of the major: the most and three of them, the most, three of them, nothing.
    ("KJ3.AQ5.KQ52.QJ2", "1NT - 2H - 2S - 2NT -", "4S"),
    ("KJ.AQ53.KQ52.QJ2", "1NT - 2H - 2S - 2NT -", "3NT"),
    ("KJ3.AQ5.Q652.KJ2", "1NT - 2H - 2S - 2NT -", "3S"),
    ("KJ.AQ53.Q652.KJ2", "1NT - 2H - 2S - 2NT -", "-"),
    ("AQ5.KJ3.KQ52.QJ2", "1NT - 2D - 2H - 2NT -", "4H"),
    # The invitation with six: two of them are a fit.
    ("KJ.AQ53.KQ52.QJ2", "1NT - 2H - 2S - 3S -", "4S"),
    ("KJ.AQ53.Q652.KJ2", "1NT - 2H - 2S - 3S -", "-"),
    # A choice of games: back to the major with three of it.
    ("KJ3.AQ5.Q652.KJ2", "1NT - 2H - 2S - 3NT -", "4S"),
    ("KJ.AQ53.Q652.KJ2", "1NT - 2H - 2S - 3NT -", "-"),
    # A second suit, forcing to game: support for the major, for the minor, or neither.
    ("KJ3.AQ5.KQ52.QJ2", "1NT - 2H - 2S - 3C -", "3S"),
    ("KJ.AQ5.KJ52.KT52", "1NT - 2H - 2S - 3C -", "4C"),
    ("KJ.AQ53.Q652.KJ2", "1NT - 2H - 2S - 3C -", "3NT"),
    ("KQ52.K3.KQ52.QJ2", "1NT - 2D - 2H - 2S -", "3S"),
    # 33 points are a slam: the better half accepts.
    ("Q74.KJ5.KQJ3.AJ4", "1NT -", "4NT"),
    ("Q74.KQ5.KQJ3.AQ4", "1NT -", "6NT"),
    ("AK4.KQ5.KQJ3.AQ4", "1NT -", "7NT"),
    ("KJ3.AQ5.KQ52.QJ2", "1NT - 4NT -", "6NT"),
    ("KJ3.AQ5.Q652.KJ2", "1NT - 4NT -", "-"),
    ("KJ3.AQ5.KQ52.QJ2", "1NT - 2C - 2D - 4NT -", "6NT"),
    ("KJ3.AQ5.Q652.KJ2", "1NT - 2C - 2D - 4NT -", "-"),
    ("KJ3.AQ5.KQ52.QJ2", "1NT - 2H - 2S - 4NT -", "6NT"),
    ("KJ.AQ53.Q652.KJ2", "1NT - 2H - 2S - 4NT -", "-"),
    # The invitation was accepted: there is no more to say.
    ("Q74.T97.QJ93.QJ4", "1NT - 2NT - 3NT -", "-"),
]

# The same over 22 points: three high cards are game, and there is no room to invite.
TWO_NO_TRUMPS: list[Row] = [
    ("T52.543.984.5432", "2NT -", "-"),
    ("Q52.543.984.5432", "2NT -", "-"),
    ("JT54.543.984.432", "2NT -", "-"),
    ("K52.543.984.5432", "2NT -", "3NT"),
    ("KJ32.54.Q842.432", "2NT -", "3C"),
    ("KJ32.54.Q842.432", "2NT - 3C - 3S -", "4S"),
    ("KJ32.54.Q842.432", "2NT - 3C - 3H -", "3NT"),
    ("KJ32.54.Q842.432", "2NT - 3C - 3D -", "3NT"),
    ("KJ432.54.Q84.432", "2NT -", "3H"),
    ("KJ432.54.Q84.432", "2NT - 3H - 3S -", "3NT"),
    ("KJ5432.54.Q8.432", "2NT - 3H - 3S -", "4S"),
    ("J5432.54.984.432", "2NT - 3H - 3S -", "-"),
]

# With nine points opposite a reverse game is forced.
REVERSES: list[Row] = [
    ("AT98.QJT5.J4.643", "1D - 1S - 2H -", "3H"),
    ("AT9865.T5.J4.AQ6", "1D - 1S - 2H -", "3S"),
    ("AT98.T5.J4.AQ643", "1D - 1S - 2H -", "3NT"),
]

# They came in: raises, a bid in their suit with a strong raise, negative doubles.
COMPETING: list[Row] = [
    ("52.KJ4.AQ63.K742", "1H 3S", "4H"),
    ("52.AJ4.AQ6532.42", "1D 1S 2S -", "3D"),
    ("KQ5.A5.AQJ652.43", "1D 1S 2S -", "3NT"),
    ("52.AJ4.AKJ532.42", "1D 1S 2S 4C", "4D"),
    ("AKQ54.432.A2.432", "1S 2D 3D -", "3S"),
    ("2.AQ42.AK632.432", "1D 2S X -", "3H"),
    ("2.AQ42.AKJ632.A2", "1D 2S X -", "4H"),
    # Game in the agreed major, not in no-trumps with a bare ace in their suit.
    ("AKQ54.A32.A2.432", "1S 2D 3D -", "4S"),
    # A strong raise is no reason to bid past game on a minimum.
    ("AKQ54.432.A2.432", "1S 2D 3D 5D", "-"),
    ("AKQ54.432.A2.432", "1S 2D 3D 7D", "X"),
    ("KQJT9.432.A2.432", "1H 1S 2S 7S", "X"),
    # Partner's double is for takeout, but there is no suit left to take it out to.
    ("9432.432.5432.32", "1C - 1D - 1H - 2S X -", "2NT"),
]

# 4NT asks for aces; 5C none or four, 5D one, 5H two, 5S three. With two missing the asker stops at five.
ACES: list[Row] = [
    ("KQJ3.K32.KQ32.32", "1S - 3S - 4NT -", "5C"),
    ("AKJ3.A32.A432.A2", "1S - 3S - 4NT -", "5C"),
    ("AQJ3.K32.KQ32.32", "1S - 3S - 4NT -", "5D"),
    ("AQJ3.A32.KQ32.32", "1S - 3S - 4NT -", "5H"),
    ("AQJ3.A32.A432.32", "1S - 3S - 4NT -", "5S"),
    ("AKQJ4.KQJ.KQ5.K2", "1S - 3S - 4NT - 5D -", "5S"),
    ("AKQJ4.KQJ.KQ5.K2", "1S - 3S - 4NT - 5C -", "5S"),
    ("AKQJ4.KQJ.AQ5.K2", "1S - 3S - 4NT - 5D -", "6S"),
    # Five of the suit is the answer itself, or past already.
    ("KQ4.KQ.AKQ954.K2", "1D - 3D - 4NT - 5D -", "-"),
    ("KQ4.KQ.K2.AKQ954", "1C - 3C - 4NT - 5D -", "5NT"),
    ("KQ4.KQ.A2.AKQ954", "1C - 3C - 4NT - 5D -", "6C"),
    # Who has answered leaves the last word to the asker.
    ("AQJ3.K32.KQ32.32", "1S - 3S - 4NT - 5D - 5S -", "-"),
]


@pytest.mark.parametrize(
    ("hand", "auction", "expected"), [*STRONG_TWOS, *ONE_NO_TRUMP, *TWO_NO_TRUMPS, *REVERSES, *COMPETING, *ACES]
)
def test_the_call_of_the_chapter(hand: str, auction: str, expected: str) -> None:
    decision = call(hand, *after(auction))
    assert (decision.call.name,) == after(expected)
    assert decision.meaning.promise.kept_by(count(Hand.parse(hand)))


@pytest.mark.parametrize("opening", ["2C", "2D", "2H", "2S"])
def test_a_weak_answer_to_a_strong_two_says_nothing_of_no_trumps(opening: str) -> None:
    answered = read(said(Seat.NORTH, opening, "pass", "2NT"), Seat.NORTH).spoken[-1].meaning
    assert (answered.sense, answered.artificial, answered.force) == (Sense.WEAK_ANSWER, True, Force.ONE_ROUND)
    again = read(said(Seat.NORTH, *after(f"{opening} - 2NT - 3{opening[1]} -")), Seat.NORTH)
    assert not again.forced


def test_the_two_halves_of_a_slam_try_do_not_meet() -> None:
    """Seventeen and more accept, so whoever declines has at most sixteen."""
    asked = after("1NT - 2C - 2D - 4NT -")
    declined = read(said(Seat.NORTH, *asked, "pass"), Seat.NORTH).promises[Seat.NORTH]
    accepted = read(said(Seat.NORTH, *asked, "6NT"), Seat.NORTH).promises[Seat.NORTH]
    assert (declined.hcp.high, accepted.hcp.low) == (16, 17)


def test_a_bid_over_the_question_for_aces_does_not_end_it() -> None:
    """They came between and partner passed: the asker still has the last word, and nobody lets them play there."""
    assert call("KJ72.KQJ3.AK2.32", *after("1S - 2NT - 3S - 4NT 5C - -")).call is not PASS


def test_after_a_strange_answer_to_a_transfer_responder_goes_on_by_judgement() -> None:
    """Opener did not take the transfer: responder names the six-card major, and over a game may pass."""
    assert call("KQ9432.54.A84.Q4", *after("1NT - 2H - 3C -")).call in (Bid(3, SPADES), Bid(4, SPADES))
    offered = {one.meaning.call for one in call("KQ9432.54.A84.Q4", *after("1NT - 2H - 5C -")).considered}
    assert PASS in offered


def test_a_part_score_ends_the_answers_to_a_reverse() -> None:
    """With 40 below the line two no-trumps is game, and the chapter leaves it to judgement."""
    forty = Context(below={Side.NS: 40}, scoring="rubber")
    assert call("AT98.J752.74.Q96", *after("1C - 1H - 2D -")).meaning.sense is Sense.NO_TRUMPS
    assert call("AT98.J752.74.Q96", *after("1C - 1H - 2D -"), context=forty).meaning.sense is not Sense.NO_TRUMPS


def test_an_auction_that_has_not_begun() -> None:
    empty = read([], Seat.EAST)
    assert (empty.declarer, empty.bid, empty.level(SPADES), empty.over) == (None, None, 1, False)
    assert not empty.is_legal(DOUBLE)
    assert not empty.is_legal(REDOUBLE)


def test_the_first_of_the_side_to_name_the_strain_would_play() -> None:
    raised = read(said(Seat.NORTH, *after("1H 1S 2H 3S 4H")), Seat.NORTH)
    assert raised.declarer is Seat.NORTH
    assert (raised.level(HEARTS), raised.level(SPADES), raised.level(NT)) == (5, 4, 4)
    assert read(said(Seat.NORTH, *after("- - - -")), Seat.NORTH).over
