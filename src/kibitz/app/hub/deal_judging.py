"""Cards of finished deals are judged once, off the event loop, and kept: whoever asks is told the same.

What was taken back is not kept in the store, for a deal can end anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from kibitz.app.storage.judged_deals import Judged, judged_deal, new_judged
from kibitz.app.storage.store import Store
from kibitz.app.tables.call_meanings import bidding_at
from kibitz.app.tables.live import LiveTable
from kibitz.app.work.gateway import Gateway
from kibitz.app.work.turns import Share
from kibitz.bots.agreement import Bidding
from kibitz.cards import Seat
from kibitz.coach.card_verdicts import card_verdicts, choosers
from kibitz.engine import State
from kibitz.engine.fold import was_taken_back
from kibitz.sessions import Board


class Judging:
    """Place by place: a player waits for what is said of the own cards, and for the others only who looks back."""

    def __init__(self, store: Store, work: Gateway) -> None:
        self._store = store
        self._work = work

    async def of_people(self, table: LiveTable, deal: int, board: Board, over: State, share: Share) -> Judged:
        """The cards that people chose, in the order of play. Bots have reasons of their own."""
        t = over.table
        people = {
            place
            for place, home in t.people.items()
            if board.seats[home] < len(table.players) and table.players[board.seats[home]].identity is not None
        }
        if t.declarer is not None and t.dummy in people:
            people.add(t.declarer)  # who was dummy may have played for a bot
        places = [place for place in choosers(t) if place in people]
        return await self._of(table, deal, over, share, places)

    async def of(self, table: LiveTable, deal: int, over: State, share: Share, place: Seat) -> Judged:
        """The cards that the player at a place chose."""
        return await self._of(table, deal, over, share, (place,))

    async def _of(self, table: LiveTable, deal: int, over: State, share: Share, places: Sequence[Seat]) -> Judged:
        return await self.played(table.id, deal, over, share, bidding_at(table, over.table), places)

    async def played(
        self, table: str, deal: int, over: State, share: Share, bidding: Bidding | None, places: Sequence[Seat]
    ) -> Judged:
        """The same of a table that need not be live."""
        is_kept = not was_taken_back(over.log)
        known = await judged_deal(self._store, table, deal) if is_kept else {}
        missing = [place for place in places if place not in known]
        found = await asyncio.gather(
            *(
                self._work.remembered((table, deal, len(over.log), place), share, card_verdicts, over, place, bidding)
                for place in missing
            )
        )
        new = dict(zip(missing, found, strict=True))
        if new and is_kept:
            await self._store.commit(tuple(new_judged(table, deal, place, each) for place, each in new.items()))
        cards = [card for place in places for card in (new[place] if place in new else known[place])]
        return tuple(sorted(cards, key=lambda card: card.place))
