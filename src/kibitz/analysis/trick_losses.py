"""Where tricks went: what each card cost against the best one, all four hands seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from kibitz.analysis.solver import Position, Solver
from kibitz.analysis.weighed_cards import WeighedCard, remaining, weighed
from kibitz.cards import Card, Seat, Side
from kibitz.engine.table import Table


class TrickLoss(Struct, frozen=True):
    """A card that cost its side tricks, and the first of those that would not have."""

    trick: int  # from 1
    seat: Seat
    card: Card
    tricks: int
    better: Card


class CardsCompared(Struct, frozen=True):
    """A card that was played, and what each that could have been would have cost its side against the best of them.

    Where people may err a card that was not legal is compared with nothing.
    """

    trick: int  # from 1
    seat: Seat
    card: Card
    costs: Mapping[Card, int]


class Course(Struct, frozen=True):
    """How a deal went: the tricks that declarer's side could count on before the lead and after every trick.

    Where nobody declares they are those of the dealer's side. `compared` has every card in the order of play.
    """

    prospects: tuple[int, ...]
    losses: tuple[TrickLoss, ...]
    compared: tuple[CardsCompared, ...] = ()


def course(t: Table) -> Course:
    """The course of a deal that has been laid open and has a contract."""
    assert t.contract is not None
    solver = Solver()
    plays = (*(play for trick in t.tricks for play in trick.plays), *t.trick)
    cards = tuple(weighed(t.dealt, t.contract.strain, plays, solver))
    compared = tuple(CardsCompared(each.trick, each.play.seat, each.play.card, each.costs) for each in cards)
    losses = tuple(
        TrickLoss(each.trick, each.seat, each.card, cost, next(card for card in each.costs if not each.costs[card]))
        for each in compared
        if (cost := each.costs.get(each.card, 0))
    )
    return Course(tuple(_prospects(t, cards, solver)), losses, compared)


def _prospects(t: Table, cards: Sequence[WeighedCard], solver: Solver) -> Iterator[int]:
    """What could be counted on at the lead to each trick, and if none lay on the table, when the deal ended."""
    side, won = t.reckoned, 0
    for number, lead in enumerate(cards[::4]):
        yield won + _share(side, lead.play.seat, lead.best, t.cards - number)
        if number < len(t.tricks):
            won += t.tricks[number].winner.side is side
    if t.tricks and not t.trick:
        assert t.contract is not None
        turn, left = t.tricks[-1].winner, t.cards - len(t.tricks)
        held = remaining(t.dealt, [card.play for card in cards])
        rest = solver.solve(Position(held, t.contract.strain, turn)) if left else 0
        yield won + _share(side, turn, rest, left)


def _share(side: Side, leader: Seat, best: int, left: int) -> int:
    return best if leader.side is side else left - best
