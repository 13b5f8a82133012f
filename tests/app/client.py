"""A page made of code: it speaks the protocol over a real WebSocket, and fetches what is served beside it."""

from __future__ import annotations

import itertools
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from kibitz.app.protocol import VERSION
from kibitz.cards.sentences import Text

Frame = dict[str, Any]


class PageClient:
    """One connection, remembering every frame it was sent."""

    def __init__(
        self, address: str, token: str | None = None, *, greet: bool = True, forwarded: str | None = None
    ) -> None:
        self.address = address
        self.frames: list[Frame] = []
        self.picture: Frame | None = None
        self.whole: dict[str, Frame] = {}  # the newest picture of each table
        self.followed: dict[str, Frame] = {}  # by kind, put together as the page does
        self.room: Frame | None = None  # of a table that is not to be seen, or not yet
        self._numbers = itertools.count(1)
        self._open = ExitStack()
        live = address.replace("http", "ws") + "/ws"
        self.line: ClientConnection = self._open.enter_context(
            connect(
                live,
                origin=Origin(address),
                max_size=None,
                compression=None,
                close_timeout=1,  # with much unread the answer to a close may not be read either
                additional_headers={"X-Forwarded-For": forwarded} if forwarded else None,
            )
        )
        self.token = token
        if greet:
            self.send("Hello", version=VERSION, token=token)
            self.token = self.wait_for(lambda frame: frame["type"] == "Welcome")["token"]

    def send(self, kind: str, /, **fields: Any) -> None:
        self.line.send(json.dumps({"type": kind, **fields}))

    def ask(self, kind: str, /, **fields: Any) -> Frame:
        """Send a request and wait for its answer."""
        number = next(self._numbers)
        self.send(kind, id=number, **fields)
        refused = ("Refused", None)  # it was no request, or so it seemed; another id is a late answer to another one
        return self.wait_for(lambda frame: frame.get("id") == number or (frame["type"], frame.get("id")) == refused)

    def make(self, kind: str, /, **fields: Any) -> Frame:
        """Have something made that gets a code."""
        return self.ask("Make", new={"type": kind, **fields})

    def see(self, kind: str, is_it: Callable[[Frame], bool] = lambda picture: True) -> Frame:
        """Wait until what is followed looks like that; what has been seen counts."""
        while kind not in self.followed or not is_it(self.followed[kind]):
            self.wait_for(lambda frame: frame["type"] in ("Followed", "Changed"))
        return self.followed[kind]

    def wait_for(self, is_it: Callable[[Frame], bool], seconds: float = 30) -> Frame:
        deadline = time.monotonic() + seconds
        while True:
            raw: Frame = json.loads(self.line.recv(timeout=max(0.01, deadline - time.monotonic())))
            frame = self._whole(raw)
            self.frames.append(frame)
            if frame["type"] == "Shown":
                self.picture, self.room = frame["picture"], None
            if frame["type"] == "Waiting":
                self.picture, self.room = None, frame["room"]
            if frame["type"] == "Followed":
                self.followed[frame["picture"]["kind"]] = frame["picture"]
            if frame["type"] == "Changed":
                self.followed[frame["kind"]] = changed(self.followed[frame["kind"]], frame)
            if is_it(frame):
                return frame

    def _whole(self, frame: Frame) -> Frame:
        """What a page has once it has put together what changed at its table: the whole picture."""
        if frame["type"] == "Changed" and frame["kind"] == "table":
            frame = {"type": "Shown", "picture": changed(self.whole[frame["code"]], frame)}
        if frame["type"] == "Shown":
            self.whole[frame["picture"]["table"]] = frame["picture"]
        return frame

    def wait_until(self, is_it: Callable[[Frame], bool], seconds: float = 30) -> Frame:
        """Wait for a picture like that; the one already seen counts."""
        if self.picture is None or not is_it(self.picture):
            self.wait_for(lambda frame: frame["type"] == "Shown" and is_it(frame["picture"]), seconds)
        assert self.picture is not None
        return self.picture

    def wait_in_room(self, is_it: Callable[[Frame], bool] = lambda room: True, seconds: float = 30) -> Frame:
        """Wait for a waiting room or a door like that; the one already seen counts."""
        if self.room is None or not is_it(self.room):
            self.wait_for(lambda frame: frame["type"] == "Waiting" and is_it(frame["room"]), seconds)
        assert self.room is not None
        return self.room

    def wait_past(self, picture: Frame) -> Frame:
        """Wait until something has happened since that picture."""
        where = (picture["deal"], picture["at"])
        return self.wait_until(lambda each: (each["deal"], each["at"]) > where)

    def wait_for_deal(self, deal: int) -> Frame:
        return self.wait_until(lambda each: bool(each["deal"] >= deal))

    def wait_for_newest(self, seconds: float = 0.03) -> None:
        """Read on until nothing more comes for a moment."""
        with suppress(TimeoutError):
            self.wait_for(lambda frame: False, seconds)

    def open(self, game: str, nickname: str = "Ann", **fields: Any) -> str:
        done = self.ask("OpenTable", nickname=nickname, game=game, **fields)
        assert done["type"] == "Done", done
        table: str = done["table"]
        if fields.get("gather"):
            self.wait_in_room(lambda room: bool(room["table"] == table))
        else:
            self.wait_until(lambda picture: bool(picture["table"] == table))
        return table

    def act(self, picture: Frame, move: Frame, nonce: str | None = None) -> Frame:
        nonce = nonce or f"nonce-{time.monotonic_ns()}"
        where = {"table": picture["table"], "deal": picture["deal"], "at": picture["at"]}
        return self.ask("Act", **where, nonce=nonce, move=move)

    def close(self) -> None:
        self._open.close()


def changed(picture: Frame, news: Frame) -> Frame:
    """A picture with what is other than before: whole fields, and single lines of others."""
    lines = {
        name: {key: line for key, line in {**picture[name], **told}.items() if line is not None}
        for name, told in news["lines"].items()
    }
    return {**picture, **news["fields"], **lines}


def fetch(address: str, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(address + path, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, {key.lower(): value for key, value in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {key.lower(): value for key, value in error.headers.items()}, error.read()


def in_english(text: Frame) -> str:
    """A sentence of an answer as it is read."""
    return str(msgspec.convert(text, Text))


def refused(answer: Frame) -> str:
    """What a refusal says, as it is read, or else what kind of answer it was."""
    return in_english(answer["text"]) if answer["type"] == "Refused" else str(answer["type"])


def refusal_id(answer: Frame) -> str:
    """The id of what a refusal says, or else what kind of answer it was."""
    return str(answer["text"]["say"] if answer["type"] == "Refused" else answer["type"])


def first_move(picture: Frame) -> Frame | None:
    """The first thing the picture offers: a button, or a card."""
    if picture["choices"]:
        # Not all pass for ever: the last choice of a call is the boldest.
        move: Frame = picture["choices"][0]["move"]
        return move
    return next(iter(card_moves(picture)), None)


def card_moves(picture: Frame) -> list[Frame]:
    """Each card that may be played now, as a move."""
    may = [each for each in picture["playable"] if each["why"] is None]
    return [{"event": "played", "seat": each["seat"], "card": card} for each in may for card in each["cards"]]


def play_deal(client: PageClient, choose: Callable[[Frame], Frame | None] = first_move) -> Frame:
    """Play the deal to its end, whatever it takes; returns the last picture."""
    while True:
        picture = client.wait_until(lambda each: bool(each["outcome"]) or _is_mine(each))
        if picture["outcome"]:
            return picture
        move = choose(picture)
        assert move is not None
        answer = client.act(picture, move)
        assert answer["type"] == "Done", answer
        client.wait_past(picture)


def _is_mine(picture: Frame) -> bool:
    return picture["you"] in picture["waiting"]
