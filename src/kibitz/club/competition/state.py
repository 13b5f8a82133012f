"""The state of a competition: a fold over its log."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Side
from kibitz.club.competition import happenings as h
from kibitz.club.fields import Settlement, assigned, awarded
from kibitz.club.fields.marks import Settled, weighed
from kibitz.club.movements import Encounter, Movement
from kibitz.club.paper_play import TableResult
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import seconds


class ScoreSlip(Struct, frozen=True):
    """A result as it stands: what was played or corrected, what the director decided, and who has confirmed it."""

    result: TableResult | None = None
    rulings: tuple[h.AdjustedScore, h.AdjustedScore] | None = None
    agreed: frozenset[Side] = frozenset()
    corrected: bool = False

    @property
    def settlement(self) -> Settlement:
        """What is compared with the other tables."""
        if self.rulings is not None:
            ns, ew = self.rulings
            return Settlement(_settled(ns, Side.NS), _settled(ew, Side.EW))
        assert self.result is not None
        return _points(self.result)


class Competition(Struct, frozen=True):
    """Everything that is known of a competition."""

    created: h.Created
    entrants: Mapping[int, str] = {}
    movement: Movement | None = None
    gone: frozenset[int] = frozenset()
    round: int = 0
    under_way: bool = False
    began_at: str = ""
    extra: int = 0  # minutes that were added to the round
    stopped_at: str = ""  # when the clock was stopped, while it stands
    stood: float = 0.0  # seconds in which it stood before, in this round
    arranged: h.Arranged = h.Arranged()
    deals: Mapping[int, str] = {}
    slips: Mapping[h.TableBoard, ScoreSlip] = {}
    credit: Mapping[int, Fraction] = {}
    changes: tuple[h.Corrected | h.Adjusted | h.Credited, ...] = ()
    closed: bool = False

    @property
    def rounds(self) -> int:
        return 0 if self.movement is None else len(self.movement.rounds)

    @property
    def present(self) -> tuple[int, ...]:
        return tuple(number for number in sorted(self.entrants) if number not in self.gone)

    def encounter(self, spot: h.TableBoard) -> Encounter | None:
        """Who plays that board there, if anybody does."""
        if self.movement is None or not 1 <= spot.round <= self.rounds:
            return None
        tables = self.movement.rounds[spot.round - 1]
        return next((each for each in tables if each.table == spot.table and spot.board in each.boards), None)

    def spots(self, number: int) -> tuple[h.TableBoard, ...]:
        """All results that a round should bring."""
        tables = () if self.movement is None else self.movement.rounds[number - 1]
        return tuple(h.TableBoard(number, each.table, board) for each in tables for board in each.boards)

    def on_tablets(self, table: int) -> bool:
        """Whether that table plays here, and not with real cards."""
        return self.arranged.tablets and table not in self.arranged.real_cards

    def missing(self, number: int) -> tuple[h.TableBoard, ...]:
        """The results of a round that have not come in."""
        return tuple(spot for spot in self.spots(number) if spot not in self.slips)


def after(state: Competition, happening: h.AnyHappening) -> Competition:
    """The state after one more line."""
    match happening:
        case h.Created():
            return state
        case h.Named(entrants=entrants):
            return replace(state, entrants={each.number: each.name for each in entrants})
        case h.Seated(movement=movement):
            return replace(state, movement=movement)
        case h.Left(entrants=numbers, movement=movement) | h.FellOut(entrants=numbers, movement=movement):
            return replace(state, gone=state.gone | frozenset(numbers), movement=movement)
        case h.Joined(entrant=entrant, movement=movement):
            names = {**state.entrants, entrant.number: entrant.name}
            return replace(state, entrants=names, gone=state.gone - {entrant.number}, movement=movement)
        case h.Began(round=number, at=at):
            return replace(state, round=number, under_way=True, began_at=at, extra=0, stopped_at="", stood=0.0)
        case h.Extended(minutes=minutes):
            return replace(state, extra=state.extra + minutes)
        case h.ClockStopped(at=at):
            return replace(state, stopped_at=at)
        case h.ClockWentOn(at=at):
            return replace(state, stopped_at="", stood=state.stood + seconds_between(state.stopped_at, at))
        case h.Arranged():
            return replace(state, arranged=happening)
        case h.Duplicated(boards=boards):
            return replace(state, deals={**state.deals, **boards})
        case h.Ended():
            return replace(state, under_way=False)
        case h.Entered(spot=spot, result=result, side=side):
            agreed = frozenset(Side) if side is None else frozenset((side,))
            return _with(state, spot, ScoreSlip(result, agreed=agreed))
        case h.Confirmed(spot=spot, side=side):
            slip = state.slips[spot]
            return _with(state, spot, replace(slip, agreed=slip.agreed | {side}))
        case h.Corrected(spot=spot, result=result):
            corrected = ScoreSlip(result, agreed=frozenset(Side), corrected=True)
            return replace(_with(state, spot, corrected), changes=(*state.changes, happening))
        case h.Adjusted(spot=spot, ns=ns, ew=ew):
            slip = replace(state.slips.get(spot, ScoreSlip()), rulings=(ns, ew), agreed=frozenset(Side))
            return replace(_with(state, spot, slip), changes=(*state.changes, happening))
        case h.Credited(entrant=number, amount=amount):
            credit = {**state.credit, number: state.credit.get(number, Fraction(0)) + Fraction(amount)}
            return replace(state, credit=credit, changes=(*state.changes, happening))
        case h.Closed():
            return replace(state, closed=True, under_way=False)
        case _:
            assert_never(happening)


def seconds_between(earlier: str | float, later: str | float) -> float:
    """How long it was from one line to another, by the times they carry."""
    return seconds(later) - seconds(earlier)


def _with(state: Competition, spot: h.TableBoard, slip: ScoreSlip) -> Competition:
    return replace(state, slips={**state.slips, spot: slip})


def _points(result: TableResult) -> Settlement:
    return assigned(result.of(Side.NS), result.of(Side.EW))


def _settled(ruling: h.AdjustedScore, side: Side) -> Settled:
    if ruling.award is not None:
        return awarded(ruling.award, ruling.award).of(side)
    if ruling.percent is not None:
        share = Fraction(ruling.percent) / 100
        return awarded(share, share).of(side)
    weights = ruling.weights or (1,) * len(ruling.results)
    parts = (
        (Fraction(weight, sum(weights)), result.of(Side.NS), result.of(Side.EW))
        for weight, result in zip(weights, ruling.results, strict=True)
    )
    return weighed(parts).of(side)


EVENT: Final = LedgerKind[h.AnyHappening, Competition]("event", 2, h.AnyHappening, h.Created, Competition, after)
"""Of all versions there were: old events open for ever. The second has clocks that stop, and what the wall shows."""
