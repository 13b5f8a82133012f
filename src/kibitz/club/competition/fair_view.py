"""Who may see what of a competition while it goes on: nobody learns of a board that they have yet to play."""

from __future__ import annotations

from collections.abc import Mapping

from kibitz.club.competition.happenings import TableBoard
from kibitz.club.competition.reports import CardLine, TravellerLine, score_cards, traveller
from kibitz.club.competition.state import Competition


def boards_known(state: Competition, entrant: int | None) -> frozenset[int]:
    """The boards of which an entrant may see all results: those it has played at all its tables; all, at the end.

    A team plays a board at two tables. While one of them waits for it, neither learns of it.
    """
    if state.movement is None:
        return frozenset()
    if state.closed:
        return frozenset(state.movement.boards)
    played: set[int] = set()
    to_come: set[int] = set()
    for number, round_ in enumerate(state.movement.rounds, 1):
        for each in round_:
            for board in each.boards if entrant in each.entrants else ():
                (played if TableBoard(number, each.table, board) in state.slips else to_come).add(board)
    return frozenset(played - to_come)


def traveller_for(state: Competition, entrant: int | None, number: int) -> tuple[TravellerLine, ...] | None:
    """The results on a board, or None if that entrant may not see them yet."""
    return traveller(state, number) if number in boards_known(state, entrant) else None


def card_for(state: Competition, viewer: int | None, entrant: int) -> tuple[CardLine, ...]:
    """The score card of an entrant as far as the viewer may see it: the own one, and at the end everybody's."""
    if entrant != viewer and not state.closed:
        return ()
    known = boards_known(state, viewer)
    return tuple(line for line in score_cards(state).get(entrant, ()) if line.spot.board in known)


def cards_of(state: Competition) -> Mapping[int, str]:
    """The cards of all boards, for when the event is over: until then they are nobody's but the tables'."""
    return state.deals if state.closed else {}
