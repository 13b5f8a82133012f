"""Tables in lists: one's own, and those that may be watched."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.subjects.home.messages import TableLine
from kibitz.app.tables.glimpses import glimpse
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.messages import Glimpse

_LIST: Final = 50
_LOADED: Final = 5
_LOOKED_THROUGH: Final = 200


class TableLists:
    """What one person, or a visitor (None), can look up."""

    def __init__(self, hub: Hub, identity: str | None) -> None:
        self.hub = hub
        self.store = hub.store
        self.identity = identity

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
            again=row["again"] is not None,
            practice=bool(row["practice"]),
            gathering=bool(row["gathering"]),
            at=row["touched"],
            trouble=self.hub.table_shelf.unreadable.get(row["id"]),
            glimpse=self._glimpse(live) if live is not None and live.is_watchable and not live.is_gathering else None,
        )
