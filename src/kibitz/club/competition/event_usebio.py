"""An event as USEBIO XML, which the programs of clubs and federations read."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

from kibitz.cards import FRENCH, Deal, Seat, Side
from kibitz.club.competition.competition_lines import AdjustedScore
from kibitz.club.competition.entry import people_of
from kibitz.club.competition.exports import contract_short, place_text
from kibitz.club.competition.reports import FieldRanking, TravellerLine, ranking, travellers
from kibitz.club.competition.state import Competition
from kibitz.club.fields import Method, Placed, rounded
from kibitz.club.fields.marks import AWARDS
from kibitz.club.movements import MovementKind
from kibitz.games import GAMES, game

_KINDS: Final = {
    Method.MATCHPOINTS: "MP_PAIRS",
    Method.IMPS: "CROSS_IMPS",
    Method.BUTLER: "BUTLER_PAIRS",
    Method.TOTAL: "AGGREGATE",
}
_DRAWN: Final = {
    MovementKind.SWISS: "SWISS_PAIRS",
    MovementKind.SWISS_TEAMS: "SWISS_TEAMS",
    MovementKind.KNOCKOUT: "KO",
}
"""As two public programs that read USEBIO call them."""
_SUITS: Final = ("CLUBS", "DIAMONDS", "HEARTS", "SPADES")


def usebio(state: Competition) -> str:
    """The event as USEBIO 1.2 XML: who took part with their places, every traveller, and the hands of the boards."""
    root = ElementTree.Element("USEBIO", Version="1.2")
    teams = state.movement is not None and state.movement.kind.of_teams
    single = state.movement is not None and state.movement.kind in (MovementKind.INDIVIDUAL, MovementKind.THREES)
    kind = _event_type(state, teams=teams, single=single)
    event = _child(root, "EVENT", EVENT_TYPE=kind)
    _child(event, "PROGRAM_NAME", "kibitz")
    _child(event, "EVENT_DESCRIPTION", state.created.title)
    day = state.created.day.split("-")
    if len(day) == 3:
        _child(event, "DATE", "/".join(reversed(day)))
    rankings = ranking(state)
    _child(event, "WINNER_TYPE", str(len(rankings)))
    if state.movement is not None:
        _child(event, "BOARDS_PLAYED", str(len(state.movement.boards)))
    people = _child(event, "PARTICIPANTS")
    for field in rankings:
        for each in field.places:
            _participant(people, state, field, each, "TEAM" if teams else "PLAYER" if single else "PAIR")
    for number, lines in travellers(state).items():
        board = _child(event, "BOARD")
        _child(board, "BOARD_NUMBER", str(number))
        for line in lines:
            _traveller_line(board, state, line, single=single)
    _handset(root, state)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _event_type(state: Competition, *, teams: bool, single: bool) -> str:
    drawn = None if state.movement is None else _DRAWN.get(state.movement.kind)
    return drawn or ("TEAMS_OF_FOUR" if teams else "INDIVIDUAL" if single else _KINDS[state.method])


def _participant(people: ElementTree.Element, state: Competition, line: FieldRanking, each: Placed, kind: str) -> None:
    known = state.entrant(each.entrant)
    names = people_of(known.name.replace(" and ", "&"))
    members = known.members or ("",) * len(names)
    if kind == "TEAM":
        who = _child(people, kind, TEAM_ID=str(each.entrant), TEAM_NAME=state.entrants[each.entrant])
    else:
        who = _child(people, kind)
        _child(who, f"{kind}_NUMBER", str(each.entrant))
    if kind == "PLAYER":
        _person(who, known.name, members[0])
    if kind == "PAIR":
        if line.line is not None:
            _child(who, "DIRECTION", line.line.value)
        _child(who, "BOARDS_PLAYED", str(each.boards))
        for name, member in zip(names, members, strict=False):
            _person(_child(who, "PLAYER"), name, member)
    _child(who, "PLACE", place_text(each))
    # With what was carried over or taken off, as the place is: whoever reads the file finds the same order.
    _child(who, "TOTAL_SCORE", rounded(each.score * each.top if each.top else each.score))
    if each.top:
        _child(who, "PERCENTAGE", rounded(100 * each.score))


def _person(who: ElementTree.Element, name: str, member: str) -> None:
    _child(who, "PLAYER_NAME", name)
    if member:
        _child(who, "NATIONAL_ID_NUMBER", member)


def _traveller_line(board: ElementTree.Element, state: Competition, line: TravellerLine, *, single: bool) -> None:
    row = _child(board, "TRAVELLER_LINE")
    if single:
        for seat, entrant in line.encounter.seats.items():
            _child(row, f"{seat.value}_PLAYER_NUMBER", str(entrant))
    else:
        for side in Side:
            _child(row, f"{side}_PAIR_NUMBER", "".join(map(str, line.encounter.who(side))))
    result = line.slip.result
    _child(row, "CONTRACT", "ADJ" if line.slip.rulings else "NP" if result is None else contract_short(line))
    if result is not None and result.declarer is not None:
        _child(row, "PLAYED_BY", result.declarer.value)
        _child(row, "TRICKS", str(result.tricks))
    if result is not None and line.slip.rulings is None:
        _child(row, "SCORE", str(result.of(Side.NS) - result.of(Side.EW)))
    if line.slip.rulings is not None and (score := _artificial(line.slip.rulings)):
        _child(row, "SCORE", score)
    marks = "MATCH_POINTS" if state.method is Method.MATCHPOINTS else "CROSS_IMP_POINTS"
    for side in Side:
        gains = line.gains(side)
        if len(gains) == 1:
            _child(row, f"{side}_{marks}", rounded(gains[0].gained))
            continue
        for seat, entrant in line.encounter.seats.items():  # partners who do not score alike
            if seat.side is side and entrant in line.own:
                _child(row, f"{seat.value}_{marks}", rounded(line.own[entrant].gained))


def _handset(root: ElementTree.Element, state: Competition) -> None:
    """The hands, beside the event as readers look for them; of boards that nobody has yet to play, so that a file
    can be shown to all.
    """
    to_come = {spot.board for number in range(1, state.rounds + 1) for spot in state.missing(number)}
    shown = [number for number in sorted(state.deals) if state.closed or number not in to_come]
    # Other packs have no clubs and spades, and three players leave a hand that is nobody's.
    if not shown or not _is_bridge_pack(state):
        return
    handset = _child(root, "HANDSET")
    for number in shown:
        board = _child(handset, "BOARD")
        _child(board, "BOARD_NUMBER", str(number))
        deal = Deal.from_code(state.deals[number])
        for seat in Seat:
            hand = _child(board, "HAND")
            _child(hand, "DIRECTION", seat.label)
            for name, ranks in zip(_SUITS, reversed(str(deal[seat]).split(".")), strict=True):
                _child(hand, name, ranks)


def _is_bridge_pack(state: Competition) -> bool:
    created = state.created
    return GAMES[created.game].players == len(Seat) and game(created.game, created.options).deck is FRENCH


def _artificial(rulings: tuple[AdjustedScore, AdjustedScore]) -> str | None:
    """An artificial score as it stands in place of points: A6040; None for one that was weighed from results."""
    shares = []
    for each in rulings:
        share = each.percent if each.percent is not None else AWARDS[each.award] * 100 if each.award else None
        if share is None or share != int(share) or not 0 <= share < 100:
            return None
        shares.append(f"{int(share):02}")
    return f"A{''.join(shares)}"


def _child(parent: ElementTree.Element, name: str, text: str | None = None, **attributes: str) -> ElementTree.Element:
    child = ElementTree.SubElement(parent, name, attributes)
    child.text = text
    return child
