"""Tables and deals in lists."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.page.glimpses import glimpse
from kibitz.app.page.looking_back import deal_line, streaks, tally
from kibitz.app.page.protocol import AskHistory, DealLine, Glimpse, History, Streaks, TableLine
from kibitz.app.storage import played
from kibitz.app.storage.played import Sought
from kibitz.app.tables.live import LiveTable

_HISTORY: Final = 30
_DAY: Final = 24 * 60 * 60
_MOST_ZONE: Final = 14 * 60
_LIST: Final = 50
_LOADED: Final = 5
_LOOKED_THROUGH: Final = 200


class Lists:
    """What one person, or a visitor (None), can look up."""

    def __init__(self, hub: Hub, identity: str | None) -> None:
        self.hub = hub
        self.store = hub.store
        self.identity = identity

    async def history(self, request: AskHistory) -> History:
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

    async def my_tables(self) -> tuple[TableLine, ...]:
        """The tables at which I can go on. The first few are loaded, to say whose turn it is."""
        rows = await self._mine()
        for row in rows[:_LOADED]:
            with suppress(
                Refusal
            ):  # of another version's rules, or damaged: it stays in the list, with a sentence on it
                await self.hub.table(row["id"])
        return await self._lines(rows)

    async def open_tables(self) -> tuple[TableLine, ...]:
        """My tables, and those of others that may be watched and that somebody plays at."""
        mine = await self._mine()
        known = {row["id"] for row in mine}
        rows = [row for row in await self.store.watchable_tables(_LOOKED_THROUGH) if row["id"] not in known]
        people = await self.store.people_at([row["id"] for row in rows])
        live = {table for table, identity in people if self.hub.presence.is_here(table, identity)}
        watchable = [row for row in rows if row["id"] in live][:_LIST]
        for row in watchable:
            with suppress(Refusal):  # as above
                await self.hub.table(row["id"])
        return await self._lines([*mine, *watchable])

    async def _mine(self) -> list[dict[str, Any]]:
        return await self.store.tables_of(self.identity, _LIST) if self.identity else []

    async def _lines(self, rows: list[dict[str, Any]]) -> tuple[TableLine, ...]:
        codes = [row["id"] for row in rows]
        names, deals = await self.store.names(codes), await self.store.deal_numbers(codes)
        mine = await self.store.seats_of(self.identity) if self.identity else {}
        return tuple(
            self._line(row, names.get(row["id"], ()), max(deals.get(row["id"], {0: 0}).values()), mine.get(row["id"]))
            for row in rows
        )

    def _glimpse(self, table: LiveTable) -> Glimpse:
        seated = {each.identity for each in table.players}
        return glimpse(table, self.hub.presence.onlookers(table.id, seated))

    def _line(self, row: dict[str, Any], names: tuple[str, ...], deal: int, player: int | None) -> TableLine:
        live = self.hub.tables.get(row["id"])
        return TableLine(
            table=row["id"],
            game=row["game"],
            session=row["session"],
            names=names,
            deal=deal,
            finished=bool(row["finished"]),
            yours=player is not None,
            your_turn=live is not None and player is not None and live.home(player) in live.state.turns,
            gathering=bool(row["gathering"]),
            at=row["touched"],
            trouble=self.hub.loading.unreadable.get(row["id"]),
            glimpse=self._glimpse(live) if live is not None and live.is_watchable and not live.is_gathering else None,
        )


def _counted(numbers: Mapping[int, int], deal: int) -> int | None:
    """The number of a deal as the sheet counts; None if it was not played and another dealt in its place."""
    number = numbers.get(deal, deal)
    return None if numbers.get(deal + 1) == number else number
