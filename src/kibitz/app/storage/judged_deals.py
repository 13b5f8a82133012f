"""What has been said of the cards of finished deals, kept for all who ask."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import select, text

from kibitz.app.storage.schema import JUDGED_DEALS
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change
from kibitz.cards import Seat
from kibitz.coach.card_verdicts import CardVerdict

Judged = tuple[CardVerdict, ...]

_NEW: Final = text(
    "INSERT INTO judged_deals (table_id, deal, place, body) VALUES (:table_id, :deal, :place, :body)"
    " ON CONFLICT DO NOTHING"
)


async def judged_deal(store: Store, table: str, deal: int) -> dict[Seat, Judged]:
    """What is kept of a deal, by the places at which cards were chosen."""
    of_deal = JUDGED_DEALS.c.table_id == table, JUDGED_DEALS.c.deal == deal
    rows = await store.rows(select(JUDGED_DEALS).where(*of_deal))
    return {Seat(row["place"]): msgspec.json.decode(row["body"], type=Judged) for row in rows}


def new_judged(table: str, deal: int, place: Seat, judged: Judged) -> Change:
    row = {"table_id": table, "deal": deal, "place": place.value, "body": msgspec.json.encode(judged).decode()}
    return Change(_NEW, (row,))
