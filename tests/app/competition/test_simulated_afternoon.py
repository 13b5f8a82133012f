"""A whole afternoon: pupils at their tables, one of which falls out, tablets change, the server dies twice.

What comes of it is worked out anew from the cards that lie in the database, by code that knows nothing of events.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from kibitz.app.protocol import VERSION
from tests.amounts import often
from tests.app.client import Frame, card_moves, changed
from tests.app.serving import ServerProcess, with_data

TABLES: Final = often(5, 10)
PAIRS: Final = 2 * TABLES
ROUNDS: Final = often(5, 9)
FALLING: Final = (4, often(3, 5))  # the table that falls out, and in which round
DEATHS: Final = (2, often(5, 7))
MOVED: Final = (3, "p05a")  # to another tablet with a code, and in which round
LOST: Final = (often(4, 6), f"p{PAIRS - 3:02}b")  # whose tablet is gone: the organiser frees the number
SECONDS: Final = 300.0  # for what is broken, not for what is slow
RANKS: Final = "23456789TJQKA"


class Line:
    """A page that comes back by itself, as the real one does."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.token = token
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Frame]] = {}
        self._socket: ClientConnection | None = None
        self.task = asyncio.create_task(self._stay())

    async def _stay(self) -> None:
        while True:
            try:
                async with connect(
                    self.address.replace("http", "ws") + "/ws", origin=Origin(self.address), max_size=None
                ) as socket:
                    await socket.send(json.dumps({"type": "Hello", "version": VERSION, "token": self.token}))
                    welcome = json.loads(await socket.recv())
                    self.token = welcome["token"]
                    self._socket = socket
                    greeting = asyncio.create_task(self.greeted())
                    async for text in socket:
                        await self._hear(json.loads(text))
                    await greeting
            except (OSError, ConnectionClosed, TimeoutError):
                await asyncio.sleep(0.1)
            finally:
                self._socket = None
                for answer in self._waiting.values():
                    if not answer.done():
                        answer.set_result({"type": "Broken"})
                self._waiting.clear()

    async def _hear(self, frame: Frame) -> None:
        number = frame.get("id")
        if frame["type"] == "Welcome":
            self.token = frame["token"]  # of another device, which has handed over
        if isinstance(number, int) and number in self._waiting:
            self._waiting.pop(number).set_result(frame)
        await self.heard(frame)

    async def send(self, kind: str, /, **fields: Any) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps({"type": kind, **fields}))

    async def ask(self, kind: str, /, **fields: Any) -> Frame:
        """Ask until there is an answer: a server that dies gives none."""
        while True:
            while self._socket is None:
                await asyncio.sleep(0.02)
            number = next(self._numbers)
            self._waiting[number] = asyncio.get_running_loop().create_future()
            answer = self._waiting[number]
            await self.send(kind, id=number, **fields)
            found = await asyncio.wait_for(answer, 30)
            if found["type"] != "Broken":
                return found

    async def greeted(self) -> None:
        """The line is there, for the first time or again."""

    async def heard(self, frame: Frame) -> None:
        """Whatever came."""

    async def hang_up(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


class Pupil(Line):
    """Goes where the event sends them, and plays any card."""

    def __init__(self, address: str, event: str, name: str, token: str | None = None) -> None:
        self.event, self.name = event, name
        self.entrant = int(name[1:3])
        self.table: str | None = None
        self.picture: Frame = {}
        self.chance = random.Random(name)
        self.done: set[tuple[object, ...]] = set()
        self.is_in = asyncio.Event()
        super().__init__(address, token)

    async def greeted(self) -> None:
        self.table, self.picture, self.done = None, {}, set()
        await self.come()
        shown = await self.ask("Follow", kind="event", code=self.event)
        if shown["type"] == "Followed":
            await self.go(shown["picture"]["me"])
        self.is_in.set()

    async def come(self) -> None:
        await self.ask("BeEntrant", code=self.event, entrant=self.entrant, nickname=self.name)

    async def go(self, me: Frame | None) -> None:
        table = me["table"] if me else None
        if table is not None and table != self.table:
            self.table = table
            await self.send("Watch", id=next(self._numbers), table=table)

    async def heard(self, frame: Frame) -> None:
        if frame["type"] == "Changed" and "me" in frame["fields"]:
            await self.go(frame["fields"]["me"])
        if frame["type"] == "Shown":
            self.picture = frame["picture"]
        elif frame["type"] == "Changed" and frame["kind"] == "table" and frame["code"] == self.picture.get("table"):
            self.picture = changed(self.picture, frame)
        if self.table is not None and self.picture.get("table") == self.table:
            await self.play(self.picture)

    async def play(self, picture: Frame) -> None:
        where = {"table": picture["table"], "deal": picture["deal"]}
        moment = (picture["table"], picture["deal"], picture["at"], bool(picture["outcome"]))
        if moment in self.done:
            return
        number = next(self._numbers)
        if picture["outcome"]:
            self.done.add(moment)
            await self.send("GoOn", id=number, **where)
        elif picture["you"] in picture["waiting"]:
            moves = [*(each["move"] for each in picture["choices"]), *card_moves(picture)]
            if moves:
                self.done.add(moment)
                nonce = f"{self.name}-{picture['table']}-{picture['deal']}-{picture['at']}"
                await self.send(
                    "Act", id=number, **where, at=picture["at"], nonce=nonce, move=self.chance.choice(moves)
                )


class Director(Line):
    """Whoever runs the event, with its tables as they stand."""

    def __init__(self, address: str) -> None:
        self.code = self.secret = ""
        self.tables: dict[str, Frame] = {}
        super().__init__(address)

    async def greeted(self) -> None:
        if self.code:
            await self.look()

    async def look(self) -> Frame:
        shown = await self.ask("Follow", kind="event", code=self.code, secret=self.secret)
        event: Frame = shown["picture"]
        self.tables = event["tables"]
        return event

    async def heard(self, frame: Frame) -> None:
        if frame["type"] == "Changed":
            for key, line in frame["lines"].get("tables", {}).items():
                if line is None:
                    self.tables.pop(key, None)
                else:
                    self.tables[key] = line

    async def does(self, kind: str, /, **fields: Any) -> Frame:
        return await self.ask("RunEvent", code=self.code, act={"type": kind, **fields})

    def missing(self, number: int) -> int:
        lines = [line for line in self.tables.values() if line["round"] == number]
        return sum(len(line["boards"]) - len(line["done"]) for line in lines)


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.02)


class Afternoon:
    """Everybody, and the server that they have lines to."""

    def __init__(self, folder: Path) -> None:
        self.arguments = (*with_data(folder), "--crowd", "0")
        self.server = ServerProcess(*self.arguments)
        self.pupils: dict[str, Pupil] = {}

    async def run(self) -> Frame:
        self.desk = Director(self.server.address)
        wanted = {"title": "Class", "game": "bridgewar", "options": {"cards": 3}, "tablets": True, "level": "beginner"}
        made = await self.desk.ask("Make", new={"type": "NewCompetition", **wanted})
        self.desk.code, self.desk.secret = made["code"], made["secret"]
        await self.desk.look()
        await self.desk.does("NameAll", names=[f"Pair {number}" for number in range(1, PAIRS + 1)])
        wish = {"kind": "mitchell", "boards": 2, "rounds": ROUNDS, "share": False, "switched": 0, "together": False}
        assert (await self.desk.does("SeatAll", wish=wish))["type"] == "Done"
        for which in "ab":
            names = [f"p{number:02}{which}" for number in range(1, PAIRS + 1)]
            self.pupils |= {name: Pupil(self.server.address, self.desk.code, name) for name in names}
            await asyncio.gather(*(self.pupils[name].is_in.wait() for name in names))
        for number in range(1, ROUNDS + 1):
            await self._round(number)
        await self.desk.does("CloseEvent")
        event = await self.desk.look()
        for line in (self.desk, *self.pupils.values()):
            await line.hang_up()
        self.server.stop()
        return event

    async def _round(self, number: int) -> None:
        assert (await self.desk.does("BeginRound", round=number))["type"] in ("Done", "Refused")
        await until(lambda: any(line["round"] == number and line["done"] for line in self.desk.tables.values()))
        happens: dict[int, Callable[[], Awaitable[None]]] = {
            DEATHS[0]: self._die,
            DEATHS[1]: self._die,
            MOVED[0]: self._move,
            LOST[0]: self._lose,
        }
        if number in happens:
            await happens[number]()
        await until(lambda: self.desk.missing(number) == 0)
        if number == FALLING[1]:
            assert (await self.desk.does("TableFallsOut", table=FALLING[0]))["type"] == "Done"
        await self.desk.does("EndRound", round=number)

    async def _die(self) -> None:
        await asyncio.to_thread(self.server.kill)
        self.server = await asyncio.to_thread(ServerProcess, *self.arguments, port=self.server.port)

    async def _move(self) -> None:
        """To another tablet, with a code from the one that still works."""
        old = self.pupils[MOVED[1]]
        code = (await old.ask("AskHandover"))["code"]
        await old.hang_up()
        other = Line(old.address)
        await until(lambda: other._socket is not None)
        before = other.token
        await other.send("TakeOver", id=1, code=code)
        await until(lambda: other.token != before)
        await other.hang_up()
        self.pupils[MOVED[1]] = Pupil(old.address, old.event, old.name, other.token)

    async def _lose(self) -> None:
        """To another tablet, the old one being gone: the organiser frees the number, and both come anew."""
        name = LOST[1]
        partner = self.pupils[name[:3] + "a"]
        old = self.pupils[name]
        await old.hang_up()
        await self.desk.does("FreeEntrant", entrant=old.entrant)
        await partner.come()
        await partner.greeted()
        self.pupils[name] = Pupil(old.address, old.event, old.name)
        await self.pupils[name].is_in.wait()


def test_a_simulated_afternoon(tmp_path: Path) -> None:
    async def run() -> Frame:
        return await asyncio.wait_for(Afternoon(tmp_path).run(), SECONDS)

    event = asyncio.run(run())
    told = {(each["line"], each["entrant"]): (each["place"], each["score"]) for each in event["places"].values()}
    results = played_in(next(tmp_path.glob("*.sqlite3")))
    assert len(results) > 2 * (TABLES * ROUNDS - 4 * (ROUNDS - FALLING[1]))
    assert len(results) == len(event["slips"]), "every deal is entered, and entered once"
    assert told == ranked(results)


# --- worked out anew: from the stored cards, with nothing of kibitz


def played_in(database: Path) -> list[tuple[int, int, int, int]]:
    """Board, North-South pair, East-West pair and the points of North-South less those of East-West, for each deal."""
    store = sqlite3.connect(database)
    names: dict[str, dict[int, str]] = defaultdict(dict)
    for table, player, nickname in store.execute("SELECT table_id, player, nickname FROM seats"):
        names[table][player] = nickname
    lines = [json.loads(body) for (body,) in store.execute("SELECT body FROM logbook_lines ORDER BY seq")]
    opened = {line["code"]: line for line in lines if line["happened"] == "tableopened"}
    rounds = [line["movement"]["rounds"] for line in lines if "movement" in line][-1]
    found = []
    for table, deal, board in store.execute("SELECT table_id, deal, board FROM deals ORDER BY table_id, deal"):
        rows = store.execute("SELECT body FROM events WHERE table_id = ? AND deal = ? ORDER BY seq", (table, deal))
        log = [json.loads(body) for (body,) in rows]
        assert table in opened
        cards = [(each["seat"], each["card"]) for each in log if each["event"] == "played"]
        tricks = [_winner(cards[at : at + 4]) for at in range(0, len(cards), 4)]
        ns = sum(seat in "NS" for seat in tricks)
        assert len(cards) in (8, 12) and max(ns, len(tricks) - ns) == 2, "every deal was played until it was decided"
        at = opened[table]
        (there,) = [each for each in rounds[at["round"] - 1] if each["table"] == at["table"]]
        pairs = [there["seats"][seat] for seat in "NESW"]
        assert pairs[0] == pairs[2] and pairs[1] == pairs[3]
        # Who came back in the middle of a round's last board was to sit down with the next: a bot played it for them.
        assert all(int(name[1:3]) == pairs[player] for player, name in names[table].items() if name[1:3].isdigit())
        # Two of three tricks take the point, for whichever side.
        found.append((json.loads(board)["number"], pairs[0], pairs[1], 1 if ns == 2 else -1))
    return found


def _winner(trick: list[tuple[str, str]]) -> str:
    suit = trick[0][1][0]
    return max((each for each in trick if each[1][0] == suit), key=lambda each: RANKS.index(each[1][1]))[0]


def ranked(results: list[tuple[int, int, int, int]]) -> dict[tuple[str, int], tuple[str, str]]:
    """Place and percentage of every pair in its line: matchpoints, brought to the same top by Neuberg's formula."""
    most = max(Counter(board for board, *_ in results).values())
    gained: dict[int, Fraction] = defaultdict(Fraction)
    boards: Counter[int] = Counter()
    sides: dict[int, Counter[str]] = defaultdict(Counter)
    for board, ns, ew, points in results:
        others = [each[3] for each in results if each[0] == board]
        beaten = sum(2 if points > other else points == other for other in others) - 1
        count = len(others)
        mark = Fraction(most, count) * (beaten + 1) - 1
        for pair, share, side in ((ns, mark, "NS"), (ew, 2 * (most - 1) - mark, "EW")):
            gained[pair] += share
            boards[pair] += 1
            sides[pair][side] += 1
    scores = {pair: gained[pair] / (2 * (most - 1) * boards[pair]) for pair in gained}
    told = {}
    for line in ("NS", "EW"):
        here = [pair for pair in scores if max(("NS", "EW"), key=lambda side: sides[pair][side]) == line]
        for pair in here:
            better = sum(scores[other] > scores[pair] for other in here)
            level = sum(scores[other] == scores[pair] for other in here)
            percent = int(scores[pair] * 10000 + Fraction(1, 2))
            told[line, pair] = (f"{better + 1}{'=' if level > 1 else ''}", f"{percent // 100}.{percent % 100:02}")
    return told
