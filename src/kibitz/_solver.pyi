from collections.abc import Callable, Sequence
from typing import Any, final

DEFAULT_BYTES: int

class NotationError(ValueError): ...
class IllegalPosition(ValueError): ...
class Cancelled(RuntimeError): ...

@final
class Cancellation:
    def __init__(self) -> None: ...
    def cancel(self) -> None: ...
    @property
    def asked(self) -> bool: ...

@final
class Solver:
    def __init__(self, memory: int = ..., portable: bool = ...) -> None: ...
    def solve(self, hands: Sequence[int], trump: int, leader: int, trick: Sequence[int]) -> int: ...
    def solve_at_least(
        self, hands: Sequence[int], trump: int, leader: int, trick: Sequence[int], need: int
    ) -> bool: ...
    def solve_cards(
        self, hands: Sequence[int], trump: int, leader: int, trick: Sequence[int]
    ) -> list[tuple[int, int]]: ...
    def table(self, hands: Sequence[int]) -> list[list[int]]: ...
    def clear(self) -> None: ...
    @property
    def nodes(self) -> int: ...

def read_deal(text: str) -> list[int]: ...
def read_card(text: str) -> int: ...
def write_card(card: int) -> str: ...
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
