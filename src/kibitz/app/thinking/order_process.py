"""Deals to order in a process of their own, which ends after so many seconds: an order can ask for a lot."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from itertools import islice
from typing import Final

import msgspec
from msgspec import Struct

from kibitz.analysis.orders import DealOrder, Preference, parse_order
from kibitz.analysis.sampling import NoLayout

_SECONDS: Final = 20.0
_MISSES: Final = 50_000
"""Deals tried in vain before it is said that there may be none."""
_AT_ONCE: Final = 1
_WAITING: Final = 12


class DealsOrdered(Struct, frozen=True):
    """What is wanted: in the language of orders, how many times as likely what is preferred is to be, and how many."""

    want: str
    prefer: tuple[tuple[float, str], ...]
    count: int
    seed: int


class DealsFound(Struct, frozen=True):
    """The codes of the deals, how many are like that in points and lengths, and how many were drawn for the rest."""

    codes: tuple[str, ...] = ()
    one_in: float = 1.0
    is_exact: bool = True
    tried: int = 0
    has_none: bool = False  # nothing was found


class TooMuch(Exception):
    """The order takes too long, or too many wait."""


class OrderDesk:
    """One order at a time; whoever comes when many wait is asked to come again."""

    def __init__(self, seconds: float = _SECONDS) -> None:
        self.seconds = seconds
        self._turn = asyncio.Semaphore(_AT_ONCE)
        self._waiting = 0

    async def found(self, order: DealsOrdered) -> DealsFound:
        if self._waiting >= _WAITING:
            raise TooMuch
        self._waiting += 1
        try:
            async with self._turn:
                return await self._asked(order)
        finally:
            self._waiting -= 1

    async def _asked(self, order: DealsOrdered) -> DealsFound:
        # -P: a folder called kibitz where somebody happens to be is not us.
        command = (sys.executable, "-P", "-c", "from kibitz.app.thinking.order_process import main; main()")
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        try:
            async with asyncio.timeout(self.seconds):
                answer, _ = await process.communicate(msgspec.json.encode(order))
            return msgspec.json.decode(answer, type=DealsFound)
        except (TimeoutError, msgspec.MsgspecError) as error:
            raise TooMuch from error
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def draw(order: DealsOrdered) -> DealsFound:
    """The deals; those that were asked for must have been understood.

    >>> found = draw(DealsOrdered("N 37 points", (), 2, 7))
    >>> len(found.codes), round(found.one_in), found.is_exact
    (2, 158753389900, True)
    """
    made = DealOrder(order.want, [Preference(weight, parse_order(wish)) for weight, wish in order.prefer])
    made.most_misses = _MISSES
    codes: list[str] = []
    with suppress(NoLayout):
        codes.extend(deal.code for deal in islice(made.deals(order.seed), order.count))
    if not codes:
        return DealsFound(has_none=True)
    return DealsFound(tuple(codes), float(1 / made.probability), made.is_exact, made.tried)


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=DealsOrdered)
    sys.stdout.buffer.write(msgspec.json.encode(draw(order)))
