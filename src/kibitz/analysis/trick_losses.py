"""Where tricks went: what each card cost against the best one, all four hands seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from kibitz.analysis.solver import Position, Solver
from kibitz.cards import Card, Hand, Seat, Side
from kibitz.engine.events import Played
from kibitz.engine.table import Table, winner


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
    accuracy: tuple[Accuracy, ...] = ()
    compared: tuple[CardsCompared, ...] = ()


def course(t: Table) -> Course:
    """The course of a deal that has been laid open and has a contract."""
    followed = _Followed(t)
    for trick in t.tricks:
        followed.play(trick.plays)
    followed.play(t.trick)
    compared = followed.compared
    losses = tuple(
        TrickLoss(each.trick, each.seat, each.card, cost, next(card for card in each.costs if not each.costs[card]))
        for each in compared
        if (cost := each.costs.get(each.card, 0))
    )
    return Course(tuple(followed.prospects), losses, _accuracy(t, compared), tuple(compared))


def _accuracy(t: Table, compared: Sequence[CardsCompared]) -> tuple[Accuracy, ...]:
    """Of each player but dummy, for whom declarer chooses."""
    right: dict[Seat, list[bool]] = {seat: [] for seat in Seat if seat is not t.dummy}
    for each in compared:
        player = t.declarer if t.declarer is not None and each.seat is t.dummy else each.seat
        if each.card in each.costs and any(each.costs.values()):
            right[player].append(not each.costs[each.card])
    return tuple(Accuracy(seat, sum(chosen), len(chosen)) for seat, chosen in right.items())


class _Followed:
    """The play card by card, with one solver that remembers what it has searched."""

    def __init__(self, t: Table) -> None:
        assert t.contract is not None
        self.strain = t.contract.strain
        self.side = t.reckoned
        self.held = {seat: hand.mask for seat, hand in t.dealt.items()}
        self.deck = t.dealt[Seat.NORTH].deck
        self.left = t.cards
        self.won = dict.fromkeys(Side, 0)
        self.solver = Solver()
        self.prospects: list[int] = []
        self.compared: list[CardsCompared] = []
        self.ends_with = t.tricks[-1].winner if t.tricks else None
        self.cards = t.cards

    def play(self, plays: tuple[Played, ...]) -> None:
        """A trick, or what lay on the table when the deal ended: what could be counted on then comes after it."""
        leader = plays[0].seat if plays else self.ends_with
        if leader is None:
            return
        laid: list[Card] = []
        for play in plays:
            tricks = self.solver.solve_cards(self._position(leader, laid))
            best = max(tricks.values())
            if not laid:
                self._count_on(leader, best)
            costs = {card: best - each for card, each in tricks.items()} if play.card in tricks else {}
            self.compared.append(CardsCompared(self.cards - self.left + 1, play.seat, play.card, costs))
            self.held[play.seat] &= ~play.card.bit
            laid.append(play.card)
        if len(plays) == len(Seat):
            self.won[winner(plays, self.strain).side] += 1
            self.left -= 1
        elif not plays:
            self._count_on(leader, self.solver.solve(self._position(leader, [])) if self.left else 0)

    def _count_on(self, leader: Seat, best: int) -> None:
        rest = best if leader.side is self.side else self.left - best
        self.prospects.append(self.won[self.side] + rest)

    def _position(self, leader: Seat, laid: Sequence[Card]) -> Position:
        hands = {seat: Hand(self.deck, mask) for seat, mask in self.held.items()}
        return Position(hands, self.strain, leader, laid)
