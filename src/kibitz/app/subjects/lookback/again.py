"""A finished deal on a table of its own, to be played again from one of its moments."""

from __future__ import annotations

import time

from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.lookback.finished import Finished, FinishedDeal
from kibitz.app.subjects.lookback.messages import PlayAgain
from kibitz.app.tables import people
from kibitz.app.tables.playing_again import laid_again
from kibitz.app.tables.table_ledger import Player
from kibitz.app.tables.table_rows import FirstPlayed, table_rows
from kibitz.sessions import default_session


class Again:
    """For one page, whose person is stored with the nickname if they are new."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def open(self, request: PlayAgain) -> None:
        async def opened(deal: FinishedDeal) -> str:
            return await self._open(request, deal)

        code = await Finished(self.hub, self.connection).of(request, opened)
        self.hub.look(self.connection, await self.hub.table(code))
        self.connection.send(Done(request.id, code))

    async def _open(self, request: PlayAgain, deal: FinishedDeal) -> str:
        table = deal.table
        me = table.player_of(self.connection.identity) if self.connection.identity else None
        # Before anything is stored of somebody who is new: what cannot be played is refused first.
        laid = laid_again(deal.state, request.at, deal.board, table.players, me)
        identity = await somebody(self.hub, self.connection, request.nickname)
        players = list(laid.players)
        level = players[laid.mine].level
        players[laid.mine] = Player("person", identity, self.connection.nickname or "", level)
        code = people.fresh_table_code()
        new = table_rows(
            code,
            table.game,
            default_session(table.game),
            {},
            players,
            time.time(),
            practice=True,
            given=(laid.board, laid.state),
            again=table.first or FirstPlayed(table.id, deal.number),
        )
        await self.hub.store.commit(new)
        return code
