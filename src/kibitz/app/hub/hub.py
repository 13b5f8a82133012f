"""Where everything meets: live tables, open pages, bots, the store and the other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

from kibitz.app.errors import Refusal, note_failure
from kibitz.app.hub.bot_hints import Hints
from kibitz.app.hub.bots import Bots
from kibitz.app.hub.deal_judging import Judging
from kibitz.app.hub.ledger_links import LedgerLinks
from kibitz.app.hub.lesson_library import LessonLibrary
from kibitz.app.hub.neighbours import Neighbours
from kibitz.app.hub.next_deals import NextDeals
from kibitz.app.hub.observers import Observers
from kibitz.app.hub.office_key import OfficeKey
from kibitz.app.hub.table_shelf import TableShelf
from kibitz.app.ledgers.audience import Audience
from kibitz.app.ledgers.ledger_subject import LedgerSubject
from kibitz.app.ledgers.live_ledgers import Ledgers
from kibitz.app.live import bus as news
from kibitz.app.live.connection import MOST_WATCHED, RATE, Connection
from kibitz.app.live.limits import CROWD, Address, Addresses
from kibitz.app.live.metrics import Metrics
from kibitz.app.live.presence import Presence
from kibitz.app.live.relays import Relays
from kibitz.app.live.stalls import UNNAMED
from kibitz.app.live.voices import Voices
from kibitz.app.messages import Deleted, FromServer, Superseded
from kibitz.app.pictures.differences import Differences
from kibitz.app.storage.store import Store
from kibitz.app.tables.company import is_known_at, looks_on, note_presence, sight
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.messages import Shown, Spoke, Waiting
from kibitz.app.tables.moving import bot_turn
from kibitz.app.tables.pace import Pace
from kibitz.app.tables.people import is_table_code, veiled
from kibitz.app.tables.picture import drawn
from kibitz.app.tables.table_ledger import TABLE
from kibitz.app.tables.waiting_room import draw_room
from kibitz.app.work.gateway import Gateway
from kibitz.app.work.turns import Share
from kibitz.bots import decision as why
from kibitz.cards import Seat
from kibitz.engine import codec

_log = logging.getLogger("kibitz.hub")
_HEARTBEAT: Final = 5.0
_GRACE_SECONDS: Final = 60.0

Lasting = TypeVar("Lasting")
Acknowledge = Callable[[Resolution | None], None]
"""Tells who asked that it is stored."""


class Hub:
    """One server process. All state is in the store; what is here can be lost at any moment."""

    def __init__(
        self,
        store: Store,
        bus: news.Bus,
        bot_delay: float = 0.7,
        address: str | None = None,
        rate: float = RATE,
        addresses: Addresses | None = None,
        lesson_library: LessonLibrary | None = None,
        relays: Relays | None = None,
    ) -> None:
        self.store = store
        self.bus = bus
        self.address = address  # what friends can reach, if it is not what the page was opened with
        self.let_network_in: Callable[[], Awaitable[str]] | None = None  # if only this computer reaches us
        self.office_key: OfficeKey | None = None  # if there is a page for whoever runs the server
        self.rate = rate
        self.addresses = addresses or Addresses(CROWD, rate)
        self.patience = 15.0  # seconds until the first message must have come
        self.heartbeat = _HEARTBEAT
        self.grace = _GRACE_SECONDS  # so long a table waits for those who have not come back to it after a restart
        self.presence = Presence(self._gone)
        self.voices = Voices(bus, self._company_changed)
        self.relays = relays or Relays()
        self.metrics = Metrics()
        self.observers = Observers()
        self.bots = Bots(self._play_bot, self._onlooker, Pace(bot_delay), self.metrics.stalls)
        self.work = Gateway()
        self.hints = Hints(self.bots, self.work)
        self.judging = Judging(store, self.work)
        self.next_deals = NextDeals(self)
        self.lesson_library = lesson_library or LessonLibrary()
        self.table_shelf = TableShelf(
            store, self.changed, self._table_gone, self._is_busy, self.lesson_library.practice_at
        )
        self.table_shelf.is_unhurried = Pace(bot_delay).is_unhurried
        self.tables = self.table_shelf.live
        self.ledgers = Ledgers(store, bus, self.spawn, self.metrics)
        self.ledgers.shelves[TABLE.name] = self.table_shelf
        self.audience = Audience()
        self.ledger_subjects: list[LedgerSubject[Any, Any]] = []  # each kind of ledger that can be made and followed
        self.links = LedgerLinks(self)
        self.when_presence_changes: list[Callable[[str], None]] = []  # told the code or key that somebody looks at
        self.may_look_back: list[Callable[[Connection, LiveTable], Awaitable[bool]]] = []  # who else may, by subject
        self.when_told: dict[type[news.Notice], Callable[[Any], None]] = {}  # what subjects hear of other processes
        self._parts: dict[object, Any] = {}
        self.puzzles = asyncio.Lock()  # held while an answer is rated
        self.people: dict[str, Connection] = {}
        self.connections: set[Connection] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.is_running = False

    async def start(self) -> None:
        self.is_running = True
        await self.store.open()
        neighbours = Neighbours(self)
        await self.bus.start(neighbours.hear, neighbours.after_gap)
        self.spawn(self._keep_house())
        self.spawn(self.metrics.stalls.beat())

    async def stop(self) -> None:
        self.presence.stop()
        self.voices.stop()
        await self.hints.stop()
        await self.bots.stop()
        await self.work.stop()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.stop()
        await self.store.close()

    def figures(self) -> str:
        """Counters and gauges for the metrics page."""
        return self.metrics.text(
            connections=len(self.connections),
            people=len(self.people),
            tables=len(self.tables),
            commits=self.store.writer.commits,
            thinkers=len(self.bots.thinkers.processes.workers),
        )

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on even if whoever asked for it disconnects."""
        task = asyncio.create_task(self.metrics.stalls.watched(getattr(work, "__qualname__", UNNAMED), work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Work that nobody waits for: what goes wrong with it is for the log."""
        self.spawn(work).add_done_callback(note_failure)

    def part(self, kind: Callable[[Hub], Lasting]) -> Lasting:
        """What a subject knows as long as this process lives: one for each hub, made when first asked for."""
        if kind not in self._parts:
            self._parts[kind] = kind(self)
        part: Lasting = self._parts[kind]
        return part

    # --- tables

    async def table(self, code: str) -> LiveTable:
        """A table, loaded if it is not live."""
        table = await self.table_shelf.found(code) if is_table_code(code) else None
        if table is None:
            raise Refusal(self.table_shelf.none_there)
        return table

    async def decide(
        self, table: LiveTable, decider: Callable[[], Resolution | None], acknowledge: Acknowledge | None = None
    ) -> Resolution | None:
        """Carry out a decision: store it, acknowledge it to who asked, then show it. Once begun it is not cut short."""
        return await self.ledgers.decide(table, decider, acknowledge)

    def changed(self, table: LiveTable) -> None:
        """Show a table to all who look at it, and let its bots go on."""
        here = self.people_here(table)
        note_presence(table, here, time.time())
        for connection in self.presence.at(table.id):
            connection.show(table.id)
        self.observers.tell(table, here)
        self.bots.wake(table)
        self.next_deals.look_after(table)
        if table.is_placed and self.next_deals.is_wanted(table):
            self.later(self.go_on_if_ready(table))

    def _table_gone(self, table: LiveTable) -> None:
        for connection in tuple(self.presence.at(table.id)):
            connection.send(Deleted("table", table.id))
            self.look_away(connection, table.id)

    def draw(self, connection: Connection, code: str) -> bytes | None:
        """What one page is told: the picture, or what has changed in the one it has; None if it is told nothing."""
        table = self.tables.get(code)
        if table is None or code not in connection.watching:
            return None
        self.metrics.pictures += 1
        who, is_present = connection.identity, self.people_here(table).__contains__
        voices = self.voices.at(code)
        try:
            if sight(table, who) == "door":
                connection.watching[code] = None
                return codec.encode(Waiting(draw_room(table, who, is_present, voices)))
            player = table.player_of(who) if who else None
            picture = drawn(table, player, is_present, now=time.time(), visitor=who, voices=voices)
            before = connection.watching[code]
            if before is None:
                news: FromServer | None = Shown(picture.whole())
            else:
                news = table.kept.of("differences", None, Differences).of_table(before, picture)
            connection.watching[code] = picture
            return codec.encode(news) if news else None
        except Exception:
            # The line is also for all else that the page does.
            _log.exception("Table %s cannot be shown.", veiled(code))
            return None

    async def _play_bot(self, table: LiveTable, seat: Seat, deal: int, at: int, chosen: why.Decision) -> None:
        def decider() -> Resolution | None:
            if (table.deal, len(table.state.log), bot_turn(table)) != (deal, at, seat):
                return None
            player = table.board.seats[seat]
            return table.act(player, deal, at, None, chosen.move, time.time(), chosen.why)

        try:
            if await self.decide(table, decider) is not None:
                self.metrics.bot_moves += 1
        except Refusal as refusal:
            _log.warning("A bot’s move was refused at table %s: %s", veiled(table.id), refusal)
            await asyncio.sleep(1.0)

    def share_of(self, table: LiveTable) -> Share:
        """For whom work on a table is done."""
        return Share(self._onlooker(table), table.id)

    def _onlooker(self, table: LiveTable) -> Address | None:
        """The address of somebody who looks at a table through this process, players before spectators."""
        watchers = [each for each in self.presence.at(table.id) if looks_on(table, each.identity)]
        seated = {who for each in table.players for who in each.people}
        first = min(watchers, key=lambda each: each.identity not in seated, default=None)
        return first.address if first else None

    # --- people

    def is_present(self, table: LiveTable, player: int) -> bool:
        return any(self.presence.is_here(table.id, each) for each in table.players[player].people)

    def people_here(self, table: LiveTable) -> frozenset[int]:
        """The players who are people and connected; looked for anew when anybody comes or goes."""
        return table.kept.of("here", (self.presence.changes, table.players), lambda: self._people_here(table))

    def _people_here(self, table: LiveTable) -> frozenset[int]:
        players = enumerate(table.players)
        return frozenset(number for number, each in players if each.kind == "person" and self.is_present(table, number))

    def arrive(self, connection: Connection, identity: str, *, moved: bool = False) -> None:
        """From now on this page is that person's; the newest wins. `moved` with a code from another device."""
        self.supersede(identity, connection, moved=moved)
        if connection.identity is not None and self.people.get(connection.identity) is connection:
            del self.people[connection.identity]  # took over somebody else
        connection.identity = identity
        self.people[identity] = connection
        self.bus.tell(news.Arrived(process=self.bus.process, identity=identity, moved=moved))

    def supersede(self, identity: str, newer: Connection | None = None, *, moved: bool = False) -> None:
        older = self.people.pop(identity, None)
        if older is not None and older is not newer:
            older.send(Superseded(moved))
            self.disconnect(older)

    def disconnect(self, connection: Connection) -> None:
        """A page has gone, or is no longer the newest."""
        for code in tuple(connection.watching):
            self.look_away(connection, code)
        if connection.identity is not None and self.people.get(connection.identity) is connection:
            del self.people[connection.identity]
        self.connections.discard(connection)
        connection.close()

    def look(self, connection: Connection, table: LiveTable) -> None:
        if table.id not in connection.watching and len(connection.watching) >= MOST_WATCHED:
            self.look_away(connection, next(iter(connection.watching)))
        who = connection.identity or ""
        was_here = self.presence.is_here(table.id, who)
        if self.presence.look(connection, table.id):
            self.bus.tell(news.Here(process=self.bus.process, table=table.id, identity=who))
        if not was_here and is_known_at(table, who):
            self.changed(table)
            self.later(self.go_on_if_ready(table))
        else:
            connection.show(table.id)  # the others see nothing new
            self.bots.wake(table)

    def look_away(self, connection: Connection, code: str) -> None:
        if code not in connection.watching:
            return
        self.presence.look_away(connection, code)
        if code in self.tables:
            self.bots.wake(self.tables[code])

    def _gone(self, code: str, identity: str) -> None:
        """Somebody looked away and did not come back."""
        self.bus.tell(news.Gone(process=self.bus.process, table=code, identity=identity))
        self.presence_changed(code, identity)

    def presence_changed(self, code: str, identity: str) -> None:
        """Somebody came or went: those at the table see it if it is one of them."""
        for told in self.when_presence_changes:
            told(code)
        table = self.tables.get(code)
        if table is not None and is_known_at(table, identity):
            self.changed(table)
            self.later(self.go_on_if_ready(table))

    async def go_on_if_ready(self, table: LiveTable) -> None:
        """The next deal, once all people whom it waits for want it."""
        await self.next_deals.come(table)

    async def direct(self, code: str, how: Callable[[LiveTable], Resolution | None]) -> LiveTable:
        """Carry out what somebody who runs a table decides about it, over the heads of its players."""
        table = await self.table(code)
        await self.decide(table, lambda: how(table))
        await self.go_on_if_ready(table)
        return table

    def _company_changed(self, code: str) -> None:
        """Others speak with each other at a table: those who look at it are shown so, and nothing else happens."""
        for connection in self.presence.at(code):
            connection.show(code)

    def speak(self, code: str, player: int, phrase: str) -> None:
        """What a player said, for all who see the table."""
        table = self.tables.get(code)
        for connection in self.presence.at(code):
            if table is not None and sight(table, connection.identity) != "door":
                connection.send(Spoke(code, player, phrase))

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(self.heartbeat)
            try:
                self.tidy()
            except Exception:
                _log.exception("The house could not be kept; it is tried again.")

    def tidy(self) -> None:
        """Tell the others that this process lives, forget those that do not, look again, put away what is idle."""
        self.bus.tell(news.Alive(process=self.bus.process))
        self.addresses.tidy()
        for code, identity in self.presence.drop_silent():
            self.presence_changed(code, identity)
        self.voices.drop_silent(self.presence.is_alive)
        for table in self.tables.values():
            if self.next_deals.is_wanted(table):
                self.later(self.go_on_if_ready(table))
        self.presence.remember_only(self.tables.keys())
        self.ledgers.tidy()

    def _is_busy(self, code: str) -> bool:
        return bool(self.presence.watchers.get(code)) or self.bots.are_busy(code)
