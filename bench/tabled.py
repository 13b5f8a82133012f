"""Random deals with the double-dummy tricks of every declarer in every strain, solved once and kept in `build/`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Annotated, Final

import numpy as np
import numpy.typing as npt
import typer
from msgspec import Struct

from kibitz.analysis.arrays import table_rows
from kibitz.analysis.sampling import Masks
from kibitz.cards import FRENCH, Deal, Deck, Seat
from kibitz.cards.deal import DEALS

FITTING: Final = "fitting"
MEASURING: Final = "measuring"
"""Two series that share no deal: rules are fitted on one and measured on the other."""

_KEPT: Final = Path("build/tables")
_CHUNK: Final = 250


class Tabled(Struct, frozen=True):
    """Hands in columns North to West, and tricks by deal, declarer and the strain's index."""

    hands: Masks
    tricks: npt.NDArray[np.int8]


def numbered(series: str, number: int, deck: Deck = FRENCH) -> Deal:
    """That deal of the series; the same cards in either pack."""
    return Deal.from_number(Random(f"{series} {number}").randrange(DEALS), deck)


def tabled(series: str, deals: int) -> Tabled:
    """The first so many deals of a series with their tables."""
    chunks = [_chunk(series, place) for place in range(-(-deals // _CHUNK))]
    hands = np.concatenate([chunk.hands for chunk in chunks])[:deals]
    return Tabled(hands, np.concatenate([chunk.tricks for chunk in chunks])[:deals])


def table_of(series: str, number: int) -> npt.NDArray[np.int8]:
    """The tricks of one deal by declarer, North to West, and the strain's index."""
    tricks: npt.NDArray[np.int8] = _chunk(series, number // _CHUNK).tricks[number % _CHUNK]
    return tricks


@lru_cache(maxsize=4)
def _chunk(series: str, place: int) -> Tabled:
    path = _KEPT / f"{series}-{_CHUNK}-{place}.npz"
    if not path.exists():
        dealt = [numbered(series, number) for number in range(_CHUNK * place, _CHUNK * (place + 1))]
        hands = np.array([[deal[seat].mask for seat in Seat] for deal in dealt], np.uint64)
        tricks = table_rows(hands, threads=1)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".part.npz")
        np.savez(unfinished, hands=hands, tricks=tricks)
        unfinished.rename(path)
    with np.load(path) as kept:
        return Tabled(kept["hands"], kept["tricks"])


def main(
    deals: Annotated[int, typer.Option(min=1)] = 4000,
    series: Annotated[str, typer.Option(help="fitting or measuring")] = FITTING,
) -> None:
    """Solves tables ahead: about ten a second on one core."""
    found = tabled(series, deals)
    print(f"{len(found.hands)} deals of the series {series}, {found.tricks.mean():.2f} tricks on average")


if __name__ == "__main__":
    typer.run(main)
