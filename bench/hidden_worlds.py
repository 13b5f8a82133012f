"""A server with one deal under way that can be had twice: its players, and everybody else who has a page open."""

from __future__ import annotations

import asyncio
import itertools
import re
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import msgspec
from tests.app.client import PageClient, card_moves, changed
from tests.app.serving import ServerThread

from kibitz.app.hub.hub import Hub
from kibitz.app.hub.lesson_library import LessonLibrary
from kibitz.app.live.limits import CROWD
from kibitz.app.subjects.classes import desk_answers
from kibitz.app.subjects.league import league_rooms
from kibitz.app.tables import moving
from kibitz.app.work.turns import Share
from kibitz.bots.decision import Decision, Why
from kibitz.cards import Deal, Seat
from kibitz.engine import View
from kibitz.engine.events import AnyEvent
from kibitz.engine.visibility import sees
from kibitz.games import GAMES, game
from kibitz.rules.dealing import is_dealt_again

Frame = dict[str, Any]

_TIMES: Final = re.compile(
    r"\d{9,}\.\d+|\d{4}-\d\d-\d\dT[\d:.]+(\+00:00)?|\(D:\d{14}[^)]*\)|/[A-Z]{6}\+|<xmpMM:\w+>[^<]*|/ID ?\[.*?\]"
)
"""Of the clock; and what a sheet of paper and its fonts are called, which is drawn by lot."""
_OWN: Final = re.compile(r'"(sign|knocks_with)":"[^"]*"')
_MEASURED: Final = re.compile(r"^.*(seconds|stalls|thinkers|pictures|commits|requests).*$", re.MULTILINE)
"""Lines of figures that say how long something took, or how often a page asked before it was shown something."""
_LESSON: Final = """---
title: Other cards
summary: A table of which the hands that are not seen differ.
rung: {game}
number: 1
language: en
---

## Play

```table
game: {game}
dealer: N
hands:
{hands}
levels: beginner
```
"""


class Recorded:
    """The line of a page, keeping what came over it as it came."""

    def __init__(self, line: Any, kept: list[str]) -> None:
        self._line = line
        self._kept = kept

    def recv(self, timeout: float | None = None) -> str:
        text: str = self._line.recv(timeout=timeout)
        self._kept.append(text)
        return text

    def __getattr__(self, name: str) -> Any:
        return getattr(self._line, name)


class Onlooker(PageClient):
    """A page that keeps everything it is sent."""

    def __init__(self, address: str) -> None:
        self.kept: list[str] = []
        super().__init__(address)
        self.line = Recorded(self.line, self.kept)  # type: ignore[assignment]

    def told(self, codes: list[str]) -> list[str]:
        """All of it but what is drawn by lot; of pictures of one moment the last, for a slow page gets the newest."""
        found: dict[str, str] = {}
        shown: Frame | None = None
        whole: dict[str, Frame] = {}
        for number, text in enumerate(self.kept):
            frame = msgspec.json.decode(text)
            kind, key = frame["type"], str(number)
            if kind == "Shown" or (kind == "Changed" and frame["kind"] == "table"):
                # How much has changed since the last one is a matter of how soon it was sent: the whole is compared.
                shown = changed(shown, frame) if shown and kind == "Changed" else frame["picture"]
                kind, key = "Shown", f"{shown['deal']}.{shown['at']}"
                text = msgspec.json.encode({"type": "Shown", "picture": shown}).decode()
            elif kind == "Waiting":
                key = "room"
            elif kind == "Followed":
                whole[frame["picture"]["kind"]] = frame["picture"]
            elif kind == "Changed":
                # Likewise of what is followed: what it comes to in the end.
                now = whole[frame["kind"]] = changed(whole[frame["kind"]], frame)
                key, text = frame["kind"], msgspec.json.encode(now).decode()
            found[f"{kind} {key}"] = neutral(text, codes)
        return list(found.values())


def neutral(text: str, codes: list[str]) -> str:
    """Without what is drawn by lot: codes and secrets by their places, times and signs not at all."""
    for number, code in enumerate(codes):
        text = text.replace(code, f"<{number}>")
    return _OWN.sub(r'"\1":"…"', _TIMES.sub("…", text))


class ToldBots:
    """Bots of one table that play what they are told: what the server asks of them waits until then."""

    def __init__(self, hub: Hub) -> None:
        self.asked: dict[str, tuple[View, asyncio.Future[Decision]]] = {}
        self._thought_over = hub.bots.decide
        hub.bots.decide = self._decide  # type: ignore[method-assign]

    async def _decide(self, share: Share, level: str, view: View, seed: int | None = None) -> Decision:
        if seed is not None:
            return await self._thought_over(share, level, view, seed)  # a hint, which goes by what its reader sees
        told: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
        self.asked[share.table] = view, told
        try:
            return await told
        finally:
            if self.asked.get(share.table, (None, None))[1] is told:
                del self.asked[share.table]


class World:
    """A server, one deal, its players by their seats, and who else looks. `others` sit where no hand differs."""

    def __init__(
        self, stack: ExitStack, setting: str, name: str, options: dict[str, Any], deal: Deal, others: list[Seat]
    ) -> None:
        self._folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        self.name, self.options, self.deal, self.others = name, options, deal, others
        # Of sheets in a minute each world has as many as it asks for.
        self.server = ServerThread(
            f"sqlite:///{self._folder}/kibitz.sqlite3",
            crowd=10 * CROWD,
            lesson_library=self._library() if setting == "lesson" else None,
        )
        stack.callback(self.server.stop)
        self._stack = stack
        self.bots = ToldBots(self.server.hub)
        self.codes: list[str] = []
        self.onlookers: list[Onlooker] = []
        self.ledger: Frame | None = None
        self._heard: list[tuple[Onlooker, int]] = []
        people, self.table = getattr(self, f"_{setting}")()
        self.codes.append(self.table)
        self.players: dict[Seat, Onlooker] = {}
        for person in people:
            person.ask("Watch", table=self.table)
        for person in people:
            picture = person.wait_until(lambda each: each["table"] == self.table and not _away(each))
            self.players[Seat(picture["seat"])] = person

    def page(self) -> Onlooker:
        page = Onlooker(self.server.address)
        self._stack.callback(page.close)
        return page

    def made(self, page: Onlooker, kind: str, **fields: Any) -> Frame:
        self.ledger = page.make(kind, **fields)
        assert self.ledger["type"] == "Made", self.ledger
        self.codes += [self.ledger["code"], self.ledger["secret"]]
        return self.ledger

    # --- where the deal is played

    def _table(self) -> tuple[list[Onlooker], str]:
        """Friends at a table of their own, with a spectator."""
        count = GAMES[self.name].players
        people = [self.page() for _ in range(count)]
        deal = {"code": self.deal.code, "dealer": "S"}
        opened = people[0].ask(
            "OpenTable", nickname="P0", game=self.name, options=self.options, deal=deal, gather=True, watchable=True
        )
        assert opened["type"] == "Done", opened
        table = opened["table"]
        for number, person in enumerate(people[1:], 1):
            person.ask("Join", table=table, nickname=f"P{number}", player=number)
        people[0].ask("Begin", table=table)
        spectator, stranger = self.page(), self.page()
        spectator.ask("Watch", table=table)
        self.onlookers += [spectator, stranger]
        return people, table

    def _competition(self) -> tuple[list[Onlooker], str]:
        """A competition on tablets; those at its other tables have other boards."""
        desk, people = self.page(), [self.page() for _ in range(8)]
        made = self.made(desk, "NewCompetition", title="Cup", game=self.name, options=self.options, tablets=True)
        code = made["code"]
        desk.ask("Follow", kind="event", code=code, secret=made["secret"])
        run = partial(self._runs, desk, code)
        run("NameAll", names=[f"Pair {number + 1}" for number in range(4)])
        wish = {"kind": "mitchell", "boards": 1, "rounds": None, "share": False, "switched": 0, "together": False}
        run("SeatAll", wish=wish)
        rules = game(self.name, self.options)
        others = (Deal.random(number, rules.deck, self.deal.cards) for number in itertools.count(5))
        other = next(deal for deal in others if not is_dealt_again(rules, deal))
        desk.ask("SendPiece", place=0, text="\n".join([self.deal.code] + [other.code] * 3))
        run("GiveBoards", name="")
        for number, person in enumerate(people):
            person.ask("Follow", kind="event", code=code)
            person.ask("BeEntrant", code=code, entrant=number // 2 + 1, nickname=f"Player {number}")
        run("BeginRound", round=1)
        places: dict[str, list[Onlooker]] = {}
        for person in people:
            mine = person.see("event", lambda each: each["me"] is not None and each["me"]["table"] is not None)["me"]
            places.setdefault(mine["table"], []).append(person)
        for table in places:
            places[table][0].ask("Watch", table=table)
        boards = {table: there[0].wait_until(lambda each: True)["number"] for table, there in places.items()}
        mine = min(boards, key=lambda table: boards[table])
        stranger = self.page()
        stranger.ask("Follow", kind="event", code=code)
        self.codes += [table for table in places if table != mine]
        self.onlookers += [stranger, *(person for table in places if table != mine for person in places[table])]
        return places[mine], mine

    def _runs(self, desk: Onlooker, code: str, act: str, **fields: Any) -> None:
        done = desk.ask("RunEvent", code=code, act={"type": act, **fields})
        assert done["type"] == "Done", done

    def _class(self) -> tuple[list[Onlooker], str]:
        """Four pupils of a class; one who comes late, a stranger at its door, and the desk without a look at hands."""
        desk, late, stranger, *people = [self.page() for _ in range(7)]
        made = self.made(desk, "NewClass", title="4b", game=self.name, options=self.options)
        code = made["code"]
        desk.ask("Follow", kind="desk", code=code, secret=made["secret"])
        for number, pupil in enumerate(people):
            pupil.ask("Follow", kind="class", code=code)
            pupil.ask("ComeToClass", code=code, nickname=f"Pupil {number}")
        boards = {"game": self.name, "options": self.options, "deals": [self.deal.code], "bots": "learner"}
        with patch.object(desk_answers, "_chance", Random(1)):
            seated = desk.ask("SeatClass", code=code, how="random", boards=boards)
        assert seated["type"] == "Done", seated
        for each, kind in ((stranger, "Follow"), (late, "Follow"), (late, "ComeToClass")):
            each.ask(kind, code=code, **({"kind": "class"} if kind == "Follow" else {"nickname": "Late"}))
        self.onlookers += [desk, late, stranger]
        at = [pupil.see("class", lambda each: each["you"]["table"] is not None)["you"]["table"] for pupil in people]
        return people, at[0]

    def _homework(self) -> tuple[list[Onlooker], str]:
        """A pupil among bots; another with a table of the same deal, of which the hand that is seen is the same."""
        teacher, pupil, friend, stranger = [self.page() for _ in range(4)]
        new = {"title": "Week 3", "game": self.name, "options": self.options, "bots": "learner"}
        code = self.made(teacher, "NewHomework", **new, deals=[self.deal.code], together=True)["code"]
        tables = []
        for number, each in enumerate((pupil, friend)):
            tables.append(each.ask("BeginHomework", code=code, nickname=f"Pupil {number}")["table"])
        for each in (pupil, friend, stranger):
            each.ask("Follow", kind="homework", code=code)
        friend.ask("Watch", table=tables[1])
        self.codes.append(tables[1])
        self.onlookers += [friend, stranger]
        return [pupil], tables[0]

    def _practice(self) -> tuple[list[Onlooker], str]:
        """Somebody who plays a deal with bots, and asks for hints; a stranger knows the table."""
        person, stranger = self.page(), self.page()
        wanted = {"nickname": "Ann", "game": self.name, "codes": [self.deal.code], "options": self.options}
        opened = person.ask("PlayDeals", **wanted, practice=True)
        assert opened["type"] == "Done", opened
        stranger.ask("Watch", table=opened["table"])
        self.onlookers.append(stranger)
        return [person], opened["table"]

    def _lesson(self) -> tuple[list[Onlooker], str]:
        """A learner at the table of a lesson, and another who has only opened it."""
        person, other = self.page(), self.page()
        lesson = {"lesson": "other-cards", "language": "en"}
        for each in (person, other):
            each.ask("OpenLesson", **lesson)
        shown = person.ask("PlayLesson", **lesson, at=0, nickname="Ann")
        assert shown["type"] == "LessonShown", shown
        other.ask("Watch", table=shown["table"])
        self.onlookers.append(other)
        return [person], shown["table"]

    def _library(self) -> LessonLibrary:
        hands = "\n".join(f"  {seat}: {self.deal[seat]}" for seat in Seat)
        (self._folder / "other-cards.md").write_text(_LESSON.format(game=self.name, hands=hands))
        library = LessonLibrary(self._folder)
        assert not library.faults, library.faults
        return library

    def _league(self) -> tuple[list[Onlooker], str]:
        """A match of teams: four in the first room, and two in the second, with the same cards."""
        desk, stranger, *people = [self.page() for _ in range(2 + len(Seat) + len(self.others))]
        new = {"title": "Term", "game": self.name, "options": self.options, "form": "points", "deals": 1}
        made = self.made(desk, "NewLeague", **new, teams=True)
        code, match = made["code"], {"one": 1, "other": 2}
        desk.ask("Follow", kind="league", code=code, secret=made["secret"])
        for act in ({"type": "EnrolAll", "names": ["Owls", "Foxes"]}, {"type": "OpenMatch", **match}):
            done = desk.ask("RunLeague", code=code, act=act)
            assert done["type"] == "Done", done
        for each in (stranger, *people):
            each.ask("Follow", kind="league", code=code)
        places = [(1, seat) for seat in Seat] + [(2, seat) for seat in self.others]
        for person, (room, seat) in zip(people, places, strict=True):
            name = f"{seat.value}{room}"
            sat = person.ask("TakeSeat", code=code, **match, room=room, seat=seat.value, nickname=name)
            assert sat["type"] == "Done", sat
        with patch.object(league_rooms, "_drawn", lambda rules, number: self.deal):
            begun = desk.ask("BeginRooms", code=code, **match)
        assert begun["type"] == "Done", begun
        tables = [
            person.see("league", lambda each: bool((each["seats"].get("1-2") or {}).get("table")))["seats"]["1-2"][
                "table"
            ]
            for person in people
        ]
        for person, table in zip(people[len(Seat) :], tables[len(Seat) :], strict=True):
            person.ask("Watch", table=table)
        self.codes += sorted(set(tables) - {tables[0]})
        self.onlookers += [stranger, *people[len(Seat) :]]
        return people[: len(Seat)], tables[0]

    def remember(self) -> None:
        """That is what everybody has been sent so far."""
        self._heard = [(page, len(page.kept)) for page in (*self.players.values(), *self.onlookers)]

    def forget_the_newest(self) -> None:
        """What has been sent since then does not count."""
        for page, count in self._heard:
            del page.kept[count:]

    # --- moves and mischief

    def public(self) -> list[AnyEvent]:
        """What has happened for everybody to see."""
        log = self.server.hub.tables[self.table].state.log
        return [event for event in log if sees(None, event)]

    def picture(self, seat: Seat) -> Frame:
        found = self.players[seat].picture
        assert found is not None
        return found

    def moves(self, seat: Seat) -> dict[str, Any]:
        """What somebody can do, by what it is in words."""
        if seat not in self.players:
            view, _ = self.bots.asked[self.table]
            return {repr(move): move for move in view.moves}
        shown = self.picture(seat)
        moves = [*(each["move"] for each in shown["choices"]), *card_moves(shown)]
        return {str(move): move for move in moves}

    def waiting(self) -> list[Seat]:
        """Who can move now: people, and a bot that has been asked."""
        for person in self.players.values():
            person.wait_for_newest(0.005)
        found = [seat for seat in self.players if self.picture(seat)["you"] in self.picture(seat)["waiting"]]
        bot = moving.bot_turn(self.server.hub.tables[self.table])
        if bot is not None and bot not in self.players and self.table in self.bots.asked:
            found.append(bot)
        return found

    def move(self, seat: Seat, move: Any, nonce: str) -> None:
        seen = [(page, page.picture) for page in (*self.players.values(), *self.onlookers)]
        if seat in self.players:
            done = self.players[seat].act(self.picture(seat), move, nonce)
            assert done["type"] == "Done", done
        else:
            _, told = self.bots.asked[self.table]
            self.server.run(_tell(told, Decision(move, Why())))
        for page, before in seen:
            if before is not None and before["table"] == self.table:
                page.wait_past(before)

    def tries(self, page: Onlooker, move: Frame) -> None:
        """What somebody may not do, or may not know yet."""
        at = page.picture["at"] if page.picture is not None else 0
        page.ask("Act", table=self.table, deal=1, at=at, nonce=f"mischief-{at}", move=move)
        page.ask("PointAt", table=self.table, deal=1, at=at, move=move)
        page.ask("AskHint", table=self.table, deal=1, at=at, step="why")
        page.ask("TakeBack", table=self.table, deal=1)
        for kind, fields in self.questions():
            page.ask(kind, **fields)

    def questions(self) -> list[tuple[str, Frame]]:
        """What can be asked again and again."""
        where = {"table": self.table, "deal": 1}
        found: list[tuple[str, Frame]] = [("AskDeal", where), ("ReadOpening", where), ("Watch", {"table": self.table})]
        if self.ledger is not None:
            code, name = self.ledger["code"], self.ledger["ledger"]
            found.append(("AskFile", {"ledger": name, "code": code, "what": "whole"}))
            if name == "event":
                found += [("AskTraveller", {"code": code, "board": 1}), ("AskScoreCard", {"code": code, "entrant": 1})]
            if name == "class":
                found += [("AskClassResults", {"code": code})]
            if name == "homework":
                found += [("AskPupilWork", {"code": code, "pupil": 1})]
        return found

    def beside(self) -> str:
        """What is to be had without a line: figures, a sheet of paper, a lesson to read."""
        address = self.server.address
        figures = _MEASURED.sub("", _fetched(address + "/metrics"))
        code = self.ledger["code"] if self.ledger else ""
        token = self.onlookers[0].token or ""
        orders = ({"sheet": "hands", "code": code or "none"}, {"sheet": "sheet", "table": self.table, "token": token})
        paper = "".join(_fetched(address + "/api/print", msgspec.json.encode(each)) for each in orders)
        lesson = _fetched(address + "/api/lessons/en/other-cards")
        return neutral(figures + paper + lesson, self.codes)

    def seconds(self, page: Onlooker, kind: str, fields: Frame) -> float:
        """How long an answer takes."""
        began = time.perf_counter()
        page.ask(kind, **fields)
        return time.perf_counter() - began


async def _tell(told: asyncio.Future[Decision], decision: Decision) -> None:
    if not told.done():
        told.set_result(decision)


def _away(picture: Frame) -> bool:
    return any(place["away"] for place in picture["places"])


def _fetched(address: str, body: bytes | None = None) -> str:
    try:
        with urllib.request.urlopen(address, body, timeout=60) as answer:
            return str(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return f"{error.code} {error.read()!r}"
