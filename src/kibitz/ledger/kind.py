"""A kind of ledger: its name, what its lines are, and how they fold to a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec

from kibitz.engine import codec
from kibitz.ledger.lines import LedgerLine

WrittenLine = TypeVar("WrittenLine", bound=LedgerLine)
FirstLine = TypeVar("FirstLine", bound=LedgerLine)
Folded = TypeVar("Folded")


class LedgerKind(Generic[WrittenLine, Folded]):
    """One kind: `first` is the type that every ledger of it begins with, and `begin` makes a state of that line.

    `step` gives the state after one more line.
    """

    def __init__(
        self,
        name: str,
        version: int,
        line: Any,
        first: type[FirstLine],
        begin: Callable[[FirstLine], Folded],
        step: Callable[[Folded, WrittenLine], Folded],
    ) -> None:
        self.name = name
        self.version = version  # of its file: raised with every kind of line that a kibitz of before would not know
        self.line = line
        self.first: type[LedgerLine] = first
        self.step = step
        self._begin: Callable[[Any], Folded] = begin
        self._decoder: msgspec.json.Decoder[WrittenLine] = msgspec.json.Decoder(line, dec_hook=codec.from_text)

    def fold(self, lines: Iterable[WrittenLine]) -> Folded:
        """What all lines come to."""
        written = iter(lines)
        first = next(written, None)
        if not isinstance(first, self.first):
            raise TypeError(f"A ledger of the kind “{self.name}” begins with {self.first.__name__}.")
        state = self._begin(first)
        for line in written:
            state = self.step(state, line)
        return state

    def read(self, body: str) -> WrittenLine:
        """A line as it is stored."""
        return self._decoder.decode(body)
