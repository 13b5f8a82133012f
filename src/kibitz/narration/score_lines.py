"""How a score came about, entry by entry, as one reads it out over the score sheet."""

from __future__ import annotations

from kibitz.engine.events import Entry
from kibitz.engine.table import Table
from kibitz.engine.text import Text
from kibitz.narration import wording as w
from kibitz.scoring.minibridge import TRICKS


def score_lines(t: Table) -> tuple[Text, ...]:
    """The tricks of both sides, then every entry; nothing for a deal that was thrown in."""
    if t.scored is None:
        return ()
    declarer, _ = t.bargain
    ours, theirs = declarer.side, declarer.side.other
    won = w.TRICKS_WON(whose=ours, tricks=t.won[ours], others=theirs, less=t.won[theirs])
    return (won, *(_entry(t, entry) for entry in t.scored.entries))


def _entry(t: Table, entry: Entry) -> Text:
    declarer, contract = t.bargain
    made, goal = t.won[declarer.side], contract.goal
    whose, points = entry.side, entry.points
    match entry.reason:
        case "tricks" if contract.terms == TRICKS:
            return w.A_POINT_A_TRICK(whose=whose, points=points)
        case "tricks" if contract.terms in w.AGREED:
            template = w.BID_BELOW if entry.below else w.BID_AND_MADE
            return template(whose=whose, points=points, tricks=goal - 6)
        case "tricks":
            return w.ODD_TRICKS(whose=whose, points=points, tricks=made - 6)
        case "overtricks":
            return w.OVERTRICKS(whose=whose, points=points, tricks=made - goal)
        case "undertricks":
            return w.UNDERTRICKS(whose=whose, points=points, tricks=goal - made)
        case "short":
            return w.SHORT_OF_GOAL(whose=whose, points=points, tricks=goal - made)
        case "made":
            return w.GOAL_REACHED(whose=whose, points=points, goal=goal)
        case "target" if whose is declarer.side:
            return w.TARGET_REACHED(whose=whose, points=points, goal=goal)
        case "target":
            return w.TARGET_MISSED(whose=whose, points=points, tricks=goal - made)
        case "bonus":
            return w.BONUS.get(contract.terms, w.BONUS["made"])(whose=whose, points=points)
        case reason:
            return w.BONUS[reason](whose=whose, points=points)
