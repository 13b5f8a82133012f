"""Events as USEBIO XML: who took part, every result, and the hands as the programs of clubs read them."""

from __future__ import annotations

from decimal import Decimal
from xml.etree import ElementTree

import pytest

from kibitz.cards import Deal, Hand, Seat, Side
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_lines import AdjustedScore, TableBoard
from kibitz.club.competition.event_usebio import usebio
from kibitz.club.competition.reports import ranking
from kibitz.club.fields import Award, Method
from kibitz.club.movements import howell, individual, mitchell
from tests.club.afternoon import Desk, played, seated


def test_usebio() -> None:
    state = played(seated(mitchell(6, 2)))
    root = ElementTree.fromstring(usebio(state))
    assert root.tag == "USEBIO" and root.attrib["Version"] == "1.2"
    (event,) = root.findall("EVENT")
    assert event.attrib["EVENT_TYPE"] == "MP_PAIRS"
    assert event.findtext("WINNER_TYPE") == "2"
    pairs = event.findall("PARTICIPANTS/PAIR")
    assert sorted(int(pair.findtext("PAIR_NUMBER", "")) for pair in pairs) == list(range(1, 7))
    assert {pair.findtext("DIRECTION") for pair in pairs} == {"NS", "EW"}
    assert all(float(pair.findtext("PERCENTAGE", "")) <= 100 for pair in pairs)
    boards = event.findall("BOARD")
    assert [int(board.findtext("BOARD_NUMBER", "")) for board in boards] == list(range(1, 7))
    for line in event.iter("TRAVELLER_LINE"):
        order = [child.tag for child in line]
        assert order[:3] == ["NS_PAIR_NUMBER", "EW_PAIR_NUMBER", "CONTRACT"]
        assert order[-2:] == ["NS_MATCH_POINTS", "EW_MATCH_POINTS"]
        assert sum(float(line.findtext(f"{side}_MATCH_POINTS", "")) for side in Side) == 4


def test_usebio_of_an_individual_names_every_seat() -> None:
    root = ElementTree.fromstring(usebio(played(seated(individual(8)), 1)))
    assert root.findall("EVENT")[0].attrib["EVENT_TYPE"] == "INDIVIDUAL"
    line = next(root.iter("TRAVELLER_LINE"))
    seats = [line.findtext(f"{seat}_PLAYER_NUMBER") for seat in Seat]
    assert len(set(seats)) == 4 and None not in seats


@pytest.mark.parametrize(
    ("method", "off", "score"), [(Method.IMPS, "-300", "TOTAL_SCORE"), (Method.MATCHPOINTS, "-60", "PERCENTAGE")]
)
def test_a_penalty_is_in_the_total_as_it_is_in_the_place(method: Method, off: str, score: str) -> None:
    desk = seated(howell(6, 2), "contract", method)
    played(desk)
    first = ranking(desk.state)[0].places[0].entrant
    desk.note(decisions.credited(desk.state, first, Decimal(off)))
    pairs = ElementTree.fromstring(usebio(desk.state)).findall("EVENT/PARTICIPANTS/PAIR")
    for figure in {"TOTAL_SCORE", score}:
        found = [float(pair.findtext(figure, "")) for pair in pairs]
        assert found == sorted(found, reverse=True), "in the order of the places"
    assert pairs[-1].findtext("PAIR_NUMBER") == str(first)


def dealt(desk: Desk) -> dict[int, Deal]:
    movement = desk.state.movement
    deals = {number: Deal.from_number(10**25 + number) for number in movement.boards} if movement else {}
    desk.note(decisions.dealt(desk.state, deals))
    return deals


def hands(desk: Desk) -> dict[int, Deal]:
    """The hands of the file, as a reader of such files puts them together."""
    found = {}
    for board in ElementTree.fromstring(usebio(desk.state)).findall("HANDSET/BOARD"):
        each = {
            Seat(hand.findtext("DIRECTION", "")[0]): Hand.parse(
                ".".join(hand.findtext(suit) or "" for suit in ("SPADES", "HEARTS", "DIAMONDS", "CLUBS"))
            )
            for hand in board.findall("HAND")
        }
        found[int(board.findtext("BOARD_NUMBER", ""))] = Deal(each)
    return found


def test_the_hands_are_those_that_were_played() -> None:
    desk = seated(mitchell(6, 2))
    deals = dealt(desk)
    played(desk)
    assert hands(desk) == deals
    north = next(ElementTree.fromstring(usebio(desk.state)).iter("HAND"))
    assert [child.tag for child in north] == ["DIRECTION", "CLUBS", "DIAMONDS", "HEARTS", "SPADES"]
    assert north.findtext("DIRECTION") == "North"


def test_no_hand_is_told_that_somebody_has_yet_to_play() -> None:
    desk = seated(mitchell(6, 2))
    dealt(desk)
    played(desk, rounds=2)
    assert hands(desk) == {}, "every board is to come at one of the tables"


@pytest.mark.parametrize("name", ["abridged"])
def test_packs_that_have_no_clubs_have_no_handset(name: str) -> None:
    desk = seated(mitchell(6, 2), name)
    assert ElementTree.fromstring(usebio(played(desk))).find("HANDSET") is None


def test_without_cards_there_is_no_handset() -> None:
    assert ElementTree.fromstring(usebio(played(seated(mitchell(6, 2))))).find("HANDSET") is None


def test_an_artificial_score_stands_in_place_of_points() -> None:
    desk = seated(mitchell(6, 2))
    state = desk.note(decisions.began(desk.state))
    there = state.movement.rounds[0][0] if state.movement else None
    assert there
    spot = TableBoard(1, there.table, there.boards[0])
    plus, minus = AdjustedScore(award=Award.PLUS), AdjustedScore(award=Award.MINUS)
    desk.note(decisions.adjusted(state, spot, plus, minus))
    (line,) = ElementTree.fromstring(usebio(desk.state)).iter("TRAVELLER_LINE")
    assert (line.findtext("CONTRACT"), line.findtext("SCORE")) == ("ADJ", "A6040")
