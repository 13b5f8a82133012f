"""Who may see what of a competition while it goes on: nobody learns of a board that they have yet to play."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from kibitz.cards import Side
from kibitz.club.competition.competition_lines import TableBoard
from kibitz.club.competition.reports import CardLine, TravellerLine, score_cards, traveller
from kibitz.club.competition.state import Competition
from kibitz.club.movements import MovementKind


def boards_known(
    state: Competition, entrant: int | None, doubted: Collection[TableBoard] = frozenset()
) -> frozenset[int]:
    """The boards of which an entrant may see cards and results: those it has played, once nobody waits for them.

    At each of its tables both sides have agreed on the result: one that a single phone has tapped before a card was
    played tells nobody anything. `doubted` are results that stand and may be no more than that. A team plays a board
    at two tables, and while one of them waits neither learns of it. Nor does anybody while another table has the board
    still to play in this round; against the field, where everybody plays when they like, nobody waits for the others.
    At the end all is known.
    """
    if state.movement is None:
        return frozenset()
    if state.closed:
        return frozenset(state.movement.boards)
    played: set[int] = set()
    to_come: set[int] = set()
    waits_for_all = state.movement.kind is not MovementKind.FIELD
    for number, round_ in enumerate(state.movement.rounds, 1):
        for each in round_:
            is_mine = entrant in each.entrants
            for board in each.boards if is_mine or (waits_for_all and number == state.round) else ():
                spot = TableBoard(number, each.table, board)
                if spot in doubted or not _is_settled(state, spot):
                    to_come.add(board)
                elif is_mine:
                    played.add(board)
    return frozenset(played - to_come)


def _is_settled(state: Competition, spot: TableBoard) -> bool:
    """Whether a result stands on which both sides, or whoever runs the event, have agreed."""
    slip = state.slips.get(spot)
    return slip is not None and slip.agreed == frozenset(Side)


def told_to_all(state: Competition) -> Competition:
    """The competition as the ranking that all see counts it while it goes on.

    A result of this round is not among what counts before both sides have agreed on it and every table that has the
    board in this round has played it: where two tables share a board, the score of one would tell it to the other.
    """
    movement = state.movement
    if state.closed or movement is None:
        return state
    waits = set[TableBoard]()
    for number in (state.round,) if state.under_way and movement.kind is not MovementKind.FIELD else ():
        spots = state.spots(number)
        boards = {spot.board for spot in spots if not _is_settled(state, spot)}
        waits.update(spot for spot in spots if spot.board in boards)
    slips = {spot: slip for spot, slip in state.slips.items() if spot not in waits and _is_settled(state, spot)}
    return replace(state, slips=slips)


def traveller_for(
    state: Competition, entrant: int | None, number: int, doubted: Collection[TableBoard] = frozenset()
) -> tuple[TravellerLine, ...] | None:
    """The results on a board, or None if that entrant may not see them yet."""
    return traveller(state, number) if number in boards_known(state, entrant, doubted) else None


def card_for(
    state: Competition, viewer: int | None, entrant: int, doubted: Collection[TableBoard] = frozenset()
) -> tuple[CardLine, ...]:
    """The score card of an entrant as far as the viewer may see it: the own one, and at the end everybody's."""
    if entrant != viewer and not state.closed:
        return ()
    known = boards_known(state, viewer, doubted)
    return tuple(line for line in score_cards(state).get(entrant, ()) if line.spot.board in known)


def cards_of(state: Competition) -> Mapping[int, str]:
    """The cards of all boards, for when the event is over: until then they are nobody's but the tables'."""
    return state.deals if state.closed else {}
