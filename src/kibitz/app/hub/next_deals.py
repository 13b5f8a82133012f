"""When the next deal comes to a table, and that there is one where every deal is to order."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.order_stock import STOCK, first_drawn, more_drawn
from kibitz.app.tables.company import change_over, is_awaited, not_placed
from kibitz.app.tables.live import LiveTable, Resolution, together
from kibitz.app.tables.prepared_deals import OrderedDeals

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Acknowledge, Hub


_LOW: Final = STOCK // 2
"""With fewer deals than that left to come more are drawn, long before anybody waits for them."""


class NextDeals:
    """Of all tables of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._drawing: set[str] = set()  # the tables for which deals are being drawn

    def is_wanted(self, table: LiveTable) -> bool:
        """Whether the deal is over and somebody would have another, or waits for it to sit down."""
        return table.state.over and bool(table.ready or is_awaited(table, self._guests_here(table)))

    async def come(self, table: LiveTable) -> None:
        """The next deal, once all people whom it waits for want it."""
        if not self.is_wanted(table):
            return
        if table.is_out_of_deals and not table.over:
            await self.restock(table)
        await self.hub.decide(table, lambda: self._following(table))

    def _following(self, table: LiveTable) -> Resolution | None:
        # Who lets a bot play looks on, and may want to see more.
        here = self._guests_here(table)
        is_watched = any(self.hub.is_present(table, player) for player in range(len(table.players)))
        is_watched = is_watched or is_awaited(table, here)
        if table.is_paused or not (is_watched and self._awaited(table) <= table.ready):
            return None
        following = table.next_deal(time.time())
        changes = change_over(table, here) if following else None
        return together(changes, following) if changes and following else following

    def _guests_here(self, table: LiveTable) -> set[str]:
        return {each for each in table.guests if self.hub.presence.is_here(table.id, each)}

    def _awaited(self, table: LiveTable) -> set[int]:
        """Whom the next deal waits for: people who are here, and for a while those who may come back to it.

        After a restart nobody is here yet. Those who left before our eyes are not waited for.
        """
        hub = self.hub
        is_new = hub.table_shelf.age(table.id) < hub.grace
        return {
            number
            for number, each in enumerate(table.players)
            if each.kind == "person"
            and each.identity is not None
            and (
                hub.is_present(table, number)
                or (is_new and not any(hub.presence.has_been(table.id, who) for who in each.people))
            )
        }

    def look_after(self, table: LiveTable) -> None:
        """See to it that deals to order do not run out."""
        if self._needs_more(table) and table.is_ours and table.id not in self._drawing:
            self.hub.later(self._restock_and_go_on(table))

    async def _restock_and_go_on(self, table: LiveTable) -> None:
        await self.restock(table)
        await self.come(table)

    async def restock(self, table: LiveTable) -> None:
        """Draw more of the deals that are to order, and store them."""
        order = table.ordered
        if order is None or not self._needs_more(table) or table.id in self._drawing:
            return
        self._drawing.add(table.id)
        try:
            more = await more_drawn(self.hub.work, self.hub.share_of(table), order.want, table.game)
        finally:
            self._drawing.discard(table.id)

        def decider() -> Resolution | None:
            now = table.ordered
            if now is None or now.want != order.want or not self._needs_more(table):
                return None
            return table.order(replace(now, codes=(*now.codes, *more)))

        await self.hub.decide(table, decider)

    def _needs_more(self, table: LiveTable) -> bool:
        order = table.ordered
        return order is not None and len(order.codes) < _LOW and not table.over and not table.stopping

    async def set_order(self, table: LiveTable, identity: str | None, want: str, acknowledge: Acknowledge) -> None:
        """The owner says what deals are to be like from the next one on; nothing wanted: they are dealt as usual."""
        _check_setting(table, identity)
        codes = await first_drawn(self.hub.work, self.hub.share_of(table), want, table.game) if want.strip() else ()
        order = OrderedDeals(want.strip(), codes) if codes else None

        def decider() -> Resolution:
            _check_setting(table, identity)
            return table.order(order)

        await self.hub.decide(table, decider, acknowledge)


def _check_setting(table: LiveTable, identity: str | None) -> None:
    """Between two deals: what everybody is told of an order holds for the cards that they see."""
    not_placed(table)
    if table.owner is None or identity != table.owner:
        raise Refusal(w.NOT_THE_OWNER())
    if not table.state.over:
        raise Refusal(w.NOT_OVER())
    if table.over:
        raise Refusal(w.SESSION_OVER())
