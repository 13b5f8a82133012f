"""What somebody has played: their deals a page at a time, with tallies and streaks."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

from kibitz.app.storage import played
from kibitz.app.storage.played import Sought
from kibitz.app.storage.store import Store
from kibitz.app.subjects.lookback.messages import AskHistory, DealLine, History, Streaks
from kibitz.app.subjects.lookback.picture import deal_line, streaks, tally

_HISTORY: Final = 30
_DAY: Final = 24 * 60 * 60
_MOST_ZONE: Final = 14 * 60


class OwnHistory:
    """What one person, or a visitor (None), can look up."""

    def __init__(self, store: Store, identity: str | None) -> None:
        self.store = store
        self.identity = identity

    async def page(self, request: AskHistory) -> History:
        if self.identity is None:
            return History(request.id, (), more=False)
        sought = Sought(request.game, request.result, request.company, request.since, request.before)
        rows = await self.store.rows(played.newest(self.identity, sought, _HISTORY + 1))
        deals = await self._deals(rows[:_HISTORY])
        more = len(rows) > _HISTORY
        if request.before is not None:
            return History(request.id, deals, more)
        tallies = await self.store.rows(played.tallies(self.identity, sought))
        games = await self.store.rows(played.games_of(self.identity))
        zone = 60 * max(-_MOST_ZONE, min(_MOST_ZONE, request.zone))
        return History(
            request.id,
            deals,
            more,
            tuple(tally(row) for row in tallies),
            await self._streaks(self.identity, zone),
            tuple(row["game"] for row in games),
        )

    async def _deals(self, rows: list[dict[str, Any]]) -> tuple[DealLine, ...]:
        before = [row["table_id"] for row in rows if row["number"] is None]  # from before such things were kept
        names, numbers = await self.store.names(before), await self.store.deal_numbers(before)
        lines = []
        for row in rows:
            number = row["number"] or _counted(numbers.get(row["table_id"], {}), row["deal"])
            if number is not None:
                lines.append(deal_line(row, names.get(row["table_id"], ()), number))
        return tuple(lines)

    async def _streaks(self, identity: str, zone: int) -> Streaks:
        days = [int(row["day"]) for row in await self.store.rows(played.days_of(identity, zone))]
        runs = await self.store.rows(played.runs_of_contracts(identity))
        return streaks(days, int(time.time() + zone) // _DAY, runs[0])


def _counted(numbers: Mapping[int, int], deal: int) -> int | None:
    """The number of a deal as the sheet counts; None if it was not played and another dealt in its place."""
    number = numbers.get(deal, deal)
    return None if numbers.get(deal + 1) == number else number
