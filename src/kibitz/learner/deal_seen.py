"""What one finished deal says of one of its players: points and tricks, what was chosen and what it cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from kibitz.cards import Seat
from kibitz.coach.card_verdicts import CardVerdict, Judgement, card_verdicts
from kibitz.engine import State
from kibitz.engine.fold import was_taken_back
from kibitz.engine.table import Table
from kibitz.practice.role_puzzles import IN_TURN, CardRole


class DealRole(StrEnum):
    """What somebody was in a deal."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    DEFENDER = "defender"
    PLAYER = "player"  # where nobody declares


class DealSeen(Struct, frozen=True):
    """One deal, for one of its players.

    `points` are those of the two hands of declarer's side, or where nobody declares of the player's own, and `tricks`
    what that side won; None where play stopped before all tricks had an owner. `choices` are the moments in which some
    card would have been a mistake by what could be known, `right` those in which none was made, and `lost` the tricks
    that mistakes gave away on average. `kinds` has the moments by what the good card does: how many, how many right.
    `mistakes` are those by what the player was then: how many, and the tricks that they gave away; none in deals that
    were looked at before that was asked.
    """

    game: str
    role: DealRole
    cards: int
    points: int
    tricks: int | None
    choices: int
    right: int
    lost: float
    kinds: Mapping[str, tuple[int, int]]
    mistakes: Mapping[str, tuple[int, float]] = {}


def seen_by(over: State, player: Seat, verdicts: Sequence[CardVerdict] | None = None) -> DealSeen | None:
    """What a deal that is over says of the player who came to that seat.

    None if it was not played, or something in it was taken back: who has seen what comes of a card chooses otherwise.
    `verdicts` are those of the player's cards, if they are known.
    """
    t = over.table
    if t.contract is None or t.scored is None or was_taken_back(over.log):
        return None
    place = t.place(player)
    judged = card_verdicts(over, place) if verdicts is None else verdicts
    mine = [each for each in judged if each.mattered]
    side = (t.declarer or place).side
    return DealSeen(
        game=over.game.name,
        role=_role(t, place),
        cards=t.cards,
        points=sum(t.dealt[seat].points for seat in side.seats),
        tricks=t.won[side] if sum(t.won.values()) == t.cards else None,
        choices=len(mine),
        right=sum(each.verdict is not Judgement.MISTAKE for each in mine),
        lost=round(sum(each.lost for each in mine), 2),
        kinds=_kinds(mine),
        mistakes=_mistakes(mine, is_declarer=place is t.declarer),
    )


def _role(t: Table, place: Seat) -> DealRole:
    if t.declarer is None:
        return DealRole.PLAYER
    if place.side is not t.declarer.side:
        return DealRole.DEFENDER
    return DealRole.DECLARER if place is t.declarer else DealRole.DUMMY


def _mistakes(mine: Sequence[CardVerdict], *, is_declarer: bool) -> dict[str, tuple[int, float]]:
    found: dict[str, tuple[int, float]] = {}
    for each in mine:
        if each.verdict is Judgement.MISTAKE:
            role = CardRole.DECLARER if is_declarer else IN_TURN[each.place % 4]
            count, lost = found.get(role, (0, 0.0))
            found[role] = count + 1, round(lost + each.lost, 2)
    return found


def _kinds(mine: Sequence[CardVerdict]) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    for each in mine:
        asked, right = found.get(each.kind, (0, 0))
        found[each.kind] = asked + 1, right + (each.verdict is not Judgement.MISTAKE)
    return found
