"""How a deal came to its end, in one sentence for one of its players: the first thing to learn from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kibitz.analysis.solver import Position, Solver
from kibitz.cards import Seat, Side
from kibitz.coach.card_verdicts import CardVerdict, Judgement
from kibitz.engine import State
from kibitz.engine.table import Table
from kibitz.engine.text import Template, Text

ALL_TRICKS: Final = Template("coach-reason-all-tricks")
HOPELESS: Final = Template("coach-reason-hopeless")
MISTAKE: Final = Template("coach-reason-mistake")
MISTAKES: Final = Template("coach-reason-mistakes")
MISTAKE_OF: Final = Template("coach-mistake-of")
REASON_UNLUCKY: Final = Template("coach-reason-unlucky")
ALL_GOOD: Final = Template("coach-reason-all-good")


def reason(over: State, place: Seat, verdicts: Sequence[CardVerdict]) -> Text | None:
    """For the player at a place, of whose cards these are; None where nothing was there to choose."""
    if is_hopeless(over, place.side):
        return HOPELESS()
    if over.table.won[place.side] == over.table.cards:
        return ALL_TRICKS()
    blamed = [each for each in verdicts if each.verdict is Judgement.MISTAKE]
    if blamed:
        worst = max(blamed, key=lambda each: each.lost)
        if len(blamed) == 1:
            return MISTAKE(trick=worst.trick, card=worst.card, best=worst.advised)
        return MISTAKES(trick=worst.trick, card=worst.card, best=worst.advised, others=len(blamed) - 1)
    unlucky = [each for each in verdicts if each.verdict is Judgement.UNLUCKY]
    if unlucky:
        return REASON_UNLUCKY(card=max(unlucky, key=lambda each: each.hindsight).card)
    return ALL_GOOD() if any(each.mattered for each in verdicts) else None


def is_hopeless(over: State, side: Side) -> bool:
    """Whether a side fell short of what it needed and, as the cards lay, could not have reached it if nobody erred."""
    t = over.table
    if t.contract is None or t.laid_open is None or not t.tricks:
        return False
    needed = over.game.goals(t).get(side, 0)
    return t.won[side] < needed and _could_win(t, side) < needed


def _could_win(t: Table, side: Side) -> int:
    assert t.contract is not None
    leader = t.tricks[0].plays[0].seat
    most = Solver().solve(Position(t.dealt, t.contract.strain, leader))
    return most if leader.side is side else t.cards - most
