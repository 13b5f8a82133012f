"""Where tricks went: what each card cost against the best one, all four hands seen."""

from __future__ import annotations

from msgspec import Struct

from kibitz.analysis.solver import Position, Solver
from kibitz.cards import Card, Hand, Seat, Side
from kibitz.engine.table import Table


class TrickLoss(Struct, frozen=True):
    """A card that cost its side tricks, and the first of those that would not have."""

    trick: int  # from 1
    seat: Seat
    card: Card
    tricks: int
    better: Card


class Accuracy(Struct, frozen=True):
    """How often the player at a place chose a best card, of those times when it mattered which."""

    seat: Seat
    right: int
    choices: int


class Course(Struct, frozen=True):
    """How a deal went: the tricks that declarer's side could count on before the lead and after every trick."""

    prospects: tuple[int, ...]
    losses: tuple[TrickLoss, ...]
    accuracy: tuple[Accuracy, ...] = ()


def course(t: Table) -> Course:
    """The course of a deal that has been laid open.

    A card that was not legal, where people may err, is passed over: the solver has nothing to compare it with.
    """
    declarer, contract = t.bargain
    held = {seat: hand.mask for seat, hand in t.dealt.items()}
    deck = t.dealt[Seat.NORTH].deck
    solver = Solver()
    won = dict.fromkeys(Side, 0)
    prospects: list[int] = []
    losses: list[TrickLoss] = []
    choices: dict[Seat, list[bool]] = {seat: [] for seat in Seat if seat is not t.dummy}
    for number, trick in enumerate(t.tricks, 1):
        leader = trick.leader
        for place, play in enumerate(trick.plays):
            laid = [each.card for each in trick.plays[:place]]
            position = Position({seat: Hand(deck, mask) for seat, mask in held.items()}, contract.strain, leader, laid)
            tricks = solver.solve_cards(position)
            best = max(tricks.values())
            if not place:
                prospects.append(_declarers(declarer.side, leader.side, won, best, 14 - number))
            if play.card in tricks and min(tricks.values()) < best:
                player = declarer if play.seat is t.dummy else play.seat
                choices[player].append(tricks[play.card] == best)
            if play.card in tricks and tricks[play.card] < best:
                better = next(card for card in tricks if tricks[card] == best)
                losses.append(TrickLoss(number, play.seat, play.card, best - tricks[play.card], better))
            held[play.seat] &= ~play.card.bit
        won[trick.winner.side] += 1
    if t.tricks:
        left = 13 - len(t.tricks)
        rest = 0
        turn = t.tricks[-1].winner
        if left:
            hands = {seat: Hand(deck, mask) for seat, mask in held.items()}
            rest = solver.solve(Position(hands, contract.strain, turn))
        prospects.append(_declarers(declarer.side, turn.side, won, rest, left))
    accuracy = tuple(Accuracy(seat, sum(right), len(right)) for seat, right in choices.items())
    return Course(tuple(prospects), tuple(losses), accuracy)


def _declarers(declarers: Side, leaders: Side, won: dict[Side, int], best: int, left: int) -> int:
    return won[declarers] + (best if leaders is declarers else left - best)
