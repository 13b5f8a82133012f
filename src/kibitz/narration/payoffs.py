"""What a choice pays, in one line, from the score tables of its game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kibitz.cards import PASS, PLAY
from kibitz.engine import events as ev
from kibitz.engine.text import Template, Text
from kibitz.scoring import abridged, bridgewar, minibridge

PLEDGED: Final = Template("page-pledged")
ALL_PASS: Final = Template("page-all-pass")
STAKED: Final = Template("page-staked")
BONUS_PAYS: Final = Template("page-bonus-pays")

A_POINT_EITHER_WAY: Final = Template("page-a-point-either-way")
A_POINT_AT: Final = Template("page-a-point-at")
A_POINT_FOR_EACH: Final = Template("page-a-point-for-each")


def pays(move: ev.Move, options: Mapping[str, Any], *, beside_play: bool = False) -> Text | None:
    """What a call, a target or a contract pays; None where there is nothing to say. Only beside Play does Pass pay.

    `options` are those of the game, some of which are about the score.

    >>> from kibitz.cards import Seat
    >>> print(pays(ev.Targeted(Seat.NORTH, "seven"), {}))
    10 for 7 tricks, 5 more for each beyond. Short: they score 5, 10, 15 …
    """
    if isinstance(move, ev.Targeted):
        return _terms(move.terms)
    if isinstance(move, ev.Chose):
        return _points(move.contract, options) or _terms(move.contract.terms)
    if isinstance(move, ev.Called) and move.call is PLAY:
        return _terms(abridged.Pledge.PLAY)
    return ALL_PASS() if isinstance(move, ev.Called) and move.call is PASS and beside_play else None


def _points(contract: ev.Contract, options: Mapping[str, Any]) -> Text | None:
    """Where a deal is worth a point, or each trick is."""
    if contract.terms == minibridge.Aim.TRICKS:
        return A_POINT_FOR_EACH()
    if contract.terms == bridgewar.Battle.HERO and options.get("seven_six") != "defenders":
        return A_POINT_AT(goal=contract.goal)
    if contract.terms in (bridgewar.Battle.HERO, minibridge.Aim.TARGET):
        return A_POINT_EITHER_WAY(goal=contract.goal)
    return None


def _terms(terms: str) -> Text | None:
    if terms in abridged.GOAL:
        goal = abridged.GOAL[terms]
        worth = [abridged.score(terms, tricks)[0].points for tricks in range(14)]
        made, more = worth[goal], worth[goal + 1] - worth[goal]
        return PLEDGED(made=made, goal=goal, more=more, one=worth[goal - 1], two=worth[goal - 2], three=worth[goal - 3])
    if terms in bridgewar.REWARDS:
        made, short = bridgewar.REWARDS[terms]
        return STAKED(made=made, short=short)
    if terms in minibridge.BONUS:
        return BONUS_PAYS(bonus=minibridge.BONUS[terms], short=minibridge.UNDERTRICK)
    return None
