"""A new table: its game and options, who sits where, and what its deals are to be like."""

from __future__ import annotations

import time

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.hub.order_stock import first_drawn
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.table.messages import OpenTable
from kibitz.app.tables import people
from kibitz.app.tables.names import BOT_NAMES
from kibitz.app.tables.prepared_deals import OrderedDeals, deal_with_code, given_deal, write_order
from kibitz.app.tables.seating import check_level
from kibitz.app.tables.table_ledger import Player
from kibitz.app.tables.table_rows import first_board, table_rows
from kibitz.engine import OptionError
from kibitz.games import game, game_for
from kibitz.games.registry import GAMES
from kibitz.sessions import default_session, session


class TableOpening:
    """For one page, whose person is stored with the nickname if they are new."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def open(self, request: OpenTable) -> None:
        for level in (request.bots, *request.levels.values()):
            check_level(level)
        wanted = request.deal
        try:
            rules = game(request.game, request.options)
            deal = wanted and deal_with_code(wanted.code, rules.deck)
            if deal:
                rules = game_for(deal, request.game, request.options)
            name = request.session or default_session(rules)
            form = session(name, request.session_options, rules)
        except OptionError as error:
            raise Refusal(error.text) from error
        count = GAMES[rules.name].players
        if not all(0 <= number < count for number in request.levels):
            raise Refusal(w.NO_SUCH_PLAYER())
        levels = [request.levels.get(number, request.bots) for number in range(count)]
        given = given_deal(form, deal, wanted.dealer, wanted.vulnerable, wanted.below) if wanted and deal else None
        mine = given.board.seats.get(wanted.seat, 0) if given and wanted else 0
        opened = given.opened(rules) if given else None
        order = None
        if request.order.strip() and given is None:
            # Before anything is stored of somebody who is new: what cannot be dealt is refused first.
            codes = await first_drawn(self.hub.work, self.connection.share, request.order, rules)
            order = OrderedDeals(request.order.strip(), codes)
            first, order = order.dealt(first_board(form))
            opened = first.opened(rules)
        identity = await somebody(self.hub, self.connection, request.nickname)
        players = [Player("bot", None, name, level) for name, level in zip(BOT_NAMES, levels, strict=False)]
        players[mine] = Player("person", identity, self.connection.nickname or "", levels[mine])
        code = people.fresh_table_code()
        new = table_rows(
            code,
            rules,
            name,
            request.session_options,
            players,
            time.time(),
            watchable=request.watchable,
            gathering=request.gather,
            practice=request.practice,
            hints=request.hints,
            given=opened,
            ordered=write_order(order),
        )
        await self.hub.store.commit(new)
        self.hub.look(self.connection, await self.hub.table(code))
        self.connection.send(Done(request.id, code))
