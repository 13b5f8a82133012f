"""A ledger in one file: JSON with its kind and a version, one happening a line, that another kibitz opens."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from kibitz.cards import NotationError
from kibitz.engine import codec
from kibitz.engine.text import Template
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine
from kibitz.words import IN_ENGLISH

FOREIGN: Final = Template("files-foreign")
FOREIGN_NAME: Final = Template("files-foreign-name")
FOREIGN_START: Final = Template("files-foreign-start")
OTHER_VERSION: Final = Template("files-other-version")

T = TypeVar("T", bound=LedgerLine)


class KeptLog(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """All that stands in the file."""

    format: str
    version: int
    log: tuple[T, ...]


class LogFile(Generic[T]):
    """How ledgers of one kind are written and read."""

    def __init__(self, kind: LedgerKind[T, Any]) -> None:
        self.version: Final = kind.version
        self._format = f"kibitz-{kind.name}"
        called = f"record-kind-{kind.name}"
        self._kind = called if IN_ENGLISH.knows(called) else kind.name
        self._first = kind.first
        kept: Any = KeptLog[kind.line]  # type: ignore[name-defined]
        self._decoder: msgspec.json.Decoder[KeptLog[T]] = msgspec.json.Decoder(kept, dec_hook=codec.from_text)

    def write(self, log: tuple[T, ...]) -> bytes:
        """The log as it stands in a file."""
        lines = b",\n".join(b"  " + codec.encode(each) for each in log)
        return b'{"format": "%s", "version": %d, "log": [\n%s\n]}\n' % (self._format.encode(), self.version, lines)

    def read(self, text: bytes | str) -> tuple[T, ...]:
        """The log from a file; `NotationError` says what is wrong with it."""
        try:
            kept = self._decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise NotationError(FOREIGN(kind=self._kind, why=str(error).rstrip("."))) from error
        if kept.format != self._format:
            raise NotationError(FOREIGN_NAME(kind=self._kind, name=kept.format))
        # A version adds kinds of lines and what a line may leave out: whoever reads it reads all before it.
        if not 1 <= kept.version <= self.version:
            raise NotationError(OTHER_VERSION(kind=self._kind, version=kept.version, known=self.version))
        if not kept.log or not isinstance(kept.log[0], self._first):
            raise NotationError(FOREIGN_START(kind=self._kind))
        return kept.log
