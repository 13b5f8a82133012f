"""One open page: what it looks at, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.live.limits import Address, Allowance
from kibitz.app.live.stalls import Stalls
from kibitz.app.messages import FromServer
from kibitz.app.tables.picture import DrawnTable
from kibitz.app.work.turns import LEFT, Share
from kibitz.engine import codec

RATE: Final = 20.0
"""Messages a second that a page may send: far above what a person does, far below what hurts."""

_BURST_SECONDS: Final = 4

TAKE_OVERS: Final = 5
"""How many wrong secrets or codes of another device a page may come with."""

MOST_WATCHED: Final = 20
"""How many tables a page may look at: more than any page shows, fewer than would fill the memory."""

OPENED: Final = 10
"""How many tables a page may open in a minute."""

_SIGNALS: Final = 60
_SIGNALS_A_SECOND: Final = 3.0
_JOINS: Final = 10

_UNSENT: Final = 200
_RINGS: Final = 6

DrawPicture = Callable[["Connection", str], bytes | None]
Drawing = Callable[[], bytes | None]
"""Draws something for one page when it is sent; None if there is nothing to send any more."""


class Connection:
    """A page that is connected. Pictures are drawn when they are sent, so a slow page gets the newest, once."""

    def __init__(self, token: str, address: Address, rate: float = RATE, *, is_from_here: bool = False) -> None:
        self.token = token
        self.address = address
        self.is_from_here = is_from_here  # somebody at the computer that serves
        self.identity: str | None = None  # None: has not sat down anywhere yet
        self.nickname: str | None = None
        self.share = Share(address, token)  # for whom work is done that it asks for
        self.greeted = False
        self.is_administrator = False  # has shown the token of whoever runs the server
        self.watching: dict[str, DrawnTable | None] = {}  # the tables it looks at, the newest last: what it has of each
        self.take_overs = 0
        self.doors: set[str] = set()  # the codes of logs it has found
        self.pieces: list[str] = []  # of a file that is being sent
        self._openings = Allowance(OPENED, OPENED / 60)
        self._rings = Allowance(_RINGS, _RINGS / 60)
        self._signals = Allowance(_SIGNALS, _SIGNALS_A_SECOND)
        self._joins = Allowance(_JOINS, _JOINS / 60)
        self.is_closed = False
        self.when_closed: dict[str, Callable[[], None]] = {}  # what else has to know, by what it is about
        self._answers: deque[bytes] = deque()
        self._to_draw: dict[str, Drawing | None] = {}
        self._sleeping: asyncio.Future[None] | None = None  # what sends, while nothing waits
        self._messages = Allowance(rate * _BURST_SECONDS, rate)

    def send(self, answer: FromServer) -> None:
        self._answers.append(codec.encode(answer))
        if len(self._answers) > _UNSENT:
            self.close()
        self._wake()

    def show(self, table: str) -> None:
        """That table has changed."""
        self._to_draw[table] = None
        self._wake()

    def show_drawn(self, key: str, drawing: Drawing) -> None:
        """Something that is no table has changed; of what waits under one key only the newest is drawn."""
        self._to_draw[key] = drawing
        self._wake()

    def close(self) -> None:
        """No more after what waits."""
        self.is_closed = True
        while self.when_closed:
            self.when_closed.popitem()[1]()
        self._wake()

    def leave(self) -> None:
        """Nobody is there any more: what was asked is still carried out, but no work is begun for it."""
        self.share = LEFT

    def _wake(self) -> None:
        if self._sleeping is not None and not self._sleeping.done():
            self._sleeping.set_result(None)

    def count_opening(self) -> None:
        """One more table or ledger is about to be opened here; refused, if this page or its address has opened many."""
        if not (self._openings.may_take() and self.address.may_open_table()):
            raise Refusal(w.TOO_MANY_TABLES())

    def take_pieces(self) -> str:
        """The file that was sent in pieces; it is kept no longer."""
        sent = "".join(self.pieces)
        self.pieces.clear()
        return sent

    def may_ring(self) -> bool:
        """Whether somebody is called once more from here: each call is kept, and no table needs many in a minute."""
        return self._rings.may_take()

    def may_join_voice(self) -> bool:
        """Whether somebody may join once more those who speak: each time all at the table are shown so."""
        return self._joins.may_take()

    def may_signal(self) -> bool:
        """Whether one more signal goes to somebody's browser: three connections take about thirty."""
        return self._signals.may_take()

    def is_flooding(self) -> bool:
        """Count a message; too many are too many."""
        return not self._messages.may_take()

    async def pump(self, send: Callable[[bytes], Awaitable[None]], draw: DrawPicture, stalls: Stalls) -> None:
        """Send what waits, until closed; how long the loop is kept by drawing is watched."""
        while True:
            if not (self._answers or self._to_draw or self.is_closed):
                self._sleeping = asyncio.get_running_loop().create_future()
                await self._sleeping
            while self._answers:
                await send(self._answers.popleft())
            while self._to_draw and not self.is_closed:
                key = next(iter(self._to_draw))
                drawing = self._to_draw.pop(key)
                began = stalls.begin()
                picture = drawing() if drawing else draw(self, key)
                stalls.end(f"drawing {key.partition(' ')[0]}" if drawing else "drawing table", began)
                if picture is not None:
                    await send(picture)
            if self.is_closed and not self._answers:
                return
