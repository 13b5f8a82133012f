"""One run of bulk work: its parts handed out, kept as they come in, and given back in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from time import process_time
from typing import Generic

from msgspec import Struct

from kibitz.analysis.bulk.kept_parts import KeptParts
from kibitz.analysis.bulk.parts import Columns, Cost
from kibitz.analysis.bulk.workers import Chunk, Workers


class Run(Generic[Chunk]):
    """What `work` makes of each part, by workers; iterated, the rows come in the order of the parts.

    With `kept`, finished parts are written there, and those that were finished before are only read. The rows
    depend on work and parts alone, not on the workers, nor on how often the run was cut off.

    >>> import numpy as np
    >>> run = Run(lambda number: {"square": np.array([number**2])}, [1, 2, 3], Workers(jobs=1))
    >>> [rows["square"].tolist() for rows in run], run.cost.rows
    ([[1], [4], [9]], 3)
    """

    def __init__(
        self,
        work: Callable[[Chunk], Columns],
        parts: Sequence[Chunk],
        workers: Workers,
        kept: KeptParts | None = None,
        *,
        finished: Callable[[int], object] = lambda part: None,
    ) -> None:
        """`finished` is called with the number of each part that is there, as it comes in."""
        self.work = work
        self.parts = parts
        self.workers = workers
        self.kept = kept
        self.cost = Cost()
        """Of all parts given back so far, also those that were made by an earlier run."""
        self._finished = finished

    def __iter__(self) -> Iterator[Columns]:
        kept = self.kept
        before = set[int]() if kept is None else {part for part in range(len(self.parts)) if part in kept}
        for part in before:
            self._finished(part)
        missing = ((part, chunk) for part, chunk in enumerate(self.parts) if part not in before)
        early: dict[int, _Worked] = {}
        with closing(self.workers.done(_Timed(self.work), missing)) as coming:  # type: ignore[type-var]  # a generator
            for part in range(len(self.parts)):
                while part not in early and (kept is None or part not in kept):
                    number, made = next(coming)
                    self._finished(number)
                    if kept is None:
                        early[number] = made
                    else:
                        kept.keep(number, made.rows, made.cost)
                if kept is not None:
                    self.cost += kept.cost(part)
                    yield kept.read(part)
                else:
                    made = early.pop(part)
                    self.cost += made.cost
                    yield made.rows


class _Worked(Struct, frozen=True):
    rows: Columns
    cost: Cost


class _Timed(Struct, Generic[Chunk], frozen=True):
    """Work that also says what it took, of the processor and not of the clock: others may use the machine too."""

    work: Callable[[Chunk], Columns]

    def __call__(self, chunk: Chunk) -> _Worked:
        began = process_time()
        rows = self.work(chunk)
        number = len(next(iter(rows.values()))) if rows else 0
        return _Worked(rows, Cost(number, process_time() - began))
