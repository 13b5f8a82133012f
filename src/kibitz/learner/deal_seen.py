"""What one finished deal says of one of its players: points and tricks, what was chosen and what it cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct

from kibitz.analysis.trick_losses import CardsCompared, course
from kibitz.bots.maxims.learner import card_view_of
from kibitz.cards import Card, Seat
from kibitz.coach.kinds import Kind
from kibitz.coach.recognising import recognise
from kibitz.engine import State, view
from kibitz.engine import events as ev
from kibitz.engine.game import moves_of
from kibitz.engine.table import Table


class DealRole(StrEnum):
    """What somebody was in a deal."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    DEFENDER = "defender"
    PLAYER = "player"  # where nobody declares


class DealSeen(Struct, frozen=True):
    """One deal, for one of its players.

    `points` are those of the two hands of declarer's side, or where nobody declares of the player's own, and `tricks`
    what that side won; None where play stopped before all tricks had an owner. `kinds` has for each kind of play how
    often it was asked for and how often a right card was played then: a moment counts where some card would have cost
    tricks, and it asks for what the right card does.
    """

    game: str
    role: DealRole
    cards: int
    points: int
    tricks: int | None
    choices: int
    right: int
    lost: int
    kinds: Mapping[str, tuple[int, int]]


def seen_by(over: State, player: Seat) -> DealSeen | None:
    """What a deal that is over says of the player who came to that seat; None if it was not played."""
    t = over.table
    if t.contract is None or t.scored is None:
        return None
    place = t.place(player)
    mine = [each for each in course(t).compared if _chooser(t, each.seat) is place and any(each.costs.values())]
    costs = [each.costs[each.card] for each in mine]
    side = (t.declarer or place).side
    return DealSeen(
        game=over.game.name,
        role=_role(t, place),
        cards=t.cards,
        points=sum(t.dealt[seat].points for seat in side.seats),
        tricks=t.won[side] if sum(t.won.values()) == t.cards else None,
        choices=len(costs),
        right=costs.count(0),
        lost=sum(costs),
        kinds=_kinds(over, mine),
    )


def _role(t: Table, place: Seat) -> DealRole:
    if t.declarer is None:
        return DealRole.PLAYER
    if place.side is not t.declarer.side:
        return DealRole.DEFENDER
    return DealRole.DECLARER if place is t.declarer else DealRole.DUMMY


def _chooser(t: Table, seat: Seat) -> Seat:
    """Who chose the cards of a hand: for dummy's it was declarer."""
    return t.declarer if t.declarer is not None and seat is t.dummy else seat


def _kinds(over: State, mine: list[CardsCompared]) -> dict[str, tuple[int, int]]:
    moments: dict[ev.Move, CardsCompared] = {ev.Played(each.seat, each.card): each for each in mine}
    found: dict[str, tuple[int, int]] = {}
    for kind, is_right in _asked_for(over, moments):
        asked, right = found.get(kind.value, (0, 0))
        found[kind.value] = asked + 1, right + is_right
    return found


def _asked_for(over: State, moments: Mapping[ev.Move, CardsCompared]) -> Iterator[tuple[Kind, bool]]:
    # A card that was taken back and played again counts as it was played last.
    before = {move: (state, who) for state, who, move in moves_of(over.game, over.log) if move in moments}
    for move, each in moments.items():
        state, who = before[move]
        is_right = not each.costs[each.card]
        yield recognise(card_view_of(view(state, who)), each.card if is_right else _better(each)).kind, is_right


def _better(each: CardsCompared) -> Card:
    return next(card for card, cost in each.costs.items() if not cost)
