"""Who leads or has won a session, in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kibitz.engine.text import Template, Text
from kibitz.sessions import Standing, TieBreak

WINS_ALONE: Final = Template("story-wins-alone")
LEADS_ALONE: Final = Template("story-leads-alone")
SHARE_WIN: Final = Template("story-share-win")
SHARE_LEAD: Final = Template("story-share-lead")
WIN_PAIR: Final = Template("story-win-pair")
LEAD_PAIR: Final = Template("story-lead-pair")
TIE_BROKEN: Final[Mapping[TieBreak, Template]] = {
    TieBreak.THREE_HANDS: Template("story-tie-broken-three-hands"),
    TieBreak.FOURTH_HAND: Template("story-tie-broken-fourth-hand"),
    TieBreak.TWO_GAMES: Template("story-tie-broken-two-games"),
    TieBreak.THREE_GAMES: Template("story-tie-broken-three-games"),
}
SIDES_TIED: Final = Template("story-sides-tied")
SIDES_LEVEL: Final = Template("story-sides-level")
PLAYERS_TIED: Final = Template("story-players-tied")
PLAYERS_LEVEL: Final = Template("story-players-level")


def verdict(standing: Standing, names: Sequence[str]) -> Text:
    """How the session stands, or how it ended.

    >>> from kibitz.sessions import Party
    >>> standing = Standing((Party((0, 2), 30), Party((1, 3), 10)), finished=True, leaders=(Party((0, 2), 30),))
    >>> print(verdict(standing, ["Ann", "Bob", "Cal", "Dan"]))
    Ann & Cal win 30 to 10.
    """
    finished, leaders = standing.finished, standing.leaders
    best = leaders[0].total
    in_pairs = len(leaders[0].players) == 2
    if len(leaders) == len(standing.parties):
        if in_pairs:
            return (SIDES_TIED if finished else SIDES_LEVEL)(best=best)
        return (PLAYERS_TIED if finished else PLAYERS_LEVEL)(best=best)
    who = listed(names[player] for party in leaders for player in party.players)
    if in_pairs:
        less = max(party.total for party in standing.parties if party not in leaders)
        if standing.tie_break is not None:
            return TIE_BROKEN[standing.tie_break](who=who, best=best)
        return (WIN_PAIR if finished else LEAD_PAIR)(who=who, best=best, less=less)
    if len(leaders) > 1:
        return (SHARE_WIN if finished else SHARE_LEAD)(who=who, best=best)
    return (WINS_ALONE if finished else LEADS_ALONE)(who=who, best=best)


def listed(names: Iterable[str]) -> str:
    """Names one after the other, in a way that needs no translation.

    >>> listed(["Ann", "Bob", "Cal"])
    'Ann, Bob & Cal'
    """
    *others, last = names
    return f"{', '.join(others)} & {last}" if others else last
