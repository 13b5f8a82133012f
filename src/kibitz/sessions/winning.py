"""Who leads or has won, and by what. What is said of it is in `narration.verdicts`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from kibitz.cards import Side
from kibitz.sessions.base import Party, Standing, TieBreak
from kibitz.sessions.boards import PARTNERS


class TieBroken(Struct, frozen=True):
    """A side that wins on equal totals, and by what."""

    side: Side
    by: TieBreak


def sides(totals: Mapping[Side, int]) -> list[Party]:
    """The two sides of four players who keep their seats, players 0 and 2 first."""
    return [Party(PARTNERS[side], totals[side]) for side in Side]


def standing(parties: Sequence[Party], *, finished: bool, tie_break: TieBroken | None = None) -> Standing:
    """The most points win; equal totals share, unless the rules break the tie."""
    best = max(party.total for party in parties)
    leaders = [party for party in parties if party.total == best]
    if not finished or len(leaders) == 1:
        tie_break = None
    if tie_break is not None:
        leaders = [party for party in leaders if party.players == PARTNERS[tie_break.side]]
    return Standing(
        parties=tuple(parties),
        finished=finished,
        leaders=tuple(leaders),
        tie_break=tie_break.by if tie_break is not None else None,
    )
