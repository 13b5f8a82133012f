"""Somebody's picture as a learner, worked out deal by deal and kept; all that is kept of them; and its end."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, assert_never

import msgspec
from msgspec import Struct

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.storage import learners, solutions
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
from kibitz.app.tables.people import veiled
from kibitz.cards import Seat
from kibitz.coach.card_phrases import KIND_WORDS
from kibitz.engine import State
from kibitz.engine.events import Opened
from kibitz.engine.game import resumed
from kibitz.engine.table import Table
from kibitz.games import game
from kibitz.learner.deal_seen import DealSeen, seen_by
from kibitz.learner.path import Trey
from kibitz.learner.points_curve import curve
from kibitz.learner.portrait import (
    SKILL,
    SkillSeen,
    beside_the_curve,
    how_well,
    is_on_chart,
    skills,
    themes,
    trends,
    weakest,
)
from kibitz.practice.further import theme_of
from kibitz.practice.puzzles import by_key
from kibitz.sessions import Board

_log = logging.getLogger("kibitz.hub")
_LOOKED_AT: Final = 500
"""Of somebody who has played more, so many of the newest deals."""
_AT_ONCE: Final = 10
_MOST: Final = 0.7
VERSION_OF_FILE: Final = 1

Look = Callable[[PlayedAt, State, Seat], Awaitable[DealSeen | None]]
"""Looks at a deal from a seat, where it keeps nobody waiting."""


class Known(Struct, frozen=True):
    """The deals of somebody that say something of them, oldest first, and how many have not been looked at."""

    deals: Mapping[PlayedAt, DealSeen]
    ended: Mapping[PlayedAt, float]
    waiting: int


async def known_deals(store: Store, identity: str, at_once: int, look: Look) -> Known:
    """What is known of somebody's deals, with up to so many more looked at now, the newest first."""
    played = await learners.played_deals(store, identity, _LOOKED_AT)
    seen = await learners.seen_deals(store, identity)
    seats = await store.seats_of(identity)
    missing = [place for place in reversed(played) if place not in seen]
    for place in missing[:at_once]:
        seen[place] = await _looked_at(store, place, seats.get(place[0]), look)
        await store.commit((learners.new_seen(identity, place, seen[place]),))
    deals = {place: deal for place in played if (deal := seen.get(place)) is not None}
    return Known(deals, played, max(0, len(missing) - at_once))


async def _looked_at(store: Store, place: PlayedAt, player: int | None, look: Look) -> DealSeen | None:
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
        return await look(place, over, home)
    except StoreError:
        raise
    except Exception:
        _log.warning("Deal %s of table %s says nothing of its players.", place[1], veiled(place[0]), exc_info=True)
        return None


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

        async def look(at: PlayedAt, over: State, home: Seat) -> DealSeen | None:
            share, place = self.connection.share, over.table.place(home)
            is_mine = over.table.contract is not None and place is not over.table.dummy
            table = await self.hub.table(at[0])
            verdicts = await self.hub.judging.of(table, at[1], over, share, place) if is_mine else ()
            return seen_by(over, home, verdicts)

        known = await known_deals(self.store, who, _AT_ONCE, look)
        deals = list(known.deals.values())
        answers = await solutions.answers_of(self.store, who)
        missed = weakest(deals)
        return ProgressShown(
            id=number,
            deals=len(deals),
            waiting=known.waiting,
            charts=charts(known),
            told=how_well(deals),
            face=_face(deals[-_AT_ONCE:]),
            practise=SKILL(kind=KIND_WORDS[missed]) if missed else None,
            practise_theme=theme_of(missed).value if missed else "",
            said=beside_the_curve(deals),
            skills=skills(deals),
            themes=await self.hub.work.done(self.connection.share, themes_of, answers),
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
        today = solutions.today().isoformat()
        tables = await learners.tables_alone(self.store, who, today)
        await self.store.commit(learners.forgotten(who, tables, today))
        for keys in learners.own_ledgers(who):
            self.hub.ledgers.forget(keys)
        for code in tables:
            self.hub.tables.pop(code, None)
        self.connection.send(Done(number))

    def _somebody(self) -> str:
        if self.connection.identity is None:
            raise Refusal(w.NOTHING_KEPT())
        return self.connection.identity


def _face(newest: Sequence[DealSeen]) -> Trey:
    """Trey beams at who has got most of it right of late."""
    choices, right = sum(deal.choices for deal in newest), sum(deal.right for deal in newest)
    return "beams" if choices and right >= _MOST * choices else "smiles"


def themes_of(answers: Mapping[str, bool]) -> tuple[SkillSeen, ...]:
    """How often somebody was right, by theme."""
    return themes(by_key(), answers)
