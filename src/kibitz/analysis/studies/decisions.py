"""Every decision of a record against double dummy: what it cost, whose it was, and in which role."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
from msgspec import Struct

from kibitz.analysis.bulk import Columns, columns
from kibitz.analysis.layout_tricks import declarers_tricks
from kibitz.analysis.par import par
from kibitz.analysis.positions import masks
from kibitz.analysis.solver import Position, Solver, table
from kibitz.analysis.studies.averages import Average, Sums, sums
from kibitz.analysis.studies.played_boards import Auctioned, Choosing, PlayedBoard, Role
from kibitz.analysis.weighed_cards import remaining, weighed
from kibitz.cards import Seat, Side
from kibitz.engine.table import winner


class CardDecision(Struct, frozen=True):
    """One card: the tricks its side takes from there on with the best card, the worst one, and what this one lost.

    Contracts come before the first trick, as trick 0, and count points of declarer's side: those of the best and
    the worst on offer where declarer chose, par where it came of an auction, for which the whole side answers.
    In the last row of a board `claimed` says what declarer's side got beyond what double dummy leaves it after
    the last card: not 0 only where play stopped early, or the record is wrong.
    """

    board: int
    name: str
    trick: int
    seat: str
    player: str
    role: str
    card: str
    choices: int
    best: int
    worst: int
    lost: int
    claimed: int


def decided(contracts: bool, boards: Sequence[tuple[int, PlayedBoard]]) -> Columns:
    """The decisions of these boards, one row a card; with each board its number. Contracts only if asked for."""
    rows = []
    for number, board in boards:
        if contracts and (row := contract_decision(number, board)) is not None:
            rows.append(row)
        rows += decisions(number, board)
    return columns(CardDecision, rows)


def contract_decision(number: int, board: PlayedBoard) -> CardDecision | None:
    """What the contract was worth with all cards seen, beside the best on offer, or par."""
    match board.reached:
        case Choosing(offers, taken, led):
            held = np.array([masks(remaining(board.dealt, led))], np.uint64)
            strains = {offer.strain for offer in offers}
            tricks = {each: int(declarers_tricks(held, each, board.declarer, led)[0]) for each in strains}
            values = [offer.scores[tricks[offer.strain]] for offer in offers]
            best, worst, got = max(values), min(values), values[taken]
            role, player, name, choices = Role.CONTRACT, board.player(board.declarer), offers[taken].name, len(offers)
        case Auctioned(offer, dealer, vulnerable):
            solved = table(board.dealt)
            ours = board.declarer.side
            best = par(solved, dealer, vulnerable).score * (1 if ours is Side.NS else -1)
            worst, got = best, offer.scores[solved[board.declarer][offer.strain]]
            role, name, choices = Role.AUCTION, offer.name, 0
            player = " and ".join(board.players.get(seat, seat.label) for seat in ours.seats)
        case None:
            return None
    seat = board.declarer.value
    return CardDecision(number, board.name, 0, seat, player, role, name, choices, best, worst, best - got, 0)


def decisions(number: int, board: PlayedBoard) -> Iterator[CardDecision]:
    """The decisions of one board. What was lost adds up to the result: at the end nothing is unexplained.

    Tricks at the lead, less what declarer lost, and what lead and defence lost and what was claimed on top,
    are the tricks in the end. Only a revoke, where people may err, is no decision that can be compared.
    """
    solver = Solver()
    for card in weighed(board.dealt, board.strain, board.plays, solver):
        seat = card.play.seat
        is_last = card.at == len(board.plays) - 1
        yield CardDecision(
            board=number,
            name=board.name,
            trick=card.trick,
            seat=seat.value,
            player=board.player(seat),
            role=board.role(card.at, seat),
            card=str(card.play.card),
            choices=len(card.tricks),
            best=card.best,
            worst=card.best - max(card.costs.values(), default=0),
            lost=card.lost,
            claimed=_claimed(board, solver) if is_last and board.tricks is not None else 0,
        )


def _claimed(board: PlayedBoard, solver: Solver) -> int:
    """What declarer's side got beyond what double dummy leaves it after the last card."""
    assert board.tricks is not None
    whole = len(board.plays) - len(board.plays) % 4
    won, turn = 0, board.plays[0].seat
    for first in range(0, whole, 4):
        turn = winner(board.plays[first : first + 4], board.strain)
        won += turn.side is board.declarer.side
    laid = board.plays[whole:]
    left = len(board.dealt[Seat.NORTH]) - whole // 4
    rest = 0
    if left:
        position = Position(remaining(board.dealt, board.plays), board.strain, turn, [play.card for play in laid])
        taken = solver.solve(position)
        rest = taken if position.to_play.side is board.declarer.side else left - taken
    return board.tricks - won - rest


class RoleResult(Struct, frozen=True):
    """How somebody did in a role: tricks lost a deal, and how often the best card was found when it mattered.

    As contract and auction they are points instead.
    """

    player: str
    role: str
    lost: Average
    right: int
    mattered: int


class Tallied:
    """What rows of decisions come to, part by part."""

    def __init__(self) -> None:
        self.boards = 0
        self.claimed = Sums()
        self._losses: dict[tuple[str, str], Sums] = {}
        self._choices: dict[tuple[str, str], tuple[int, int]] = {}

    def add(self, rows: Columns) -> None:
        """Rows of whole boards."""
        lost: dict[tuple[str, str], dict[int, int]] = {}
        claimed: dict[int, int] = {}
        names = ("board", "player", "role", "best", "worst", "lost", "claimed")
        for board, player, role, best, worst, loss, claim in zip(*(rows[n].tolist() for n in names), strict=True):
            claimed[board] = claimed.get(board, 0) + claim
            for who in (player, ""):
                key = (who, role)
                here = lost.setdefault(key, {})
                here[board] = here.get(board, 0) + loss
                if worst < best:
                    right, mattered = self._choices.get(key, (0, 0))
                    self._choices[key] = (right + (not loss), mattered + 1)
        self.boards += len(claimed)
        self.claimed += sums(list(claimed.values()))
        for key, by_board in lost.items():
            self._losses[key] = self._losses.get(key, Sums()) + sums(list(by_board.values()))

    @property
    def roles(self) -> list[RoleResult]:
        """All players together, by role."""
        return [self._result("", role) for role in Role if ("", role) in self._losses]

    @property
    def players(self) -> list[RoleResult]:
        """Each player in each role, by name."""
        names = sorted({player for player, _ in self._losses if player})
        return [self._result(name, role) for name in names for role in Role if (name, role) in self._losses]

    def _result(self, player: str, role: str) -> RoleResult:
        right, mattered = self._choices.get((player, role), (0, 0))
        return RoleResult(player, role, self._losses[player, role].average, right, mattered)


def numbered(boards: Iterable[PlayedBoard], size: int) -> list[tuple[tuple[int, PlayedBoard], ...]]:
    """Boards with their numbers from 1, in parts of that size."""
    every = list(enumerate(boards, 1))
    return [tuple(every[at : at + size]) for at in range(0, len(every), size)]
