"""Somebody's picture as a learner, worked out deal by deal and kept; all that is kept of them; and its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, assert_never

import msgspec
from msgspec import Struct

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.storage import learners, solutions
from kibitz.app.storage.bookmark_rows import bookmark_ledger
from kibitz.app.storage.learners import PlayedAt
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import StoreError
from kibitz.app.subjects.lookback.messages import (
    AskMyData,
    AskProgress,
    ChartDot,
    ForgetMyDeals,
    GameChart,
    ProgressShown,
    Recorded,
)
from kibitz.cards import Seat
from kibitz.engine import State
from kibitz.engine.events import Opened
from kibitz.engine.game import resumed
from kibitz.engine.table import Table
from kibitz.games import game
from kibitz.learner.deal_seen import DealSeen, seen_by
from kibitz.learner.points_curve import curve
from kibitz.learner.portrait import beside_the_curve, is_on_chart, skills, themes, trends
from kibitz.practice.puzzles import by_key
from kibitz.sessions import Board

_log = logging.getLogger("kibitz.hub")
_LOOKED_AT: Final = 500
"""Of somebody who has played more, so many of the newest deals."""
_AT_ONCE: Final = 10
VERSION_OF_FILE: Final = 1

Work = Callable[[Callable[[], DealSeen | None]], Awaitable[DealSeen | None]]
"""Carries out what takes a while where it keeps nobody waiting."""


class Known(Struct, frozen=True):
    """The deals of somebody that say something of them, oldest first, and how many have not been looked at."""

    deals: Mapping[PlayedAt, DealSeen]
    ended: Mapping[PlayedAt, float]
    waiting: int


async def known_deals(store: Store, identity: str, at_once: int, work: Work) -> Known:
    """What is known of somebody's deals, with up to so many more looked at now, the newest first."""
    played = await learners.played_deals(store, identity, _LOOKED_AT)
    seen = await learners.seen_deals(store, identity)
    seats = await store.seats_of(identity)
    missing = [place for place in reversed(played) if place not in seen]
    for place in missing[:at_once]:
        seen[place] = await _looked_at(store, place, seats.get(place[0]), work)
        await store.commit((learners.new_seen(identity, place, seen[place]),))
    deals = {place: deal for place in played if (deal := seen.get(place)) is not None}
    return Known(deals, played, max(0, len(missing) - at_once))


async def _looked_at(store: Store, place: PlayedAt, player: int | None, work: Work) -> DealSeen | None:
    """What a deal says; nothing, if its player has left the table since or it cannot be read."""
    found = await store.deal(*place)
    if found is None or player is None:
        return None
    try:
        board, log = msgspec.json.decode(found[0], type=Board), found[1]
        opened = log[0]
        assert isinstance(opened, Opened)
        over = resumed(game(opened.game, opened.options), (), Table(), log)
        home = next(seat for seat, number in board.seats.items() if number == player)
        return await work(_seeing(over, home))
    except StoreError:
        raise
    except Exception:
        _log.warning("Deal %s of table %s says nothing of its players.", place[1], place[0], exc_info=True)
        return None


def _seeing(over: State, home: Seat) -> Callable[[], DealSeen | None]:
    return lambda: seen_by(over, home)


def charts(known: Known) -> tuple[GameChart, ...]:
    """The deals that somebody declared, game by game."""
    dots: dict[str, list[ChartDot]] = {}
    for (table, number), deal in known.deals.items():
        if is_on_chart(deal) and deal.tricks is not None:
            dot = ChartDot(table, number, known.ended[table, number], deal.points, deal.tricks)
            dots.setdefault(deal.game, []).append(dot)
    return tuple(GameChart(name, tuple(each), curve(name)) for name, each in dots.items())


class OwnProgress:
    """For one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.store = hub.store
        self.connection = connection

    async def serve(self, request: AskProgress | AskMyData | ForgetMyDeals) -> None:
        match request:
            case AskProgress(id=number):
                self.connection.send(await self._progress(number))
            case AskMyData(id=number):
                self.connection.send(await self._file(number))
            case ForgetMyDeals(id=number):
                await self._forget(number)
            case _:
                assert_never(request)

    async def _progress(self, number: int) -> ProgressShown:
        who = self.connection.identity
        if who is None:
            return ProgressShown(number, 0, 0)
        known = await known_deals(self.store, who, _AT_ONCE, self.hub.seen_deals.done)
        deals = list(known.deals.values())
        answers = await solutions.answers_of(self.store, who)
        return ProgressShown(
            id=number,
            deals=len(deals),
            waiting=known.waiting,
            charts=charts(known),
            said=beside_the_curve(deals),
            skills=skills(deals),
            themes=await asyncio.to_thread(lambda: themes(by_key(), answers)),
            trends=trends(deals),
        )

    async def _file(self, number: int) -> Recorded:
        who = self._somebody()
        kept: dict[str, Any] = {"format": "kibitz-player", "version": VERSION_OF_FILE}
        kept |= {"nickname": self.connection.nickname, **await learners.everything_of(self.store, who)}
        text = msgspec.json.format(msgspec.json.encode(kept), indent=1).decode()
        return Recorded(number, "kibitz-my-progress.json", text)

    async def _forget(self, number: int) -> None:
        who = self._somebody()
        tables = await learners.tables_alone(self.store, who)
        await self.store.commit(learners.forgotten(who, tables))
        self.hub.ledgers.forget(bookmark_ledger(who))
        for code in tables:
            self.hub.tables.pop(code, None)
        self.connection.send(Done(number))

    def _somebody(self) -> str:
        if self.connection.identity is None:
            raise Refusal(w.NOTHING_KEPT())
        return self.connection.identity
