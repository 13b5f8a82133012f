"""Why a contract, a target, Pass or Play was chosen: what the hands hold, and how the choices fared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kibitz.bots.decision import Why
from kibitz.bots.maxims.points_table import POINTS_TABLE
from kibitz.cards import NT, PLAY, Hand, Strain
from kibitz.coach.card_explanations import hundredths
from kibitz.engine import View
from kibitz.engine import events as ev
from kibitz.engine.text import Template, Text
from kibitz.scoring.minibridge import Aim

ENOUGH_FOR_GAME: Final = POINTS_TABLE.game_high_cards
"""High cards in two hands that are usually enough for game."""
ENOUGH_FOR_SLAM: Final = POINTS_TABLE.slam
TRUMPS_WANTED: Final = 8
"""Cards in two hands that make a good trump suit."""

POINTS_TOGETHER: Final = Template("coach-points-together")
GOOD_FOR_GAME: Final = Template("coach-good-for-game")
GAME_ON_FEWER: Final = Template("coach-game-on-fewer")
PART_SCORE_POINTS: Final = Template("coach-part-score-points")
SLAM_POINTS: Final = Template("coach-slam-points")
GOOD_TRUMPS: Final = Template("coach-good-trumps")
LONGEST_TRUMPS: Final = Template("coach-longest-trumps")
STRONGER_TRUMPS: Final = Template("coach-stronger-trumps")
NO_GOOD_TRUMPS: Final = Template("coach-no-good-trumps")
FEWER_WITHOUT_TRUMPS: Final = Template("coach-fewer-without-trumps")
HIGH_CARDS_RULE: Final = Template("coach-high-cards-rule")
ONE_HAND: Final = Template("coach-one-hand")

STANDARD_ERRORS: Final = 3.0
"""What is nearer than that is not told apart."""
_NEAR_ENOUGH: Final = 0.1
"""A share of which so many standard errors are no more is said as a number."""

SUCCEEDS_MOSTLY: Final = Template("coach-succeeds-mostly")
SUCCEEDS_SELDOM: Final = Template("coach-succeeds-seldom")
SUCCEEDS_OPEN: Final = Template("coach-succeeds-open")
SUCCEEDS_OFTEN: Final = Template("coach-succeeds-often")
NEVER_FAILS: Final = Template("coach-never-fails")
PAYS_MOST: Final = Template("coach-pays-most")


def explain_contract(view: View, contract: ev.Contract, why: Why) -> tuple[Text, ...]:
    """Declarer's contract, from the hands in sight and from what was worked out."""
    hands = _ours(view)
    if len(hands) < 2:
        return (*_chances(why),)
    return (_points(hands, contract.terms), *_trumps(view, hands, contract), *_chances(why))


def explain_target(view: View, terms: str, why: Why) -> tuple[Text, ...]:
    """How many tricks to play for, before trumps are named."""
    hands = _ours(view)
    return (*((_points(hands, terms),) if len(hands) == 2 else ()), *_chances(why))


def explain_pass_or_play(view: View, why: Why) -> tuple[Text, ...]:
    """The two calls of aBRIDGEd, from one hand."""
    assert view.seat is not None
    hand = view.table.dealt[view.seat]
    return ONE_HAND(points=hand.points, length=hand.longest), *why.said


def offers_play(view: View) -> bool:
    return any(isinstance(move, ev.Called) and move.call is PLAY for move in view.moves)


def _ours(view: View) -> tuple[Hand, ...]:
    """The hands of declarer's side that can be seen, as they were dealt."""
    t = view.table
    if t.declarer is None:
        return ()
    found = (t.dealt.get(seat) or t.hands.get(seat) for seat in t.declarer.side.seats)
    return tuple(hand for hand in found if hand is not None)


def _points(hands: tuple[Hand, ...], terms: str) -> Text:
    points = sum(hand.points for hand in hands)
    match terms:
        case Aim.GAME:
            return (GOOD_FOR_GAME if points >= ENOUGH_FOR_GAME else GAME_ON_FEWER)(points=points)
        case Aim.PART_SCORE if points < ENOUGH_FOR_GAME:
            return PART_SCORE_POINTS(points=points)
        case Aim.SLAM if points >= ENOUGH_FOR_SLAM:
            return SLAM_POINTS(points=points)
        case _:
            return POINTS_TOGETHER(points=points)


def _trumps(view: View, hands: tuple[Hand, ...], contract: ev.Contract) -> Iterator[Text]:
    suits = hands[0].deck.suits
    longest = max(suits, key=lambda suit: _length(hands, suit))
    most = _length(hands, longest)
    if contract.strain is NT:
        other = _same_terms(view, contract, longest)
        if most < TRUMPS_WANTED:
            yield NO_GOOD_TRUMPS()
        elif other is not None and other.goal > contract.goal:
            yield FEWER_WITHOUT_TRUMPS(goal=contract.goal, suit=longest.letter, more=other.goal)
        else:
            yield HIGH_CARDS_RULE()
        return
    length = _length(hands, contract.strain)
    known: dict[str, str | int] = {"suit": contract.strain.letter, "length": length}
    if length >= TRUMPS_WANTED:
        yield GOOD_TRUMPS(out=13 - length, **known)
    elif length == most:
        yield LONGEST_TRUMPS(**known)
    else:
        yield STRONGER_TRUMPS(points=sum(hand.of(contract.strain).points for hand in hands), **known)


def _length(hands: tuple[Hand, ...], suit: Strain) -> int:
    return sum(hand.length(suit) for hand in hands)


def _same_terms(view: View, contract: ev.Contract, strain: Strain) -> ev.Contract | None:
    """The same in another denomination, if it is on offer."""
    offered = (move.contract for move in view.moves if isinstance(move, ev.Chose))
    return next((each for each in offered if each.terms == contract.terms and each.strain is strain), None)


def _chances(why: Why) -> Iterator[Text]:
    """How the choice fared in the deals that were imagined, as far as so many deals can tell."""
    if why.chosen is None or not why.worlds:
        return
    mine = why.alternatives[why.chosen]
    others = [each for each in why.alternatives if each is not mine]
    if mine.works is not None:
        yield _how_often(mine.works, why.worlds)
    if others and mine.value > max(each.value for each in others):
        yield PAYS_MOST(deals=why.worlds)


def _how_often(works: float, deals: int) -> Text:
    """A share of imagined deals: a number where they are enough for one, else on which side of half it is, if any.

    >>> print(_how_often(0.27, 11))
    In 11 deals that fit what we have seen it is open whether it succeeds.
    >>> print(_how_often(0.95, 16))
    It succeeds more often than not: so it was in 16 deals that fit what we have seen.
    """
    if works == 1.0:
        return NEVER_FAILS()
    # Laplace's rule keeps the error from being nothing where all deals agree.
    share = (works * deals + 1) / (deals + 2)
    error = (share * (1 - share) / (deals + 2)) ** 0.5
    if STANDARD_ERRORS * error <= _NEAR_ENOUGH:
        return SUCCEEDS_OFTEN(works=hundredths(works))
    if share - STANDARD_ERRORS * error > 0.5:
        return SUCCEEDS_MOSTLY(deals=deals)
    return SUCCEEDS_SELDOM(deals=deals) if share + STANDARD_ERRORS * error < 0.5 else SUCCEEDS_OPEN(deals=deals)
