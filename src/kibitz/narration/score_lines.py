"""How a score came about, entry by entry, as one reads it out over the score sheet."""

from __future__ import annotations

from kibitz.engine.events import Entry
from kibitz.engine.table import Table
from kibitz.engine.text import Text
from kibitz.narration import wording as w
from kibitz.scoring.line import ScoreReason
from kibitz.scoring.minibridge import Aim


def score_lines(t: Table) -> tuple[Text, ...]:
    """The tricks of both sides, those that revokes cost, then every entry; nothing for a deal that was thrown in."""
    if t.scored is None:
        return ()
    ours, theirs = t.reckoned, t.reckoned.other
    won = w.TRICKS_WON(whose=ours, tricks=t.won[ours], others=theirs, less=t.won[theirs])
    moved = t.transferred
    revokes = (
        (w.TRANSFERRED_AMONG(whose=moved.side, tricks=moved.tricks),) if moved is not None and moved.tricks else ()
    )
    return (won, *revokes, *(_entry(t, entry) for entry in t.scored.entries))


def _entry(t: Table, entry: Entry) -> Text:
    contract = t.contract
    assert contract is not None
    made, goal = t.won[t.reckoned], contract.goal
    whose, points = entry.side, entry.points
    match entry.reason:
        case ScoreReason.TRICKS if contract.terms == Aim.TRICKS:
            return w.A_POINT_A_TRICK(whose=whose, points=points)
        case ScoreReason.TRICKS if contract.terms in w.AGREED:
            template = w.BID_BELOW if entry.below else w.BID_AND_MADE
            return template(whose=whose, points=points, tricks=goal - 6)
        case ScoreReason.TRICKS:
            return w.ODD_TRICKS(whose=whose, points=points, tricks=made - 6)
        case ScoreReason.OVERTRICKS:
            return w.OVERTRICKS(whose=whose, points=points, tricks=made - goal)
        case ScoreReason.UNDERTRICKS:
            return w.UNDERTRICKS(whose=whose, points=points, tricks=goal - made)
        case ScoreReason.SHORT:
            return w.SHORT_OF_GOAL(whose=whose, points=points, tricks=goal - made)
        case ScoreReason.MADE:
            return w.GOAL_REACHED(whose=whose, points=points, goal=goal)
        case ScoreReason.TARGET if whose is t.reckoned:
            return w.TARGET_REACHED(whose=whose, points=points, goal=goal)
        case ScoreReason.TARGET:
            return w.TARGET_MISSED(whose=whose, points=points, tricks=goal - made)
        case ScoreReason.BONUS:
            return w.BONUS_FOR.get(contract.terms, w.BONUS_FOR[ScoreReason.MADE])(whose=whose, points=points)
        case reason if reason in w.BONUS_FOR:
            return w.BONUS_FOR[reason](whose=whose, points=points)
        case reason:
            return w.POINTS_FOR(whose=whose, points=points, reason=reason)
