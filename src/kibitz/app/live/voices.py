"""Who speaks with whom at a table: known as long as they do, stored nowhere. What is said never comes here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from typing import Final
from weakref import WeakKeyDictionary

from msgspec import Struct

from kibitz.app.live import bus as news
from kibitz.app.live.connection import Connection
from kibitz.app.tables.messages import VoiceHeard

RETURN_SECONDS: Final = 6.0
"""Who lost the line has so long to come back before the others hang up: what they say goes on meanwhile."""


class _Speaker(Struct):
    """One page that has joined: `line` is None if it is connected elsewhere, or was lost a moment ago."""

    visit: str
    process: str
    line: Connection | None
    leaving: asyncio.TimerHandle | None = None


class Voices:
    """All who have joined, by table and by who they are; `changed` is told which table's company is another."""

    def __init__(self, bus: news.Bus, changed: Callable[[str], None]) -> None:
        self.patience = RETURN_SECONDS
        self._bus = bus
        self._changed = changed
        self._there: dict[str, dict[str, _Speaker]] = {}
        self._table_of: WeakKeyDictionary[Connection, tuple[str, str]] = WeakKeyDictionary()

    def at(self, table: str) -> Mapping[str, str]:
        """The visits of those who have joined at a table, by identity."""
        return {who: each.visit for who, each in self._there.get(table, {}).items()}

    def come(self, table: str, identity: str, visit: str, line: Connection) -> None:
        """Somebody joins, or is back on a new line. A page speaks at one table at a time."""
        if self._table_of.get(line, (table, identity)) != (table, identity):
            self.go(line)
        came = news.VoiceCame(process=self._bus.process, table=table, identity=identity, visit=visit)
        self._note(came, line)
        self._bus.tell(came)
        self._table_of[line] = (table, identity)
        line.when_closed["voice"] = lambda: self._lost(table, identity, line)

    def go(self, line: Connection) -> None:
        """Somebody hangs up."""
        table, identity = self._table_of.pop(line, ("", ""))
        line.when_closed.pop("voice", None)
        speaker = self._there.get(table, {}).get(identity)
        if speaker is not None and speaker.line is line:
            self._go(table, identity, speaker)

    def visit_on(self, line: Connection, table: str) -> str | None:
        """As whom a page has joined at a table; None if it has not, or another page of that person has since."""
        at, identity = self._table_of.get(line, ("", ""))
        speaker = self._there.get(table, {}).get(identity)
        return speaker.visit if at == table and speaker is not None and speaker.line is line else None

    def carry(self, identity: str, visit: str, heard: VoiceHeard) -> bool:
        """Hand a signal to that visit of somebody; False if it cannot be reached at the moment."""
        speaker = self._there.get(heard.table, {}).get(identity)
        if speaker is None or speaker.visit != visit:
            return False
        if speaker.process != self._bus.process:
            self._bus.tell(news.VoiceCarried(process=self._bus.process, identity=identity, heard=heard))
        elif speaker.line is None:
            return False
        else:
            speaker.line.send(heard)
        return True

    def _lost(self, table: str, identity: str, line: Connection) -> None:
        speaker = self._there.get(table, {}).get(identity)
        if speaker is None or speaker.line is not line:
            return
        speaker.line = None
        loop = asyncio.get_running_loop()
        speaker.leaving = loop.call_later(self.patience, self._go, table, identity, speaker)

    def _go(self, table: str, identity: str, speaker: _Speaker) -> None:
        went = news.VoiceWent(process=self._bus.process, table=table, identity=identity, visit=speaker.visit)
        self._forget(table, identity, speaker.visit)
        self._bus.tell(went)

    def _note(self, came: news.VoiceCame, line: Connection | None) -> None:
        there = self._there.setdefault(came.table, {})
        before = there.get(came.identity)
        if before is not None and before.leaving is not None:
            before.leaving.cancel()
        there[came.identity] = _Speaker(came.visit, came.process, line)
        if before is None or before.visit != came.visit:
            self._changed(came.table)

    def _forget(self, table: str, identity: str, visit: str) -> None:
        speaker = self._there.get(table, {}).get(identity)
        if speaker is None or speaker.visit != visit:
            return
        if speaker.leaving is not None:
            speaker.leaving.cancel()
        del self._there[table][identity]
        if not self._there[table]:
            del self._there[table]
        self._changed(table)

    def stop(self) -> None:
        for _, _, speaker in self._all():
            if speaker.leaving is not None:
                speaker.leaving.cancel()

    # --- other processes

    def hear(self, told: news.VoiceNotice) -> None:
        """What another process says of its own people, or has for one of ours."""
        match told:
            case news.VoiceCame():
                self._note(told, None)
            case news.VoiceWent(table=table, identity=identity, visit=visit):
                self._forget(table, identity, visit)
            case news.VoiceCarried(identity=identity, heard=heard):
                speaker = self._there.get(heard.table, {}).get(identity)
                if speaker is not None and speaker.line is not None:
                    speaker.line.send(heard)

    def tell_all(self) -> None:
        """Tell the others of everybody who is here."""
        for table, identity, speaker in self._all():
            if speaker.process == self._bus.process:
                came = news.VoiceCame(process=speaker.process, table=table, identity=identity, visit=speaker.visit)
                self._bus.tell(came)

    def drop_silent(self, is_alive: Callable[[str], bool]) -> None:
        """Forget those of processes that have died."""
        for table, identity, speaker in list(self._all()):
            if speaker.process != self._bus.process and not is_alive(speaker.process):
                self._forget(table, identity, speaker.visit)

    def _all(self) -> Iterator[tuple[str, str, _Speaker]]:
        for table, there in self._there.items():
            for identity, speaker in there.items():
                yield table, identity, speaker
