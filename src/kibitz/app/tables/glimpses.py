"""How a table stands in a list, for who thinks of looking at it: only what lies open."""

from __future__ import annotations

from kibitz.app import wording as w
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.messages import Glimpse
from kibitz.engine.text import Text
from kibitz.games.naming import contract_text


def glimpse(table: LiveTable, watchers: int) -> Glimpse:
    t = table.state.table
    players = {place: table.players[table.board.seats[home]] for place, home in t.people.items()}
    return Glimpse(
        stage=_stage(table),
        contract=contract_text(t.contract) if t.contract is not None else None,
        tricks_won=t.won,
        names={place: who.name for place, who in players.items()},
        bots=tuple(place for place, who in players.items() if who.kind == "bot"),
        watchers=watchers,
    )


def _stage(table: LiveTable) -> Text:
    t = table.state.table
    if table.state.over:
        return w.BETWEEN_DEALS()
    if t.contract is None:
        return w.BEFORE_THE_PLAY()
    return w.IN_TRICK(trick=len(t.tricks) + 1)
