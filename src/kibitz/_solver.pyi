from collections.abc import Callable, Sequence
from typing import Any, final

DEFAULT_BYTES: int

class IllegalPosition(ValueError): ...
class Cancelled(RuntimeError): ...

@final
class Cancellation:
    def __init__(self) -> None: ...
    def cancel(self) -> None: ...
    @property
    def asked(self) -> bool: ...

# A row has nine numbers: see kibitz.analysis.positions.
@final
class Solver:
    def __init__(self, memory: int = ..., portable: bool = ...) -> None: ...
    def solve(self, row: Sequence[int], cancellation: Cancellation | None) -> int: ...
    def solve_at_least(self, row: Sequence[int], need: int, cancellation: Cancellation | None) -> bool: ...
    def solve_cards(self, row: Sequence[int], cancellation: Cancellation | None) -> list[tuple[int, int]]: ...
    def table(self, hands: Sequence[int], cancellation: Cancellation | None) -> list[int]: ...
    def clear(self) -> None: ...
    @property
    def nodes(self) -> int: ...

def solve_many(
    rows: Any,
    threads: int,
    memory: int,
    progress: Callable[[int, int], object] | None,
    cancellation: Cancellation | None,
) -> bytes: ...
def solve_at_least_many(
    rows: Any,
    needs: Any,
    threads: int,
    memory: int,
    progress: Callable[[int, int], object] | None,
    cancellation: Cancellation | None,
) -> bytes: ...
def solve_cards_many(
    rows: Any,
    threads: int,
    memory: int,
    progress: Callable[[int, int], object] | None,
    cancellation: Cancellation | None,
    wanted: int = ...,
) -> bytes: ...
def solve_line_many(
    rows: Any,
    line: Sequence[int],
    threads: int,
    memory: int,
    progress: Callable[[int, int], object] | None,
    cancellation: Cancellation | None,
    wanted: int = ...,
) -> bytes: ...
def table_many(
    deals: Any,
    threads: int,
    memory: int,
    progress: Callable[[int, int], object] | None,
    cancellation: Cancellation | None,
) -> bytes: ...
