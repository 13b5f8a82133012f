"""Who leads or has won, and the one plain sentence that says so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from kibitz.cards import Side
from kibitz.sessions.base import Standing
from kibitz.sessions.dealing import PARTNERS


class Party(Struct, frozen=True):
    """Players who score together: two partners, or one player alone."""

    players: tuple[int, ...]
    total: int


class Decision(Struct, frozen=True):
    """A side that wins, and by what."""

    side: Side
    reason: str


def sides(totals: Mapping[Side, int]) -> list[Party]:
    """The two sides of four players who keep their seats, players 0 and 2 first."""
    return [Party(PARTNERS[side], totals[side]) for side in Side]


def standing(
    parties: Sequence[Party], names: Sequence[str], *, finished: bool, tie_break: Decision | None = None
) -> Standing:
    """The most points win; equal totals share, unless the rules break the tie."""
    best = max(party.total for party in parties)
    leaders = [party for party in parties if party.total == best]
    reason = ""
    if finished and len(leaders) > 1 and tie_break is not None:
        leaders = [party for party in leaders if party.players == PARTNERS[tie_break.side]]
        reason = f", {tie_break.reason}"
    totals = {player: party.total for party in parties for player in party.players}
    others = [party.total for party in parties if party not in leaders]
    return Standing(
        totals=tuple(totals[player] for player in sorted(totals)),
        finished=finished,
        winners=tuple(sorted(player for party in leaders for player in party.players)) if finished else (),
        verdict=f"{_verdict(leaders, others, names, finished=finished)}{reason}.",
    )


def listed(words: Sequence[str]) -> str:
    """
    >>> listed(["Ann", "Bob", "Cal"])
    'Ann, Bob and Cal'
    """
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _verdict(leaders: Sequence[Party], others: Sequence[int], names: Sequence[str], *, finished: bool) -> str:
    best = leaders[0].total
    in_pairs = len(leaders[0].players) == 2
    who = listed([names[player] for party in leaders for player in party.players])
    if not others:
        whose = "The sides" if in_pairs else "All players"
        return f"{whose} are {'tied' if finished else 'level'} at {best} each"
    one = len(leaders) == 1 and not in_pairs
    verb = ("wins" if one else "win") if finished else ("leads" if one else "lead")
    if in_pairs:
        return f"{who} {verb} {best} to {others[0]}"
    if len(leaders) > 1:
        return f"{who} share {'the win' if finished else 'the lead'} with {best} each"
    return f"{who} {verb} with {best}"
