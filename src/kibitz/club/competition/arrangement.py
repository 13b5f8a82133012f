"""How an event is run, and what of it can still change when rounds have been played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from msgspec.structs import replace

from kibitz.club.competition import competition_lines as lines
from kibitz.club.competition.competition_decisions import CompetitionError, is_open
from kibitz.club.competition.state import Competition
from kibitz.club.movements import Encounter
from kibitz.engine.text import Template

TABLE_HAS_BEGUN: Final = Template("competition-table-has-begun")
ANOTHER_DEAL: Final = Template("competition-another-deal")


def arranged(
    state: Competition,
    ranking: Literal["live", "end"] = "live",
    *,
    tablets: bool = False,
    real_cards: Iterable[int] = (),
    level: str = "club",
    wall: lines.WallPart = "both",
    least: int | None = None,
    lead: bool = False,
) -> lines.Arranged:
    """How the event is run. A table goes over to tablets only where it can play the deals that the others have."""
    is_open(state)
    how = lines.Arranged(
        ranking=ranking,
        tablets=tablets,
        real_cards=tuple(sorted(set(real_cards))),
        level=level,
        wall=wall,
        least=least,
        lead=lead,
    )
    then = replace(state, arranged=how)
    unknown = _unknown_deals(then)
    for number, there in _to_come(state):
        if state.on_tablets(there.table) or not then.on_tablets(there.table):
            continue
        if number == state.round and _has_results(state, there):
            raise CompetitionError(TABLE_HAS_BEGUN(table=there.table))
        for board in there.boards:
            if board in unknown:
                raise CompetitionError(ANOTHER_DEAL(board=board))
    return how


def shared_boards(state: Competition) -> tuple[int, ...]:
    """Where some play here and others with real cards: the boards to come, which both must have with the same cards."""
    if not (state.arranged.tablets and state.arranged.real_cards):
        return ()
    to_come = {board for _, each in _to_come(state) for board in each.boards}
    return tuple(sorted(to_come - _unknown_deals(state)))


def _unknown_deals(state: Competition) -> set[int]:
    """The boards that were played with real cards, or are being played, and whose cards nobody has given."""
    played = (
        board
        for number, round_ in enumerate(state.movement.rounds[: state.round] if state.movement else (), 1)
        for each in round_
        if number < state.round or not state.under_way or _has_results(state, each) or not state.on_tablets(each.table)
        for board in each.boards
    )
    return {board for board in played if board not in state.deals}


def _to_come(state: Competition) -> list[tuple[int, Encounter]]:
    """The tables of the round under way, and of all that follow."""
    first = state.round if state.under_way else state.round + 1
    rounds = enumerate(state.movement.rounds if state.movement else (), 1)
    return [(number, each) for number, round_ in rounds if number >= first for each in round_]


def _has_results(state: Competition, there: Encounter) -> bool:
    return any(lines.TableBoard(state.round, there.table, board) in state.slips for board in there.boards)
