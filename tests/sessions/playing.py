"""Deals really played on the engine so that a wanted result comes out, and results made up for speed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kibitz.cards import NT, PASS, PLAY, Call, Deal, Seat, Side, Strain
from kibitz.engine import Game, State, act, mover
from kibitz.engine import events as ev
from kibitz.games import game
from kibitz.narration.verdicts import verdict
from kibitz.scoring.line import Line
from kibitz.scoring.rubber import honours
from kibitz.sessions import Board, Result, Session, Sheet, Standing, begin, result

ABRIDGED = game("abridged")


class OnPaper(NamedTuple):
    """A row of a score sheet as it is read."""

    label: str
    cells: tuple[int | str | None, ...]
    ruled: bool = False


def on_paper(sheet: Sheet) -> tuple[OnPaper, ...]:
    return tuple(OnPaper("" if row.label is None else str(row.label), row.cells, row.ruled) for row in sheet.rows)


def said(standing: Standing, names: Sequence[str]) -> str:
    """The verdict in English."""
    return str(verdict(standing, names))


def deals(rules: Game, seed: object) -> Iterator[Deal]:
    """Deals to look through for one that will do, the same for the same seed."""
    rng = random.Random(repr(seed))
    pack = list(rules.deck.cards)
    for _ in range(2_000):
        rng.shuffle(pack)
        yield Deal.from_pack(pack, Seat.NORTH, rules.deck)


def opened(rules: Game, board: Board, deal: Deal) -> State:
    return begin(rules, board, deal=deal)


def made(state: State, *moves: ev.Move) -> State:
    for move in moves:
        player = mover(state.table, move)
        assert player is not None
        state = act(state, player, move)
    return state


def choose(state: State, terms: str, strain: Strain) -> ev.Chose | None:
    """Declarer's move that settles this contract, if it is time for it."""
    t = state.table
    if t.declarer is None or t.contract is not None:
        return None
    offers = [move for move in state.moves(t.people[t.declarer]) if isinstance(move, ev.Chose)]
    return next((move for move in offers if (move.contract.terms, move.contract.strain) == (terms, strain)), None)


def steer(state: State, tricks: int) -> ev.Played:
    """A card such that declarer's side may get so many tricks: one side plays high, the other low."""
    t = state.table
    assert t.declarer is not None and t.turn is not None
    wanted = t.declarer.side if t.won[t.declarer.side] < tricks else t.declarer.side.other
    led = t.trick[0].card.suit if t.trick else None
    plays = [move for move in state.moves(t.player(t.turn)) if isinstance(move, ev.Played)]
    ranked = sorted(plays, key=lambda play: (play.card.suit is t.strain, play.card.suit is led, play.card.rank))
    return ranked[-1] if t.turn.side is wanted else ranked[0]


def to_the_end(state: State, tricks: int, terms: str = "", strain: Strain = NT) -> State | None:
    """The contract chosen and every card played; None if it did not become that many tricks, or could not."""
    while not state.over:
        state = made(state, choose(state, terms, strain) or steer(state, tricks))
    t = state.table
    return state if t.scored and t.scored.entries == state.game.score(t, tricks) else None


def claim(state: State, tricks: int) -> State:
    """Declarer claims so many of all the tricks, and both opponents agree."""
    t = state.table
    assert t.declarer is not None
    player = t.people[t.declarer]
    state = made(state, ev.Claimed(player, tricks - t.won[t.declarer.side], ev.ClaimLine.ANY_ORDER))
    return made(state, *(ev.Answered(seat, True) for seat in t.opponents(player)))


def played(rules: Game, board: Board, declarer: Seat, tricks: int, terms: str = "", strain: Strain = NT) -> Result:
    """A deal of a game in which the cards say who declares: the first where it is this player, and it works out."""
    for deal in deals(rules, (board.number, declarer, tricks, terms)):
        state = opened(rules, board, deal)
        if state.table.declarer is declarer and (end := to_the_end(state, tricks, terms, strain)):
            return result(board, end)
    raise AssertionError("None of the deals worked out.")


def abridged_hand(board: Board, declarer: Seat, declared: str, tricks: int) -> Result:
    """A hand that this player declares so and in which the side wins so many tricks."""
    for deal in deals(ABRIDGED, (board.number, declarer, declared, tricks)):
        state = opened(ABRIDGED, board, deal)
        for seat in board.dealer.clockwise():
            if state.table.declarer is None:
                says_play = declared == "play" and seat is declarer
                state = made(state, ev.Called(seat, PLAY if says_play else PASS))
        if state.table.declarer is not declarer:
            continue
        if declared != "play":
            state = made(state, ev.Targeted(declarer, declared))
        longest = max(ABRIDGED.deck.suits, key=deal[declarer].length)
        if end := to_the_end(state, tricks, declared, longest):
            return result(board, end)
    raise AssertionError("None of the deals worked out.")


def auction(board: Board, declarer: Seat, bid: str, doubling: str = "undoubled") -> list[ev.Called]:
    """Passes up to declarer, the bid, what is wanted of doubles, and three passes."""
    words = {"undoubled": [], "doubled": ["double"], "redoubled": ["double", "redouble"]}[doubling]
    before = ["pass"] * board.dealer.clockwise().index(declarer)
    calls = [*before, bid, *words, "pass", "pass", "pass"]
    return [ev.Called(board.dealer.clockwise()[at % 4], Call.parse(call)) for at, call in enumerate(calls)]


def contract_deal(
    rules: Game,
    board: Board,
    declarer: Seat,
    bid: str,
    tricks: int,
    *,
    doubling: str = "undoubled",
    deal: Deal | None = None,
) -> Result:
    """A deal in which this contract is bid and so many tricks are won; nobody has honours unless the deal is given."""
    for each in (deal,) if deal else deals(rules, (board.number, declarer, bid, tricks)):
        state = made(opened(rules, board, each), *auction(board, declarer, bid, doubling))
        if deal is None and honours(each.hands, state.table.bargain[1].strain):
            continue
        if end := to_the_end(state, tricks):
            return result(board, end)
    raise AssertionError("None of the deals worked out.")


def passed_out(rules: Game, board: Board) -> Result:
    state = opened(rules, board, next(deals(rules, board.number)))
    return result(board, made(state, *(ev.Called(seat, PASS) for seat in board.dealer.clockwise())))


def made_up(board: Board, *entries: ev.Entry, thrown_in: ev.ThrownIn | None = None) -> Result:
    """A result without the play that led to it, of players who kept their seats."""
    return Result(board, entries=entries, thrown_in=thrown_in, people={seat: seat for seat in board.seats})


def as_entries(declarers: Side, lines: Sequence[Line]) -> list[ev.Entry]:
    return [
        ev.Entry(declarers if line.to_declarers else declarers.other, line.points, line.reason, line.below)
        for line in lines
    ]


def next_board(session: Session, results: Sequence[Result]) -> Board:
    board = session.next_board(results)
    assert board is not None
    return board
