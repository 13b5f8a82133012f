"""Deals to order from the page: understood at once, drawn in a process of their own, and played one after the other."""

from __future__ import annotations

import time
from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.hub.order_stock import check_order, drawn, fresh_order_seed
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.practice.messages import DealsDrawn, OrderDeals, PlayDeals
from kibitz.app.tables import people
from kibitz.app.tables.placed_tables import SESSION, a_bot, a_person, named, rules_for
from kibitz.app.tables.prepared_deals import SetBoard, deal_with_code, write_boards
from kibitz.app.tables.seating import check_level
from kibitz.app.tables.table_ledger import Player
from kibitz.app.tables.table_rows import table_rows
from kibitz.app.thinking.deal_drawing import DealsFound, DealsOrdered
from kibitz.cards import FRENCH, Seat
from kibitz.engine.text import Text
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.sessions.registry import board_match

MOST_ORDERED: Final = 32
_ME: Final = list(Seat).index(Seat.SOUTH)


class Ordering:
    """For one page, whose person is stored with the nickname if they are new."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: OrderDeals | PlayDeals) -> None:
        match request:
            case OrderDeals():
                self.connection.send(await self._drawn(request))
            case PlayDeals():
                await self._play(request)
            case _:
                assert_never(request)

    async def _drawn(self, request: OrderDeals) -> DealsDrawn:
        if not 0 <= request.count <= MOST_ORDERED:
            raise Refusal(w.HOW_MANY_BOARDS(most=MOST_ORDERED))
        check_order(request.want)
        if not request.count:
            return DealsDrawn(request.id)
        seed = fresh_order_seed() if request.seed is None else str(request.seed)
        order = DealsOrdered(request.want, request.count, seed)
        found = await drawn(self.hub.work, self.connection.share, order)
        return DealsDrawn(request.id, found.codes, _how_rare(found))

    async def _play(self, request: PlayDeals) -> None:
        self.connection.count_opening()
        if len(request.codes) > MOST_ORDERED:
            raise Refusal(w.HOW_MANY_BOARDS(most=MOST_ORDERED))
        check_level(request.bots)
        pack = game(request.game).deck if request.game in GAMES else FRENCH
        deals = [deal_with_code(code, pack) for code in request.codes]
        rules = rules_for(deals, request.game, request.options)
        if GAMES[rules.name].players != len(Seat):
            raise Refusal(w.BOARDS_DIFFER())
        identity = await somebody(self.hub, self.connection, request.nickname)
        form = board_match(rules)
        made = [SetBoard(form.board(number), deal.code) for number, deal in enumerate(deals, 1)]
        players: list[Player] = [a_bot(request.bots) for _ in Seat]
        players[_ME] = a_person(identity, self.connection.nickname or "", request.bots)
        code = people.fresh_table_code()
        opened = made[0].opened(rules)
        rows = table_rows(
            code,
            rules,
            SESSION,
            {},
            named(players),
            time.time(),
            practice=request.practice,
            given=opened,
            boards=write_boards(made),
        )
        await self.hub.store.commit(rows)
        self.hub.look(self.connection, await self.hub.table(code))
        self.connection.send(Done(request.id, code))


def _how_rare(found: DealsFound) -> Text:
    if found.is_exact:
        return w.ONE_DEAL_IN(every=_rounded(found.one_in))
    return w.DRAWN_TO_KEEP(drawn=found.tried, kept=len(found.codes))


def _rounded(number: float) -> int:
    """As many digits as anybody reads."""
    if number < 1000:
        return max(1, round(number))
    return int(float(f"{number:.3g}"))
