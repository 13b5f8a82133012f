"""Where everything meets: live tables, open pages, bots, the store and the other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from kibitz.app import wording as w
from kibitz.app.errors import Refusal, note_failure
from kibitz.app.hub.bot_hints import Hints
from kibitz.app.hub.bots import Bots
from kibitz.app.hub.ledger_links import LedgerLinks
from kibitz.app.hub.lesson_library import LessonLibrary
from kibitz.app.hub.loading import Loading
from kibitz.app.hub.neighbours import Neighbours
from kibitz.app.hub.next_deals import NextDeals
from kibitz.app.hub.observers import Observers
from kibitz.app.ledgers.audience import Audience
from kibitz.app.ledgers.live_ledgers import Ledgers
from kibitz.app.live import bus as news
from kibitz.app.live.connection import MOST_TABLES, RATE, Connection
from kibitz.app.live.limits import CROWD, Address, Addresses
from kibitz.app.live.metrics import Metrics
from kibitz.app.live.presence import Presence
from kibitz.app.messages import Superseded
from kibitz.app.pictures.replay_messages import Analysis
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Conflict, StoreError
from kibitz.app.tables.company import is_known_at, note_presence, sight
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.messages import Shown, Spoke, Waiting
from kibitz.app.tables.moving import bot_turn
from kibitz.app.tables.pace import Pace
from kibitz.app.tables.picture import draw
from kibitz.app.tables.waiting_room import draw_room
from kibitz.app.thinking.analyses import Analyses
from kibitz.app.thinking.order_process import OrderDesk
from kibitz.bots import decision as why
from kibitz.cards import Seat
from kibitz.engine import codec
from kibitz.learner.deal_seen import DealSeen

_log = logging.getLogger("kibitz.hub")
_TRIES: Final = 8
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
    ) -> None:
        self.store = store
        self.bus = bus
        self.address = address  # what friends can reach, if it is not what the page was opened with
        self.let_network_in: Callable[[], Awaitable[str]] | None = None  # if only this computer reaches us
        self.rate = rate
        self.addresses = addresses or Addresses(CROWD, rate)
        self.patience = 15.0  # seconds until the first message must have come
        self.heartbeat = _HEARTBEAT
        self.grace = _GRACE_SECONDS  # so long a table waits for those who have not come back to it after a restart
        self.presence = Presence(self._gone)
        self.metrics = Metrics()
        self.observers = Observers()
        self.bots = Bots(self._play_bot, self._onlooker, Pace(bot_delay))
        self.hints = Hints(self.bots)
        self.analyses = Analyses[Analysis]()
        self.orders = OrderDesk()
        self.next_deals = NextDeals(self)
        self.coachings = Analyses[Mapping[int, why.Why]]()
        self.lesson_library = lesson_library or LessonLibrary()
        self.seen_deals = Analyses[DealSeen | None]()
        self.loading = Loading(store, self.changed, self.lesson_library.practice_at)
        self.tables = self.loading.live
        self.ledgers = Ledgers(store, bus, self.spawn)
        self.audience = Audience()
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

    async def stop(self) -> None:
        self.presence.stop()
        await self.hints.stop()
        await self.bots.stop()
        for asked in (self.analyses, self.coachings, self.seen_deals):
            asked.stop()
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
            thinkers=len(self.bots.thinkers.workers),
        )

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on even if whoever asked for it disconnects."""
        task = asyncio.create_task(work)
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
        return await self.loading.table(code)

    async def decide(
        self, table: LiveTable, decider: Callable[[], Resolution | None], acknowledge: Acknowledge | None = None
    ) -> Resolution | None:
        """Carry out a decision: store it, acknowledge it to who asked, then show it. Once begun it is not cut short."""
        return await asyncio.shield(self.spawn(self._decide(table, decider, acknowledge or _unheard)))

    async def _decide(
        self, table: LiveTable, decider: Callable[[], Resolution | None], acknowledge: Acknowledge
    ) -> Resolution | None:
        async with table.lock:
            for _ in range(_TRIES):
                if table.id in self.loading.suspect:
                    await self._look_again(table)
                decision = decider()
                if decision is None or decision.is_nothing:
                    acknowledge(decision)  # it is as it should be already
                    return decision
                if await self._stored(table, decision):
                    break
            else:
                raise Refusal(w.NOT_STORED())
            table.take(decision)
            table.revision += 1
            table.is_ours = True
        # Both only put something into the pages' queues, this one first: nobody sees a move before its player knows.
        acknowledge(decision)
        self.changed(table)
        return decision

    async def _stored(self, table: LiveTable, decision: Resolution) -> bool:
        """Whether it is safe; False if another process was quicker, and the decision must be made anew."""
        notice = news.Changed(process=self.bus.process, table=table.id)
        began = time.perf_counter()
        try:
            await self.store.commit(table.stored_with(decision, time.time()), msgspec.json.encode(notice))
        except Conflict:
            self.metrics.conflicts += 1
            self.loading.suspect.add(table.id)
            return False
        except StoreError as error:
            self.loading.suspect.add(table.id)  # it may be stored or not: look before the next decision
            raise Refusal(w.NOT_STORED()) from error
        self.metrics.stored(time.perf_counter() - began)
        return True

    async def _look_again(self, table: LiveTable) -> None:
        try:
            await self.loading.reload(table)
        except StoreError as error:
            raise Refusal(w.NOT_STORED()) from error

    def changed(self, table: LiveTable) -> None:
        """Show a table to all who look at it, and let its bots go on."""
        here = self.people_here(table)
        note_presence(table, here, time.time())
        for connection in self.presence.at(table.id):
            connection.show(table.id)
        self.observers.tell(table, here)
        self.bots.wake(table)
        self.next_deals.look_after(table)

    def draw(self, connection: Connection, code: str) -> bytes | None:
        """The picture for one page; None if it looks elsewhere by now."""
        table = self.tables.get(code)
        if table is None or code not in connection.watching:
            return None
        self.metrics.pictures += 1
        who, is_present = connection.identity, partial(self.is_present, table)
        try:
            if sight(table, who) == "door":
                return codec.encode(Waiting(draw_room(table, who, is_present)))
            player = table.player_of(who) if who else None
            return codec.encode(Shown(draw(table, player, is_present, now=time.time(), visitor=who)))
        except Exception:
            # The line is also for all else that the page does.
            _log.exception("Table %s cannot be shown.", code)
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
            _log.warning("A bot’s move was refused at table %s: %s", table.id, refusal)
            await asyncio.sleep(1.0)

    def _onlooker(self, table: LiveTable) -> Address | None:
        """The address of somebody who looks at a table through this process, players before spectators."""
        watchers = [each for each in self.presence.at(table.id) if sight(table, each.identity) != "door"]
        seated = {each.identity for each in table.players if each.identity is not None}
        first = min(watchers, key=lambda each: each.identity not in seated, default=None)
        return first.address if first else None

    # --- people

    def is_present(self, table: LiveTable, player: int) -> bool:
        identity = table.players[player].identity
        return identity is not None and self.presence.is_here(table.id, identity)

    def people_here(self, table: LiveTable) -> set[int]:
        """The players who are people and connected."""
        players = enumerate(table.players)
        return {number for number, each in players if each.kind == "person" and self.is_present(table, number)}

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
        if table.id not in connection.watching and len(connection.watching) >= MOST_TABLES:
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

    def speak(self, code: str, player: int, phrase: str) -> None:
        """What a player said, for all who see the table."""
        table = self.tables.get(code)
        for connection in self.presence.at(code):
            if table is not None and sight(table, connection.identity) != "door":
                connection.send(Spoke(code, player, phrase))

    # --- other processes

    async def refresh(self, table: LiveTable) -> None:
        async with table.lock:
            known = (table.deal, len(table.state.log))
            try:
                await self.loading.reload(table)
            except (StoreError, Refusal):
                return  # looked at again when the house is kept, or told to whoever comes back to it
            if known != (table.deal, len(table.state.log)):
                table.is_ours = False
        self.changed(table)

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(self.heartbeat)
            try:
                self.tidy()
            except Exception:
                _log.exception("The house could not be kept; it is tried again.")

    def tidy(self) -> None:
        """Tell the others that this process lives, forget those that do not, look again, put away idle tables."""
        self.bus.tell(news.Alive(process=self.bus.process))
        self.addresses.tidy()
        for code, identity in self.presence.drop_silent():
            self.presence_changed(code, identity)
        for table in self.tables.values():
            if table.state.over and table.ready:
                self.later(self.go_on_if_ready(table))
        self.presence.remember_only(self.tables.keys())
        self.loading.suspect &= self.tables.keys()
        for code in self.loading.suspect:
            self.later(self.refresh(self.tables[code]))
        self.ledgers.put_away()
        self.loading.put_away(lambda code: bool(self.presence.watchers.get(code)) or self.bots.are_busy(code))


def _unheard(_: Resolution | None) -> None:
    """Nobody asked: a bot has moved, or time has passed."""
