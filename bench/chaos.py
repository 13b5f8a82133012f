"""Everything goes wrong at once, and nothing that was acknowledged may be lost, happen twice or stand still.

People play at tables, in classes, homework, competitions, leagues and evenings over real WebSockets, while servers are
killed, the disk is full, the database is away, lines break, messages come twice, late and in another order, and clocks
jump. In the end every acknowledged action is looked for in the database, and everybody has to be able to go on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import resource
import secrets
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from tests.app.client import card_moves, changed
from tests.app.postgres import Cluster
from tests.app.serving import free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.side_by_side import Summary, run_side_by_side, write_summary
from kibitz.app.protocol import VERSION

Frame = dict[str, Any]

_BROKEN: Final = (OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError)
_ANSWER_SECONDS: Final = 10.0
_TWICE: Final = 0.05
_LATE: Final = 0.05
_NUMBERED: Final = ('"Act"', '"WinDeal"', '"WriteDeal"')
"""Requests that say where they belong: what comes once more, much later, must not count again."""
_DRAWS: Final = '"SeatClass"'
"""It draws lots each time: who comes twice to a table that was put away meanwhile plays on at none."""
_ENTERED_SECONDS: Final = 30.0
_NOT_STORED: Final = "refusals-not-stored"
_CANNOT_SERVE: Final = 2
"""How a server ends that says why it cannot be started."""
_LOOK_SECONDS: Final = 0.2
_UP_SECONDS: Final = 120.0
_TRACEBACK: Final = "Traceback (most recent call last)"
_LOG_LETTERS: Final = 20_000
_TO_BEGIN_AND_END: Final = 60.0
"""Seconds that runs side by side may take for the start, and for looking for everything, beside what is played."""
_ADDED: Final = ("acknowledged", "kills", "lines broken", "lost", "doubled", "stuck", "tracebacks")


class Tally:
    """What was acknowledged, and what went wrong on the way."""

    def __init__(self) -> None:
        self.moves: dict[tuple[str, str], tuple[int, int]] = {}  # (table, nonce): deal, and place in its log
        self.written = Counter[str]()  # acknowledged entries of ledgers, by kind
        self.faults = Counter[str]()
        self.broken: list[str] = []  # what may not be
        self.stuck_at: list[str] = []  # how it looks where nothing goes on

    @property
    def acknowledged(self) -> int:
        return len(self.moves) + self.written.total()


class Servers:
    """One server or several on one database, each with a clock of its own that can be set."""

    def __init__(self, folder: Path, processes: int, where: str) -> None:
        self._where = where
        self._clocks = [folder / f"clock-{number}" for number in range(processes)]
        for clock in self._clocks:
            clock.write_bytes(struct.pack("d", 0.0))
        self.ports = [free_port() for _ in range(processes)]
        self.running: list[subprocess.Popen[bytes] | None] = [None] * processes
        self.complaints = (folder / "complaints").open("wb")
        self._listening: list[threading.Thread] = []

    def start(self, number: int) -> None:
        words = (str(self._clocks[number]), str(self.ports[number]), self._where)
        process = subprocess.Popen(
            [sys.executable, "-m", "bench.clocked_server", *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        # Through a pipe: where no file may grow a server could not even complain, and what it says would be lost.
        listening = threading.Thread(target=self._listen, args=(process,), daemon=True)
        listening.start()
        self._listening.append(listening)
        self.running[number] = process

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stderr is not None
        with process.stderr as said:
            for line in said:
                self.complaints.write(line)
                self.complaints.flush()

    def kill(self, number: int) -> None:
        process, self.running[number] = self.running[number], None
        if process is not None:
            process.kill()
            process.wait()

    def set_clock(self, number: int, by: float) -> None:
        with self._clocks[number].open("r+b") as clock:  # in its place: the server has it in its memory
            clock.write(struct.pack("d", by))

    def fill_disk(self, number: int, *, full: bool) -> None:
        """No file of that server may grow beyond a page, as on a full disk."""
        process = self.running[number]
        if process is not None:
            most = 4096 if full else resource.RLIM_INFINITY
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    async def look_after(self, tally: Tally) -> None:
        """Start again what ended by itself, as systemd does. One that cannot reach its database says so and ends."""
        while True:
            for number, process in enumerate(self.running):
                code = None if process is None else process.poll()
                if code is None:
                    continue
                if code == _CANNOT_SERVE:
                    tally.faults["could not be started, without its database"] += 1
                else:
                    tally.broken.append(f"a server ended by itself, with {code}")
                self.start(number)
            await asyncio.sleep(_LOOK_SECONDS)

    async def up(self) -> None:
        """Until all of them answer; if one never does, nothing can be tried here."""
        ends = time.monotonic() + _UP_SECONDS
        for port in self.ports:
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    if time.monotonic() > ends:
                        said = Path(self.complaints.name).read_text(errors="replace")[-2000:]
                        sys.exit(f"A server did not come up in {_UP_SECONDS:.0f} seconds:\n{said}")
                    await asyncio.sleep(0.05)
                else:
                    writer.close()
                    break

    def stop(self) -> None:
        for number in range(len(self.running)):
            self.kill(number)
        for listening in self._listening:
            listening.join(_ANSWER_SECONDS)
        self.complaints.close()


class Page:
    """A page that comes back whatever happens, and asks again for what was not answered, as the real one does."""

    def __init__(self, servers: Servers, tally: Tally, rng: random.Random) -> None:
        self.servers, self.tally, self.rng = servers, tally, rng
        self.token: str | None = None
        self.pictures: dict[str, Frame] = {}
        self.rooms: dict[str, Frame] = {}  # of tables that are not to be seen, or not yet
        self.followed: dict[str, Frame] = {}
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[Frame]] = {}
        self._numbers = itertools.count(1)
        self._standing: dict[str, Frame] = {}  # what is asked for anew on each line
        self._old: list[str] = []  # messages that come once more, later
        self.doubtful: dict[int, set[int]] = {}
        self.was_asked_again = False  # the last request: an earlier copy of it may still be carried out

    async def stand(self, kind: str, /, **fields: Any) -> Frame:
        """Ask for something that is to be seen from now on, on each line anew."""
        answer = await self.ask(kind, **fields)
        self._standing[json.dumps([kind, fields])] = {"type": kind, **fields}
        return answer

    def forget(self) -> None:
        """What was to be seen on each line is over."""
        self._standing.clear()

    async def look(self, kind: str, **fields: Any) -> Frame:
        """All of something as it is now."""
        picture: Frame = (await self.ask("Follow", kind=kind, **fields))["picture"]
        return picture

    async def ask(self, kind: str, /, **fields: Any) -> Frame:
        """The answer, however often it takes; a refusal for want of the database is none."""
        number, self.was_asked_again = next(self._numbers), False
        text = json.dumps({"type": kind, "id": number, **fields})
        while True:
            try:
                answer = await self._answer(number, text)
            except _BROKEN:
                self.drop()
                self.was_asked_again = True
                await asyncio.sleep(0.1)
                continue
            if answer["type"] == "Refused" and answer["text"]["say"] == _NOT_STORED:
                self.tally.faults["refused for want of the database"] += 1
                await asyncio.sleep(0.1)
                continue
            return answer

    async def surely(self, kind: str, /, **fields: Any) -> Frame:
        """What has to be done before there is play: the process that is asked may hear a moment later what it needs."""
        while (answer := await self.ask(kind, **fields))["type"] == "Refused":
            await asyncio.sleep(0.1)
        return answer

    @property
    def is_on_line(self) -> bool:
        return self._line is not None

    def drop(self) -> None:
        """The line breaks, without a word."""
        line, self._line = self._line, None
        if line is not None:
            line.transport.abort()
        if self._reader is not None:
            self._reader.cancel()

    async def _answer(self, number: int, text: str) -> Frame:
        if self._line is None:
            await self._come()
        line = self._line
        assert line is not None
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        await line.send(text)
        if self.rng.random() < _TWICE and _DRAWS not in text:
            self.tally.faults["sent twice"] += 1
            await line.send(text)
        if any(mark in text for mark in _NUMBERED) and self.rng.random() < _LATE:
            self._old.append(text)
            if len(self._old) > 3:
                self.tally.faults["sent again later, in another order"] += 1
                await line.send(self._old.pop(self.rng.randrange(3)))
        async with asyncio.timeout(_ANSWER_SECONDS):
            found: Frame = await answer
        return found

    async def _come(self) -> None:
        port = self.rng.choice(self.servers.ports)
        line = await connect(
            f"ws://127.0.0.1:{port}/ws", compression=None, max_size=None, ping_interval=None, open_timeout=5
        )
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                await line.send(json.dumps({"type": "Hello", "version": VERSION, "token": self.token}))
                while (hello := json.loads(await line.recv()))["type"] != "Welcome":
                    pass
                self.token = hello["token"]
                for number, frame in enumerate(self._standing.values()):
                    await line.send(json.dumps({**frame, "id": -1 - number}))
        except BaseException:
            line.transport.abort()
            raise
        self._line = line
        self._reader = asyncio.create_task(self._read(line))

    async def _read(self, line: ClientConnection) -> None:
        try:
            async for raw in line:
                self._take(json.loads(raw))
        except _BROKEN:
            pass
        finally:
            if self._line is line:
                self._line = None
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(OSError("the line broke"))
                    answer.exception()  # whoever waited may have gone
            self._waiting.clear()

    def _take(self, frame: Frame) -> None:
        match frame["type"]:
            case "Waiting":
                self.rooms[frame["room"]["table"]] = frame["room"]
            case "Shown":
                self.pictures[frame["picture"]["table"]] = frame["picture"]
            case "Followed":
                self.followed[frame["picture"]["kind"]] = frame["picture"]
            case "Changed" if frame["kind"] == "table":
                self.pictures[frame["code"]] = changed(self.pictures[frame["code"]], frame)
            case "Changed" if frame["kind"] in self.followed:
                self.followed[frame["kind"]] = changed(self.followed[frame["kind"]], frame)
        if frame["type"] == "Refused" and (frame["id"] or 0) < 0:
            asyncio.get_running_loop().call_later(0.5, self.drop)  # it could not be seen: once more, on another line
        answer = self._waiting.pop(frame["id"], None) if frame.get("id") is not None else None
        if answer is not None and not answer.done():
            answer.set_result(frame)


Actor = Coroutine[Any, Any, None]


class World:
    """All who play, and what each of them has done so far."""

    def __init__(self, servers: Servers, tally: Tally, rng: random.Random, think: float) -> None:
        self.servers, self.tally, self.rng, self.think = servers, tally, rng, think
        self.pages: list[Page] = []
        self.told: dict[str, str] = {}  # by table: what came of it when somebody wanted to see it
        self.done = Counter[str]()  # by actor: how far each has come
        self.actors: dict[str, Actor] = {}
        self.checks: list[Callable[[], Coroutine[Any, Any, None]]] = []

    def page(self) -> Page:
        self.pages.append(Page(self.servers, self.tally, random.Random(self.rng.random())))
        return self.pages[-1]

    def wrong(self, what: str) -> None:
        self.tally.broken.append(what)

    # --- tables, wherever they belong

    async def table(self) -> None:
        """Four friends at a table of their own."""
        people = [self.page() for _ in range(4)]
        wanted = {"game": "bridgewar", "options": {"play_on": True}, "session_options": {"deals": 999}, "gather": True}
        opened = await people[0].surely("OpenTable", nickname="P0", **wanted)
        for number, person in enumerate(people[1:], 1):
            await person.surely("Join", table=opened["table"], nickname=f"P{number}")
        await people[0].surely("Begin", table=opened["table"])
        await self.seated(opened["table"], people)

    async def seated(self, table: str, people: list[Page]) -> None:
        for person in people:
            await person.stand("Watch", table=table)
        self.actors[f"table {table}"] = self._play(table, people)

    async def _play(self, table: str, people: list[Page]) -> None:
        while True:
            await asyncio.sleep(self.think * self.rng.random())
            for person in people:
                picture = person.pictures.get(table)
                if picture is None or not person.is_on_line:
                    answer = await person.ask("Watch", table=table)
                    self.told[table] = json.dumps(answer)[:300]
                elif picture["verdict"] is not None:
                    self.done[f"table {table}"] += 1  # nothing more to do here
                    await asyncio.sleep(0.2)
                elif picture["outcome"] is not None:
                    await person.ask("GoOn", table=table, deal=picture["deal"])
                elif picture["you"] in picture["waiting"]:
                    await self._move(person, picture)

    async def _move(self, person: Page, picture: Frame) -> None:
        offers = [*(each["move"] for each in picture["choices"]), *card_moves(picture)]
        if not offers:
            return
        table, deal, nonce = picture["table"], picture["deal"], secrets.token_hex(8)
        answer = await person.ask(
            "Act", table=table, deal=deal, at=picture["at"], nonce=nonce, move=self.rng.choice(offers)
        )
        if answer["type"] == "Done":
            self.tally.moves[table, nonce] = deal, answer["at"]
            self.done[f"table {table}"] += 1
        else:
            self.tally.faults["refused, the table had moved on"] += 1
            await person.ask("Watch", table=table)

    async def school(self) -> None:
        """A class: its pupils play at two tables, and its teacher notes how strong they are."""
        desk, pupils = self.page(), [self.page() for _ in range(8)]
        made = await desk.ask("Make", new={"type": "NewClass", "title": "4b", "game": "bridgewar"})
        code, secret = made["code"], made["secret"]
        await desk.stand("Follow", kind="desk", code=code, secret=secret)
        for number, pupil in enumerate(pupils):
            await pupil.surely("ComeToClass", code=code, nickname=f"Pupil {number}")
            await pupil.stand("Follow", kind="class", code=code)
        boards = {"game": "bridgewar", "options": {"play_on": True}, "count": 32, "bots": "beginner"}
        while len((await desk.look("desk", code=code, secret=secret))["members"]) < len(pupils):
            await asyncio.sleep(0.1)  # another process has let them in
        await desk.surely("SeatClass", code=code, how="random", boards=boards, absent=True)
        await self._go_to_tables(pupils, lambda pupil: pupil.look("class", code=code), "you")
        noted: dict[int, set[int]] = {}
        members = [int(each) for each in (await desk.look("desk", code=code, secret=secret))["members"]]

        async def teach() -> None:
            while True:
                await asyncio.sleep(self.think)
                member, strength = self.rng.choice(members), self.rng.randint(1, 3)
                noted.setdefault(member, set()).add(strength)  # until it is answered it may be so or not
                if (await desk.ask("GradePupil", code=code, member=member, strength=strength))["type"] == "Done":
                    _last(noted, member, strength, desk)
                    self.count(f"class {code}", "class")

        async def check() -> None:
            shown = (await desk.look("desk", code=code, secret=secret))["members"]
            for member, strengths in noted.items():
                if shown[str(member)]["strength"] not in strengths:
                    self.wrong(f"class: member {member} is {shown[str(member)]['strength']}, was noted {strengths}")

        self.actors[f"class {code}"] = teach()
        self.checks.append(check)

    async def _go_to_tables(self, people: list[Page], look: Callable[[Page], Any], mine: str) -> None:
        parties: dict[str, list[Page]] = {}
        for person in people:
            while not ((await look(person))[mine] or {}).get("table"):
                await asyncio.sleep(0.1)
            parties.setdefault((await look(person))[mine]["table"], []).append(person)
        for table, party in parties.items():
            await self.seated(table, party)

    def count(self, actor: str, kind: str) -> None:
        self.done[actor] += 1
        self.tally.written[kind] += 1

    async def homework(self) -> None:
        """Two pupils, each alone among bots; what they have done is entered once."""
        teacher, pupils = self.page(), [self.page() for _ in range(2)]
        new = {"type": "NewHomework", "title": "Week 3", "game": "bridgewar", "count": 8, "bots": "beginner"}
        made = await teacher.ask("Make", new=new)
        for number, pupil in enumerate(pupils):
            begun = await pupil.surely("BeginHomework", code=made["code"], nickname=f"Pupil {number}")
            await pupil.ask("SetPace", table=begun["table"], pace="at once")
            await self.seated(begun["table"], [pupil])

            async def check(pupil: Page = pupil, table: str = begun["table"]) -> None:
                ended = (await pupil.ask("Watch", table=table)) and pupil.pictures[table]
                sheet = await pupil.look("homework", code=made["code"])
                done = sum(task["is_done"] for task in sheet["tasks"])
                played = ended["deal"] - (ended["outcome"] is None)
                if done != played:
                    self.wrong(f"homework: {played} deals played, {done} entered")

            self.checks.append(check)

    async def tablets(self) -> None:
        """A competition on tablets, four pairs at two tables."""
        desk, people = self.page(), [self.page() for _ in range(8)]
        new = {"type": "NewCompetition", "title": "Cup", "game": "bridgewar", "options": {"play_on": True}}
        made = await desk.ask("Make", new={**new, "method": "total", "tablets": True})
        code, secret = made["code"], made["secret"]
        await desk.stand("Follow", kind="event", code=code, secret=secret)
        asked = {"rounds": None, "share": False, "switched": 0, "together": False}
        await self._runs(desk, code, "NameAll", names=[f"Pair {number + 1}" for number in range(4)])
        await self._runs(desk, code, "SeatAll", wish={"kind": "mitchell", "boards": 12, **asked})
        for number, person in enumerate(people):
            await person.surely("BeEntrant", code=code, entrant=number // 2 + 1, nickname=f"Player {number}")
        await self._runs(desk, code, "BeginRound", round=1)
        await self._go_to_tables(people, lambda person: person.look("event", code=code), "me")

        async def check() -> None:
            shown = await desk.look("event", code=code, secret=secret)
            ended = sum(
                each.pictures[table]["deal"] - (each.pictures[table]["outcome"] is None)
                for table, each in {table: each for each in people for table in each.pictures}.items()
            )
            if len(shown["slips"]) != ended:
                self.wrong(f"competition: {ended} boards played, {len(shown['slips'])} entered")

        self.checks.append(check)

    async def _runs(self, desk: Page, code: str, act: str, **fields: Any) -> Frame:
        return await desk.surely("RunEvent", code=code, act={"type": act, **fields})

    async def slips(self) -> None:
        """A competition with real cards: a phone enters results, and puts them right again and again."""
        desk, phone = self.page(), self.page()
        made = await desk.ask("Make", new={"type": "NewCompetition", "title": "Cup", "game": "minibridge"})
        code = made["code"]
        await desk.stand("Follow", kind="event", code=code, secret=made["secret"])
        asked = {"rounds": None, "share": False, "switched": 0, "together": False}
        await self._runs(desk, code, "NameAll", names=[f"Pair {number + 1}" for number in range(8)])
        await self._runs(desk, code, "SeatAll", wish={"kind": "mitchell", "boards": 4, **asked})
        await phone.surely("BeEntrant", code=code, entrant=1, nickname="Anna")
        await self._runs(desk, code, "BeginRound", round=1)
        while (mine := (await phone.look("slips", code=code))["mine"]) is None:
            await asyncio.sleep(0.1)  # another process has begun the round
        stands: dict[int, set[int]] = {}

        async def enter() -> None:
            while True:
                await asyncio.sleep(self.think)
                board, tricks = self.rng.choice(mine["lines"])["board"], self.rng.randint(0, 13)
                said = {"declarer": "N", "contract": 0, "tricks": tricks}
                stands.setdefault(board, set()).add(tricks)
                answer = await phone.ask("EnterSlip", code=code, round=1, board=board, said=said)
                if answer["type"] == "Done":
                    _last(stands, board, tricks, phone)
                    self.count(f"slips {code}", "slips")
                else:
                    self.tally.faults["a slip was refused"] += 1

        async def check() -> None:
            for line in (await phone.look("slips", code=code))["mine"]["lines"]:
                entered = line["result"] and line["result"]["tricks"]
                if line["board"] in stands and entered not in stands[line["board"]]:
                    self.wrong(f"slips: board {line['board']} has {entered}, {stands[line['board']]} was entered")

        self.actors[f"slips {code}"] = enter()
        self.checks.append(check)

    async def league(self) -> None:
        """A league with so many matches that it never ends, deal by deal: none counts twice."""
        desk, names = self.page(), [f"Team {number}" for number in range(40)]
        new = {"type": "NewLeague", "title": "Term", "game": "minibridge", "form": "best-of", "deals": 3}
        made = await desk.ask("Make", new=new)
        code, secret = made["code"], made["secret"]
        await desk.stand("Follow", kind="league", code=code, secret=secret)
        await desk.surely("RunLeague", code=code, act={"type": "EnrolAll", "names": names})
        won: dict[str, int] = {}

        async def enter() -> None:
            for one, other in itertools.combinations(range(1, len(names) + 1), 2):
                for deal in range(2):
                    await asyncio.sleep(self.think)
                    act = {"type": "WinDeal", "winner": one, "loser": other, "deal": deal}
                    # Whether it is stored for the first time or stands already: it is there once.
                    await desk.ask("RunLeague", code=code, act=act)
                    won[f"{one}-{other}"] = deal + 1
                    self.count(f"league {code}", "league")
            while True:
                self.done[f"league {code}"] += 1
                await asyncio.sleep(0.2)

        async def check() -> None:
            shown = (await desk.look("league", code=code, secret=secret))["fixtures"]
            for fixture, deals in won.items():
                if sum(shown[fixture]["score"]) not in (deals, deals + 1):
                    self.wrong(f"league: {fixture} stands {shown[fixture]['score']}, {deals} deals were entered")

        self.actors[f"league {code}"] = enter()
        self.checks.append(check)

    async def evening(self) -> None:
        """An evening with real cards, deal by deal; when one is over another begins."""
        phone = self.page()
        now: dict[str, Any] = {}

        async def begin() -> None:
            new = {"type": "NewEvening", "game": "abridged", "session": "abridged-pivot", "names": ["A", "B", "C", "D"]}
            made = await phone.surely("Make", new=new)  # who opens many may be told to wait
            now.update(code=made["code"], secret=made["secret"], written=0)
            phone.forget()
            await phone.stand("Follow", kind="evening", code=made["code"], secret=made["secret"])

        async def write() -> None:
            while True:
                await asyncio.sleep(self.think)
                shown = await phone.look("evening", code=now["code"], secret=now["secret"])
                if shown["written"] != now["written"]:
                    self.wrong(f"evening: {now['written']} deals were written down, {shown['written']} stand")
                if shown["next"] is None:
                    await begin()
                    continue
                said = {"declarer": "N", "contract": 0, "tricks": 9}
                deal = now["written"] + 1
                await phone.ask("WriteDeal", code=now["code"], deal=deal, said=said)
                now["written"] = deal
                self.count("evening", "evening")

        await begin()
        self.actors["evening"] = write()

    # --- the end

    async def holds(self, check: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """What is entered by itself may take a moment: it counts what is so then."""
        before, deadline = len(self.tally.broken), time.monotonic() + _ENTERED_SECONDS
        while True:
            await check()
            if len(self.tally.broken) == before or time.monotonic() > deadline:
                return
            del self.tally.broken[before:]
            await asyncio.sleep(0.5)

    async def goes_on(self, most_seconds: float) -> None:
        """Everybody must come further than they are now."""
        before = {actor: self.done[actor] for actor in self.actors}
        deadline = time.monotonic() + most_seconds
        stuck = set(before)
        while stuck and time.monotonic() < deadline:
            await asyncio.sleep(0.2)
            stuck = {actor for actor in stuck if self.done[actor] < before[actor] + 2}
        for actor in stuck:
            self.wrong(f"stuck: {actor.split()[0]}")
            self.tally.stuck_at += [f"{actor}: {each}" for each in self._seen(actor.partition(" ")[2])]

    def _seen(self, table: str) -> Iterator[str]:
        """How a table looks to those who sit there."""
        yield f"told: {self.told.get(table)}"
        for page in self.pages:
            if (room := page.rooms.get(table)) is not None:
                yield f"waits: {json.dumps(room)[:400]}"
            if (picture := page.pictures.get(table)) is not None:
                facts = {name: picture[name] for name in ("deal", "at", "you", "waiting", "outcome", "verdict")}
                moves = len(picture["choices"]) + len(card_moves(picture))
                yield f"{facts}, {moves} moves, {'on' if page.is_on_line else 'off'} line"


def _last(said: dict[int, set[int]], of: int, value: int, page: Page) -> None:
    """What was said last counts. What had to be asked twice may still be said once more by its first copy."""
    page.doubtful.setdefault(of, set())
    if page.was_asked_again:
        page.doubtful[of].add(value)
    said[of] = {*page.doubtful[of], value}


# --- what goes wrong


class Trouble:
    """One fault after another, at random."""

    def __init__(self, world: World, servers: Servers, data: Path | None, cluster: Cluster | None) -> None:
        self.world, self.servers, self.data, self.cluster = world, servers, data, cluster
        self.rng, self.faults = world.rng, world.tally.faults

    async def one(self) -> None:
        kinds = [self.kill, self.kill, self.lines, self.clock, self.away, self.full]
        await self.rng.choice(kinds)()

    def _some_server(self) -> int:
        return self.rng.randrange(len(self.servers.ports))

    async def kill(self) -> None:
        self.faults["server killed"] += 1
        number = self._some_server()
        self.servers.kill(number)
        self.servers.start(number)
        await self.servers.up()

    async def lines(self) -> None:
        for page in self.rng.sample(self.world.pages, len(self.world.pages) // 3):
            self.faults["line broken"] += 1
            page.drop()
        await asyncio.sleep(0.2)

    async def clock(self) -> None:
        self.faults["clock set"] += 1
        self.servers.set_clock(self._some_server(), self.rng.uniform(-2, 2) * 86400)
        await asyncio.sleep(0.2)

    async def away(self) -> None:
        """The database is away for a moment."""
        self.faults["database away"] += 1
        if self.cluster is not None:
            await asyncio.to_thread(self.cluster.stop)
            await asyncio.sleep(self.rng.uniform(0.2, 4))
            await asyncio.to_thread(self.cluster.start)
        elif self.data is not None:
            with contextlib.closing(sqlite3.connect(self.data / "kibitz.sqlite3", isolation_level=None)) as other:
                try:
                    other.execute("BEGIN IMMEDIATE")
                except sqlite3.OperationalError:
                    return
                await asyncio.sleep(self.rng.uniform(0.5, 7))
                other.execute("ROLLBACK")

    async def full(self) -> None:
        """Nothing more can be written to the disk, with SQLite; PostgreSQL's disk is its own affair."""
        if self.data is None:
            return await self.lines()
        self.faults["disk full"] += 1
        self.servers.fill_disk(0, full=True)
        await asyncio.sleep(self.rng.uniform(0.2, 1.5))
        self.servers.fill_disk(0, full=False)
        return None


# --- looking for every acknowledged action


def stored_events(data: Path | None, database: str | None) -> Iterator[tuple[str, int, int, str | None]]:
    """Table, deal, place and nonce of everything that was stored."""
    query = "SELECT table_id, deal, seq, nonce FROM events ORDER BY table_id, deal, seq"
    if data is not None:
        with contextlib.closing(sqlite3.connect(data / "kibitz.sqlite3")) as connection:
            yield from connection.execute(query)
    else:
        import psycopg  # who has SQLite alone needs it not

        assert database is not None
        with psycopg.connect(database) as connection:
            yield from connection.execute(query)


def compare(tally: Tally, stored: Iterator[tuple[str, int, int, str | None]]) -> tuple[int, int]:
    """How many acknowledged moves are not there, and how many are there twice."""
    places: dict[tuple[str, str], list[tuple[int, int]]] = {}
    expected: dict[tuple[str, int], int] = {}
    doubled = 0
    for table, deal, place, nonce in stored:
        if place != expected.get((table, deal), 0):
            tally.broken.append(f"a gap or a fork in deal {deal} of a table at {place}")
        expected[table, deal] = place + 1
        if nonce is not None:
            places.setdefault((table, nonce), []).append((deal, place))
    doubled = sum(len(found) > 1 for found in places.values())
    lost = sum(where not in places.get(move, ()) for move, where in tally.moves.items())
    return lost, doubled


class Wanted(Struct, frozen=True):
    """How much is played, and how much goes wrong."""

    postgres: bool = False
    processes: int = 1
    seconds: float = 60.0
    tables: int = 6
    every: float = 2.0
    think: float = 0.05
    seed: int = 1
    to_go_on: float = 180.0
    """Seconds in which everybody must have gone on once all is well again."""


class Outcome(Struct, frozen=True):
    """What came of it: nothing of `lost`, `doubled` and `broken` may be there."""

    acknowledged: int
    lost: int
    doubled: int
    broken: tuple[str, ...]
    faults: dict[str, int]
    complaints: str
    stuck_at: tuple[str, ...] = ()


async def play(wanted: Wanted, folder: Path, cluster: Cluster | None) -> Outcome:
    data = None if cluster is not None else folder
    database = f"{cluster.address}/postgres" if cluster is not None else None
    servers = Servers(folder, wanted.processes, database or str(folder))
    tally, rng = Tally(), random.Random(wanted.seed)
    world = World(servers, tally, rng, wanted.think)
    async with running(servers, world):
        for _ in range(wanted.tables):
            await world.table()
        for begin in (world.school, world.homework, world.tablets, world.slips, world.league, world.evening):
            await begin()
        tasks = [asyncio.create_task(actor, name=name) for name, actor in world.actors.items()]
        trouble, ends = Trouble(world, servers, data, cluster), time.monotonic() + wanted.seconds
        while time.monotonic() < ends:
            await asyncio.sleep(wanted.every * rng.random())
            await trouble.one()
        await servers.up()
        await world.goes_on(wanted.to_go_on)
        for task in tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                tally.broken.append(f"{task.get_name().split()[0]} gave up: {task.exception()!r}")
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for check in world.checks:
            await world.holds(check)
        servers.stop()
    lost, doubled = compare(tally, stored_events(data, database))
    complaints = (folder / "complaints").read_text(errors="replace")
    tracebacks = complaints.count(_TRACEBACK)
    if tracebacks:
        tally.broken.append(f"{tracebacks} tracebacks in the log")
    return Outcome(
        tally.acknowledged, lost, doubled, tuple(tally.broken), dict(tally.faults), complaints, tuple(tally.stuck_at)
    )


@contextlib.asynccontextmanager
async def running(servers: Servers, world: World) -> AsyncIterator[None]:
    try:
        for number in range(len(servers.ports)):
            servers.start(number)
            await asyncio.sleep(0.5 * (number == 0))  # the first one makes the tables of the database
        keeper = asyncio.create_task(servers.look_after(world.tally))
        await servers.up()
        yield
        keeper.cancel()
    finally:
        for page in world.pages:
            page.drop()
        servers.stop()


def chaos(wanted: Wanted) -> Outcome:
    """Play so, in a folder and with a database that are thrown away."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        cluster = stack.enter_context(Cluster()) if wanted.postgres else None
        return asyncio.run(play(wanted, Path(folder), cluster))


def summary(outcome: Outcome) -> Summary:
    """What is to be compared and added up; the servers' log only where it says more."""
    stuck = sum(what.startswith("stuck") for what in outcome.broken)
    tracebacks = outcome.complaints.count(_TRACEBACK)
    first = outcome.complaints.find(_TRACEBACK) if tracebacks else -_LOG_LETTERS
    said = outcome.complaints[first:][:_LOG_LETTERS] if outcome.broken else ""
    return {
        "acknowledged": outcome.acknowledged,
        "kills": outcome.faults.get("server killed", 0),
        "lines broken": outcome.faults.get("line broken", 0),
        "lost": outcome.lost,
        "doubled": outcome.doubled,
        "stuck": stuck,
        "tracebacks": tracebacks,
        "faults": outcome.faults,
        "broken": dict(Counter(outcome.broken)),
        "log": said,
        "stuck at": outcome.stuck_at,
    }


def merged(found: list[Summary | None]) -> Summary:
    """All runs as one; a run that did not come to its end is something that broke."""
    ended = [each for each in found if each is not None]
    broken, faults = Counter[str](), Counter[str]()
    for each in ended:
        broken.update(each["broken"])
        faults.update(each["faults"])
    if len(ended) < len(found):
        broken["a run did not come to its end"] = len(found) - len(ended)
    numbers = {name: sum(each[name] for each in ended) for name in _ADDED}
    return {"runs": len(found), **numbers, "faults": faults, "broken": broken, "each": found}


def told(found: Summary) -> Iterator[str]:
    """It in lines for people."""
    yield f"{found['acknowledged']:8} actions acknowledged"
    for fault, times in sorted(found["faults"].items()):
        yield f"{times:8} {fault}"
    yield f"{found['lost']:8} lost"
    yield f"{found['doubled']:8} doubled"
    for what, times in Counter[str](found["broken"]).most_common(20):
        yield f"{times:8} times {what}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")
    parser.add_argument("--processes", type=int, default=1, help="servers on one PostgreSQL")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two faults, at most")
    parser.add_argument("--think", type=float, default=0.05, help="seconds between two moves of a table, at most")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3)))
    parser.add_argument("--to-go-on", type=float, default=180.0, help="seconds in which all must go on in the end")
    parser.add_argument("--side-by-side", type=int, default=1, help="runs at the same time, each with its own servers")
    parser.add_argument("--json", type=Path, help="a file for what came of it")
    parser.add_argument("--add", type=Path, nargs="+", help="play nothing: add up what came of runs, from their files")
    given = vars(parser.parse_args())
    runs, file, seed, files = given.pop("side_by_side"), given.pop("json"), given["seed"], given.pop("add")
    if files:
        found = merged([json.loads(each.read_text()) if each.exists() else None for each in files])
    elif runs == 1:
        found = summary(chaos(Wanted(**given)))
    else:
        numbers = {name: value for name, value in given.items() if name not in ("postgres", "seed")}
        words = [word for name, value in numbers.items() for word in (f"--{name.replace('_', '-')}", str(value))]
        words += ["--postgres"] if given["postgres"] else []
        most = given["seconds"] + given["to_go_on"] + _TO_BEGIN_AND_END
        found = merged(
            run_side_by_side("bench.chaos", runs, lambda number: [*words, "--seed", str(seed + number)], most)
        )
    if file is not None:
        write_summary(file, {"seed": seed, **found})
    sys.stdout.write("\n".join((f"{len(files)} runs:" if files else f"seed {seed}:", *told(found))) + "\n")
    if found["lost"] or found["doubled"] or found["broken"]:
        log = Path(tempfile.gettempdir()) / f"kibitz-chaos-{seed}.json"
        write_summary(log, {"seed": seed, **found})
        sys.exit(f"It did not hold; what the servers said is in {log}.")


if __name__ == "__main__":
    main()
