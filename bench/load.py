"""How many tables, classes or competitions a server holds: real WebSockets here, a card a table every 4 s."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from tests.app.postgres import Cluster
from websockets.asyncio.client import ClientConnection, connect

from kibitz.app.protocol import VERSION


class Offer(msgspec.Struct):
    """A button."""

    move: msgspec.Raw


class Playable(msgspec.Struct):
    """Some cards of a hand, which may be played if nothing speaks against it."""

    seat: str
    cards: list[str]
    why: Any = None


class Picture(msgspec.Struct):
    """As much of a picture as a player here needs."""

    table: str
    deal: int
    at: int
    you: int | None
    waiting: list[int]
    choices: list[Offer]
    playable: list[Playable]
    outcome: Any = None


def first_move(picture: Picture) -> msgspec.Raw | dict[str, str] | None:
    """The first thing the picture offers: a button, or a card."""
    if picture.choices:
        return picture.choices[0].move
    cards = [(each.seat, card) for each in picture.playable if each.why is None for card in each.cards]
    return {"event": "played", "seat": cards[0][0], "card": cards[0][1]} if cards else None


class Newer(msgspec.Struct):
    """What has changed in one."""

    deal: int | msgspec.UnsetType = msgspec.UNSET
    at: int | msgspec.UnsetType = msgspec.UNSET
    waiting: list[int] | msgspec.UnsetType = msgspec.UNSET
    choices: list[Offer] | msgspec.UnsetType = msgspec.UNSET
    playable: list[Playable] | msgspec.UnsetType = msgspec.UNSET
    outcome: Any = msgspec.UNSET


class Place(msgspec.Struct):
    """Where a class has somebody."""

    table: str | None


class Own(msgspec.Struct):
    """What changed for one person in a class or a competition."""

    you: Place | None = None
    me: Place | None = None


class Frame(msgspec.Struct):
    """As much of any answer as is needed here."""

    type: str
    id: int | None = None
    table: str | None = None
    picture: msgspec.Raw = msgspec.Raw(b"null")  # of a table, or of what is followed
    code: str | None = None
    secret: str | None = None
    kind: str | None = None
    fields: msgspec.Raw = msgspec.Raw(b"null")  # of a picture, those that have changed
    text: Any = None


_decoder = msgspec.json.Decoder(Frame)
_picture_decoder = msgspec.json.Decoder(Picture)
_newer_decoder = msgspec.json.Decoder(Newer)
_own_decoder = msgspec.json.Decoder(Own)


class Figures:
    """What was measured since the last reset."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.refused = 0
        self.bytes = 0


class Person:
    """One page: reads everything, and moves when told to."""

    def __init__(self, line: ClientConnection, figures: Figures) -> None:
        self.line = line
        self.figures = figures
        self.picture: Picture | None = None
        self.others: list[Person] = []
        self.waiting: dict[int, asyncio.Future[Frame]] = {}
        self.expects: tuple[int, float] | None = None  # a place in the log, and when the move for it was sent
        self.sent = 0
        self.place: str | None = None  # the table that a class has sent this person to
        self.reader = asyncio.create_task(self._read())

    async def ask(self, kind: str, /, **fields: Any) -> Frame:
        self.sent += 1
        future: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self.waiting[self.sent] = future
        await self.line.send(msgspec.json.encode({"type": kind, "id": self.sent, **fields}).decode())
        return await future

    async def make(self, kind: str, /, **fields: Any) -> Frame:
        return await self.ask("Make", new={"type": kind, **fields})

    async def _read(self) -> None:
        async for raw in self.line:
            frame = _decoder.decode(raw)
            self.figures.bytes += len(raw)
            if frame.type == "Shown":
                self._see(_picture_decoder.decode(frame.picture))
            elif frame.type == "Changed" and frame.kind == "table" and self.picture is not None:
                newer = _newer_decoder.decode(frame.fields)
                news = {name: value for name in newer.__struct_fields__ if (value := getattr(newer, name)) is not UNSET}
                self._see(replace(self.picture, **news))
            elif frame.type == "Changed":
                own = _own_decoder.decode(frame.fields)
                place = own.you or own.me
                self.place = place.table if place else self.place
            elif frame.id is not None and frame.id in self.waiting:
                self.waiting.pop(frame.id).set_result(frame)

    def _see(self, picture: Picture) -> None:
        self.picture = picture
        if self.expects is not None and picture.at > self.expects[0]:
            self.figures.seen.append(time.perf_counter() - self.expects[1])
            self.expects = None

    async def move(self) -> None:
        """The first legal move; how long until it is acknowledged, and until the others see it."""
        picture = self.picture
        assert picture is not None
        move = first_move(picture)
        if move is None:
            return
        began = time.perf_counter()
        for other in self.others:
            other.expects = (picture.at, began)
        done = await self.ask(
            "Act",
            table=picture.table,
            deal=picture.deal,
            at=picture.at,
            nonce=secrets.token_hex(8),
            move=move,
        )
        if done.type == "Done":
            self.figures.acknowledged.append(time.perf_counter() - began)
        else:
            self.figures.refused += 1


async def arrive(address: str, figures: Figures) -> Person:
    """Somebody opens the page."""
    line = await connect(address, compression=None, max_size=None, ping_interval=None, open_timeout=60).__aenter__()
    await line.send(f'{{"type": "Hello", "version": {VERSION}}}')
    return Person(line, figures)


async def sit_down(addresses: Sequence[str], figures: Figures) -> list[Person]:
    """Four people at a new table, through as many processes as there are."""
    people = [await arrive(addresses[number % len(addresses)], figures) for number in range(4)]
    opened = await people[0].ask(
        "OpenTable",
        nickname="P0",
        game="bridgewar",
        options={"play_on": True},
        session_options={"deals": 999},
        gather=True,
    )
    for number, person in enumerate(people[1:], 1):
        await person.ask("Join", table=opened.table, nickname=f"P{number}")
    await people[0].ask("Begin", table=opened.table)
    for person in people:
        person.others = [other for other in people if other is not person]
    return people


async def play(people: list[Person], every: float) -> None:
    """A card every so often, for ever; when a deal is over all go on.

    Each table keeps to a beat of its own, or a hitch would set all of them moving at the same moment.
    """
    beat = time.perf_counter() + random.random() * every
    while True:
        await asyncio.sleep(max(0.0, beat - time.perf_counter()))
        while beat <= time.perf_counter():
            beat += every
        picture = people[0].picture
        if picture is not None and picture.outcome is not None:
            for person in people:
                await person.ask("GoOn", table=picture.table, deal=picture.deal)
        else:
            mover = next((each for each in people if each.picture and each.picture.you in each.picture.waiting), None)
            if mover is not None:
                await mover.move()


async def open_class(address: str, figures: Figures, at_desk: Figures, pupils: int) -> list[list[Person]]:
    """A class with its desk open: pupils come by its code, and all are sent to tables, with bots for the odd ones."""
    desk = await arrive(address, at_desk)
    opened = await desk.make("NewClass", title="Class", game="bridgewar")
    await desk.ask("Follow", kind="desk", code=opened.code, secret=opened.secret)
    people = [await arrive(address, figures) for _ in range(pupils)]
    for number, person in enumerate(people):
        await person.ask("Follow", kind="class", code=opened.code)
        await person.ask("ComeToClass", code=opened.code, nickname=f"Pupil {number + 1}")
    boards = {"game": "bridgewar", "options": {"play_on": True}, "count": 32}
    await desk.ask("SeatClass", code=opened.code, how="random", boards=boards)
    return await parties_of(people)


async def open_competition(address: str, figures: Figures, at_desk: Figures, tables: int) -> list[list[Person]]:
    """A Mitchell of pairs on tablets in its first round, with the organiser's page and the wall open."""
    desk, wall = await arrive(address, at_desk), await arrive(address, at_desk)
    made = await desk.make(
        "NewCompetition",
        title="Cup",
        game="bridgewar",
        options={"play_on": True},
        method="total",
        tablets=True,
        minutes=60,
    )
    await desk.ask("Follow", kind="event", code=made.code, secret=made.secret)
    await wall.ask("Follow", kind="event", code=made.code)

    async def does(act: str, **fields: Any) -> None:
        done = await desk.ask("RunEvent", code=made.code, act={"type": act, **fields})
        assert done.type == "Done", done.text

    await does("NameAll", names=[f"Pair {number + 1}" for number in range(2 * tables)])
    asked = {"rounds": None, "share": False, "switched": 0, "together": False}
    await does("SeatAll", wish={"kind": "mitchell", "boards": 3, **asked})
    people = [await arrive(address, figures) for _ in range(4 * tables)]
    for number, person in enumerate(people):
        await person.ask("Follow", kind="event", code=made.code)
        await person.ask("BeEntrant", code=made.code, entrant=number // 2 + 1, nickname=f"Player {number + 1}")
    await does("BeginRound", round=1)
    return await parties_of(people)


async def parties_of(people: list[Person]) -> list[list[Person]]:
    """People who were sent to tables, each at theirs."""
    parties: dict[str, list[Person]] = {}
    for person in people:
        while person.place is None:
            await asyncio.sleep(0.05)
        parties.setdefault(person.place, []).append(person)
        await person.ask("Watch", table=person.place)
    for party in parties.values():
        for person in party:
            person.others = [other for other in party if other is not person]
    return list(parties.values())


async def load(given: argparse.Namespace, addresses: Sequence[str], servers: Sequence[int]) -> dict[str, float]:
    address = addresses[0]
    figures, at_desk = Figures(), Figures()
    parties: list[list[Person]] = []
    if given.classes:
        for _ in range(given.classes):
            parties += await open_class(address, figures, at_desk, given.pupils)
    elif given.competitions:
        for _ in range(given.competitions):
            parties += await open_competition(address, figures, at_desk, given.event_tables)
    else:
        for start in range(0, given.tables, 20):
            some = range(start, min(start + 20, given.tables))
            parties += await asyncio.gather(*(sit_down(addresses, figures) for _ in some))
    games = [asyncio.create_task(play(people, given.every)) for people in parties]
    await asyncio.sleep(given.every * 1.5)  # until all are under way
    for each in (figures, at_desk):
        each.acknowledged, each.seen, each.bytes, each.refused = [], [], 0, 0
    gc.freeze()  # the driver's own pauses are not the server's
    cpu, own = sum(map(cpu_seconds, servers)), time.process_time()
    late = await lateness(given.seconds)
    used, own = sum(map(cpu_seconds, servers)) - cpu, time.process_time() - own
    result = {
        "tables": len(parties),
        "people": sum(map(len, parties)),
        "desks": given.classes or given.competitions,
        "moves/s": len(figures.acknowledged) / given.seconds,
        "ack p50 ms": percentile(figures.acknowledged, 0.50),
        "ack p99 ms": percentile(figures.acknowledged, 0.99),
        "others p50 ms": percentile(figures.seen, 0.50),
        "others p99 ms": percentile(figures.seen, 0.99),
        "timer p99 ms": percentile(late, 0.99),
        "machine load": os.getloadavg()[0],
        "refused": figures.refused,
        "kB/s sent": figures.bytes / given.seconds / 1000,
        "kB/s a desk": at_desk.bytes / given.seconds / 1000 / max(given.classes, given.competitions, 1),
        "server MB": sum(map(memory_mb, servers)),
        "server CPU %": 100 * used / given.seconds,
        "CPU ms a move": 1000 * used / max(1, len(figures.acknowledged)),
        "driver CPU %": 100 * own / given.seconds,
    }
    for task in (*games, *(person.reader for people in parties for person in people)):
        task.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    return result


async def lateness(seconds: float) -> list[float]:
    """How late a timer rings in this process meanwhile: what a busy machine adds to every figure."""
    late = []
    end = time.perf_counter() + seconds
    while (began := time.perf_counter()) < end:
        await asyncio.sleep(0.01)
        late.append(max(0.0, time.perf_counter() - began - 0.01))
    return late


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def report(figures: dict[str, float]) -> None:
    for name, value in figures.items():
        sys.stdout.write(f"{name:>14} {value:10,.1f}\n")


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[int(share * (len(values) - 1))] if values else float("nan")


def memory_mb(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--classes", type=int, default=0, help="classes with their desks open, instead of tables")
    parser.add_argument("--pupils", type=int, default=30, help="pupils in each class")
    parser.add_argument(
        "--competitions", type=int, default=0, help="competitions on tablets with desk and wall open, instead of tables"
    )
    parser.add_argument("--event-tables", type=int, default=10, help="tables in each competition")
    parser.add_argument("--every", type=float, default=4.0, help="seconds between the cards of one table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--database", help="a PostgreSQL address; a new SQLite file otherwise")
    where.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own, whose commits are durable")
    parser.add_argument(
        "--processes", type=int, default=1, help="servers on one PostgreSQL; each table is at all of them"
    )
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = given.database
        if given.postgres:
            database = f"{stack.enter_context(Cluster(is_durable=True)).address}/postgres"
        where_kept = ["--database", database] if database else ["--data", folder]
        servers = [stack.enter_context(serving(where_kept)) for _ in range(given.processes if database else 1)]
        addresses = [address for address, _ in servers]
        report(asyncio.run(load(given, addresses, [process for _, process in servers])))


@contextmanager
def serving(where_kept: Sequence[str]) -> Iterator[tuple[str, int]]:
    """A server process: where its line is, and its number."""
    port = free_port()
    command = [sys.executable, "-m", "kibitz", "serve", "--no-browser", "--crowd", "0", "--port", str(port)]
    with subprocess.Popen([*command, *where_kept], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        server.stdout.readline()  # it says where it is when it is ready
        try:
            yield f"ws://127.0.0.1:{port}/ws", server.pid
        finally:
            server.kill()


if __name__ == "__main__":
    main()
