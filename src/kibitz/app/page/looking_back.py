"""Somebody's history for the page: deals in lines, tallies by game and level, and runs of days and contracts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from kibitz.app import wording as w
from kibitz.app.page.protocol import DealLine, DealTally, Streaks
from kibitz.engine.text import Text
from kibitz.narration.headlines import Mood


def deal_line(row: Mapping[str, Any], names: Sequence[str], number: int) -> DealLine:
    """A deal as it is stored; `names` are those at the table now, for what was kept without."""
    others = tuple(names) if row["others"] is None else tuple(msgspec.json.decode(row["others"], type=list[str]))
    return DealLine(
        table=row["table_id"],
        deal=row["deal"],
        number=number,
        game=row["game"],
        text=_said(row["headline"]),
        mood=None if row["mood"] is None else Mood(row["mood"]),
        points=row["points"],
        partner=row["partner"],
        others=others,
        at=row["ended"],
        again=bool(row["again"]),
    )


def tally(row: Mapping[str, Any]) -> DealTally:
    counts = ("deals", "won", "lost", "declared", "made", "defended", "beaten")
    return DealTally(row["game"], row["level"], *(int(row[each]) for each in counts))


def streaks(days: Sequence[int], today: int, runs: Mapping[str, Any]) -> Streaks:
    """`days` on which something was played, newest first. Who played yesterday can still keep the run going.

    >>> streaks([20, 19, 18, 15, 14], 21, {"latest": 2, "longest": 5})
    Streaks(days=3, most_days=3, contracts=2, most_contracts=5)
    """
    lengths = list(_runs(days))
    is_going = bool(days) and days[0] >= today - 1
    return Streaks(lengths[0] if is_going else 0, max(lengths, default=0), int(runs["latest"]), int(runs["longest"]))


def _runs(days: Sequence[int]) -> Iterable[int]:
    length = 1
    for later, earlier in pairwise(days):
        if later - earlier == 1:
            length += 1
        else:
            yield length
            length = 1
    if days:
        yield length


def _said(stored: str | None) -> Text:
    """How a deal ended, as it was stored."""
    try:
        return msgspec.json.decode(stored or "", type=Text)
    except msgspec.MsgspecError:
        return w.DAMAGED_DEAL()
