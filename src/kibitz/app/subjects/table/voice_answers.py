"""What a page asks about speaking at a table: that it may be, to join, to hang up, and to reach another browser.

The server brings browsers together and hears nothing: voices go from one to the other.
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.table.messages import JoinVoice, LeaveVoice, SendSignal, SetVoice, VoiceJoined, VoiceRequest
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.messages import VoiceHeard
from kibitz.app.tables.people import veiled
from kibitz.app.tables.speaking import let_speak, may_speak
from kibitz.engine import codec

LONGEST_SIGNAL: Final = 6000
"""Bytes: three times what browsers send, and little enough for a line between server processes."""

_VISIT: Final = re.compile(r"[0-9a-f]{8,32}")


class VoiceAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: VoiceRequest) -> None:
        match request:
            case SetVoice(id=number, table=code, speak=speak):
                table = await self.hub.table(code)
                done = Done(number, table.id)
                await self.hub.decide(
                    table,
                    lambda: let_speak(table, self._player(table), speak=speak),
                    lambda _: self.connection.send(done),
                )
            case JoinVoice():
                await self._join(request)
            case LeaveVoice():
                self.hub.voices.go(self.connection)
            case SendSignal():
                await self._carry(request)
            case _:
                assert_never(request)

    async def _join(self, request: JoinVoice) -> None:
        table = await self._speaking(request.table)
        _check(request.visit)
        who = self.connection.identity or ""
        is_known = self.hub.voices.at(table.id).get(who) == request.visit
        if not is_known and not self.connection.may_join_voice():
            raise Refusal(w.TOO_FAST())
        self.connection.send(VoiceJoined(request.id, self.hub.relays.for_one(veiled(who))))
        self.hub.voices.come(table.id, who, request.visit, self.connection)

    async def _carry(self, request: SendSignal) -> None:
        """To one who sits at the same table and has joined as the sender has, and to nobody else."""
        table = await self._speaking(request.table)
        mine = self.hub.voices.visit_on(self.connection, table.id)
        if mine is None:
            raise Refusal(w.NOT_IN_VOICE())
        if not self.connection.may_signal():
            raise Refusal(w.TOO_FAST())
        _check(request.call)
        if len(codec.encode(request.signal)) > LONGEST_SIGNAL:
            raise Refusal(w.SIGNAL_TOO_LONG())
        here = self.hub.voices.at(table.id)
        to = next(
            (who for who, visit in here.items() if visit == request.to and table.player_of(who) is not None), None
        )
        heard = VoiceHeard(table.id, mine, request.call, request.signal)
        if to is None or not self.hub.voices.carry(to, request.to, heard):
            raise Refusal(w.NOT_REACHED())
        self.connection.send(Done(request.id, table.id))

    async def _speaking(self, code: str) -> LiveTable:
        """A table at which I sit and people speak."""
        table = await self.hub.table(code)
        self._player(table)
        if not may_speak(table):
            raise Refusal(w.NO_VOICE())
        return table

    def _player(self, table: LiveTable) -> int:
        player = table.player_of(self.connection.identity) if self.connection.identity else None
        if player is None:
            raise Refusal(w.NOT_SEATED())
        return player


def _check(number: str) -> None:
    if _VISIT.fullmatch(number) is None:
        raise Refusal(w.NOT_A_MESSAGE())
