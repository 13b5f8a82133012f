"""The state of a competition: a fold over its log."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Side
from kibitz.club.competition import competition_lines as lines
from kibitz.club.fields import Method, Settlement, assigned, awarded
from kibitz.club.fields.marks import Settled, weighed
from kibitz.club.movements import Encounter, Movement, MovementKind
from kibitz.club.paper_play import TableResult, deals_again
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import seconds


class ScoreSlip(Struct, frozen=True):
    """A result as it stands: what was played or corrected, what the director decided, and who has confirmed it.

    Without a result and without rulings the board was not played there, or was spoiled; `by_table` says that the table
    itself said so. `disputed` is the side that says No.
    """

    result: TableResult | None = None
    rulings: tuple[lines.AdjustedScore, lines.AdjustedScore] | None = None
    agreed: frozenset[Side] = frozenset()
    corrected: bool = False
    disputed: Side | None = None
    by_table: bool = False
    spoiled: bool = False

    @property
    def settlement(self) -> Settlement | None:
        """What is compared with the other tables; nothing where the board was not played."""
        if self.rulings is not None:
            ns, ew = self.rulings
            return Settlement(_settled(ns, Side.NS), _settled(ew, Side.EW))
        return None if self.result is None else _points(self.result)


Amendment = lines.Corrected | lines.Adjusted | lines.NotPlayed | lines.Credited | lines.Closed | lines.Reopened
"""What stands in the list of all that was decided."""


class Competition(Struct, frozen=True):
    """Everything that is known of a competition."""

    created: lines.Created
    entrants: Mapping[int, str] = {}
    registered: Mapping[int, lines.Entrant] = {}  # who has member numbers or a handicap
    movement: Movement | None = None
    gone: frozenset[int] = frozenset()
    round: int = 0
    under_way: bool = False
    began_at: str = ""
    extra: int = 0  # minutes that were added to the round
    stopped_at: str = ""  # when the clock was stopped, while it stands
    stood: float = 0.0  # seconds in which it stood before, in this round
    arranged: lines.Arranged = lines.Arranged()
    deals: Mapping[int, str] = {}
    slips: Mapping[lines.TableBoard, ScoreSlip] = {}
    credit: Mapping[int, Fraction] = {}
    changes: tuple[Amendment, ...] = ()
    closed: bool = False

    @property
    def least(self) -> int:
        """The share of boards, in per cent, that one needs for a place in the ranking."""
        return self.created.least if self.arranged.least is None else self.arranged.least

    @property
    def method(self) -> Method:
        """What results are compared by. Of three at a table everybody keeps the points they scored, and no other way
        would tell partners apart.
        """
        is_threes = self.movement is not None and self.movement.kind is MovementKind.THREES
        return Method.TOTAL if is_threes else self.created.method

    @property
    def rounds(self) -> int:
        """How many there are, those too that are drawn when the results before them are known."""
        return 0 if self.movement is None else len(self.movement.rounds) + self.movement.to_come

    @property
    def drawn(self) -> int:
        """Of how many rounds it is known who sits where."""
        return 0 if self.movement is None else len(self.movement.rounds)

    @property
    def handicaps(self) -> Mapping[int, Fraction]:
        """Of those who have one."""
        known = self.registered.values()
        return {each.number: Fraction(each.handicap) for each in known if each.handicap is not None}

    def entrant(self, number: int) -> lines.Entrant:
        """All that is known of somebody who takes part."""
        return self.registered.get(number) or lines.Entrant(number, self.entrants[number])

    @property
    def present(self) -> tuple[int, ...]:
        return tuple(number for number in sorted(self.entrants) if number not in self.gone)

    def encounter(self, spot: lines.TableBoard) -> Encounter | None:
        """Who plays that board there, if anybody does."""
        if self.movement is None or not 1 <= spot.round <= self.drawn:
            return None
        tables = self.movement.rounds[spot.round - 1]
        return next((each for each in tables if each.table == spot.table and spot.board in each.boards), None)

    def spots(self, number: int) -> tuple[lines.TableBoard, ...]:
        """All results that a round should bring."""
        tables = () if self.movement is None or number > self.drawn else self.movement.rounds[number - 1]
        return tuple(lines.TableBoard(number, each.table, board) for each in tables for board in each.boards)

    def on_tablets(self, table: int) -> bool:
        """Whether that table plays here, and not with real cards."""
        return self.arranged.tablets and table not in self.arranged.real_cards

    def missing(self, number: int) -> tuple[lines.TableBoard, ...]:
        """The results of a round that have not come in."""
        return tuple(spot for spot in self.spots(number) if spot not in self.slips)


def after(state: Competition, line: lines.CompetitionLine) -> Competition:
    """The state after one more line."""
    match line:
        case lines.Created():
            return state
        case lines.Named(entrants=entrants):
            unnumbered = replace(state, entrants={}, registered={})
            return _with_entrants(unnumbered, *entrants)
        case lines.Registered(entrant=entrant):
            return _with_entrants(state, entrant)
        case lines.Seated(movement=movement) | lines.RoundDrawn(movement=movement):
            return replace(state, movement=movement)
        case lines.Left(entrants=numbers, movement=movement) | lines.FellOut(entrants=numbers, movement=movement):
            return replace(state, gone=state.gone | frozenset(numbers), movement=movement)
        case lines.Joined(entrant=entrant, movement=movement):
            joined = _with_entrants(state, entrant)
            return replace(joined, gone=state.gone - {entrant.number}, movement=movement)
        case lines.Began(round=number, at=at):
            return replace(state, round=number, under_way=True, began_at=at, extra=0, stopped_at="", stood=0.0)
        case lines.Extended(minutes=minutes):
            return replace(state, extra=state.extra + minutes)
        case lines.ClockStopped(at=at):
            return replace(state, stopped_at=at)
        case lines.ClockWentOn(at=at):
            return replace(state, stopped_at="", stood=state.stood + seconds_between(state.stopped_at, at))
        case lines.Arranged():
            return replace(state, arranged=line)
        case lines.Duplicated(boards=boards):
            return replace(state, deals={**state.deals, **boards})
        case lines.Ended():
            return replace(state, under_way=False)
        case lines.Entered(spot=spot, result=result, side=side):
            agreed = frozenset(Side) if side is None else frozenset((side,))
            return _with(state, spot, ScoreSlip(_played(state, result), agreed=agreed))
        case lines.Confirmed(spot=spot, side=side):
            slip = state.slips[spot]
            return _with(state, spot, replace(slip, agreed=slip.agreed | {side}, disputed=None))
        case lines.Disputed(spot=spot, side=side):
            return _with(state, spot, replace(state.slips[spot], disputed=side))
        case lines.NotPlayed(spot=spot, side=side, spoiled=spoiled):
            unplayed = ScoreSlip(agreed=frozenset(Side), by_table=side is not None, spoiled=spoiled)
            return _decided(_with(state, spot, unplayed), line)
        case lines.Corrected(spot=spot, result=result):
            corrected = ScoreSlip(_played(state, result), agreed=frozenset(Side), corrected=True)
            return _decided(_with(state, spot, corrected), line)
        case lines.Adjusted(spot=spot, ns=ns, ew=ew):
            before = state.slips.get(spot, ScoreSlip()).result
            # What was thrown in says nothing any more beside a decision.
            kept = before if before is not None and before.declarer is not None else None
            return _decided(_with(state, spot, ScoreSlip(kept, (ns, ew), frozenset(Side))), line)
        case lines.Credited(entrant=number, amount=amount):
            credit = {**state.credit, number: state.credit.get(number, Fraction(0)) + Fraction(amount)}
            return _decided(replace(state, credit=credit), line)
        case lines.Closed():
            return _decided(replace(state, closed=True, under_way=False), line)
        case lines.Reopened():
            return _decided(replace(state, closed=False), line)
        case _:
            assert_never(line)


def seconds_between(earlier: str | float, later: str | float) -> float:
    """How long it was from one line to another, by the times they carry."""
    return seconds(later) - seconds(earlier)


def _with_entrants(state: Competition, *entrants: lines.Entrant) -> Competition:
    names, known = dict(state.entrants), dict(state.registered)
    for each in entrants:
        names[each.number] = each.name
        known.pop(each.number, None)
        if each.members or each.handicap is not None:
            known[each.number] = each
    return replace(state, entrants=names, registered=known)


def _with(state: Competition, spot: lines.TableBoard, slip: ScoreSlip) -> Competition:
    return replace(state, slips={**state.slips, spot: slip})


def _decided(state: Competition, change: Amendment) -> Competition:
    return replace(state, changes=(*state.changes, change))


def _played(state: Competition, result: TableResult) -> TableResult | None:
    """The result, unless the game deals such cards again: then nothing was played that could be compared."""
    return None if result.declarer is None and deals_again(state.created.game, state.created.options) else result


def _points(result: TableResult) -> Settlement:
    return assigned(result.of(Side.NS), result.of(Side.EW))


def _settled(ruling: lines.AdjustedScore, side: Side) -> Settled:
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


EVENT: Final = LedgerKind[lines.CompetitionLine, Competition](
    "event", 8, lines.CompetitionLine, lines.Created, Competition, after
)
"""Of all versions there were: old events open for ever. The second has clocks that stop, and what the wall shows; the
third boards that were not played, results that the other side disputes, events that open again, and a least share; the
fourth which side says that a board was not played, and boards that were spoiled; the fifth member numbers and
handicaps; the sixth opening leads; the seventh rounds that are drawn one by one; the eighth sections.
"""
