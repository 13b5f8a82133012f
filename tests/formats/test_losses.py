"""Nothing is lost in silence: what a board said and a format could not is named, whatever the board."""

from __future__ import annotations

import io

import pytest
from hypothesis import given, settings
from msgspec import structs

from kibitz.cards import Seat, card
from kibitz.cli.commands.convert import LOST
from kibitz.formats import BoardRecord, FormatError, PlayRecord, RecordedCard
from kibitz.formats.exchange import bridge_format, read_boards, write_boards
from kibitz.formats.losses import facts, lost, lost_tags
from kibitz.words.catalogues import in_language
from tests.amounts import often
from tests.formats.boards import any_board
from tests.formats.test_lin import read_all as read_lin
from tests.formats.test_rbn import read_all as read_rbn

NAMES = list(facts(BoardRecord()))
WRITTEN = "pbn", "lin", "rbn", "bbo"


def told(board: BoardRecord) -> dict[str, object]:
    """What a board says, gathered by other ways than those that look for losses."""
    calls = board.auction.calls if board.auction else ()
    cards = board.play.cards if board.play else ()
    return {
        "dealer": board.dealer,
        "vulnerability": board.vulnerable,
        "cards": [(seat.value, str(hand)) for seat, hand in sorted(board.hands.items())],
        "auction": [str(each.call) for each in calls],
        "alerts": [each.marks.alerted for each in calls],
        "marks": [
            each.glyphs for each in (*(call.marks for call in calls), *(card.marks for card in cards)) if each.glyphs
        ],
        "play": "".join(each.card.name if each.card else "-" for each in cards).rstrip("-"),
        "contract": (board.declarer, str(board.contract)) if board.contract and board.declarer else None,
        "names": dict(board.players),
        "tables": {name: tuple(lines) for name, lines in board.tables.items() if lines},
        "directives": sorted(board.directives),
    }


@pytest.mark.parametrize("suffix", WRITTEN)
@settings(max_examples=often(8, 100))
@given(any_board())
def test_what_is_not_named_is_there_again(suffix: str, board: BoardRecord) -> None:
    known, copy = bridge_format(suffix), io.BytesIO()
    try:
        write_boards([board], copy, known)
    except FormatError:
        return
    (again,) = read_boards(io.BufferedReader(io.BytesIO(copy.getvalue())), known)
    named = lost(facts(board), facts(again))
    before, after = told(board), told(again)
    changed = [name for name, said in before.items() if said and said != after[name]]
    assert not set(changed) - set(named)


def test_a_value_that_a_format_changes_is_lost() -> None:
    before, after = (facts(BoardRecord(headers={"Scoring": scoring})) for scoring in ("Butler", "IMP"))
    assert lost(before, after) == ["other tags"]


def test_a_score_or_a_ruling_that_does_not_follow_from_the_result_is_named() -> None:
    played = {"Vulnerable": "None", "Declarer": "N", "Contract": "1NT", "Result": "7"}
    for more, said in (({"Score": "NS 90"}, []), ({"Score": "NS 120"}, ["Score"]), ({"Result": "^7"}, ["Result"])):
        before = facts(BoardRecord(headers={**played, **more}))
        assert lost_tags(before, facts(BoardRecord(headers=played))) == said


def test_a_card_that_another_hand_plays_is_another_play() -> None:
    north, east = (PlayRecord(seat, (RecordedCard(seat, card("HA")),)) for seat in (Seat.NORTH, Seat.EAST))
    assert lost(facts(BoardRecord(play=north)), facts(BoardRecord(play=east))) == ["play"]


def test_alerts_that_nobody_explained_go_to_every_format_and_back() -> None:
    hands = "md|1SAKQ2HJ43DT98C765,SJ43HAKQ2D765CT98,ST98H765DAKQ2CJ43,|sv|o|"
    (board,) = read_lin(hands + "mb|1N!|mb|p|mb|2C!|an|asks|mb|ppp|")
    for suffix in ("pbn", "rbn", "lin"):
        known, copy = bridge_format(suffix), io.BytesIO()
        write_boards([board], copy, known)
        (again,) = read_boards(io.BufferedReader(io.BytesIO(copy.getvalue())), known)
        assert again.auction is not None
        assert [each.marks.alerted for each in again.auction.calls] == [True, False, True, False, False, False]
        assert "alerts" not in lost(facts(board), facts(again))


def test_who_played_a_card_that_nobody_noted_down_follows_from_the_others_of_its_trick() -> None:
    text = "H N:AKQ2.J43.T98.765:J43.AKQ2.765.T98:T98.765.AKQ2.J43:\nC 1N:S\nP S7--8:-SJS9S6"
    (board,) = read_rbn(text)
    assert board.play is not None
    # By the cards noted down South won the first trick, but East was second to play to the next.
    assert "".join(each.seat.value for each in board.play.cards) == "WNES" + "NESW"


@pytest.mark.parametrize("code", ["en", "fr"])
def test_everything_that_can_be_lost_has_a_word(code: str) -> None:
    assert list(LOST) == NAMES
    assert all(in_language(code).knows(id_) for id_ in LOST.values())


def test_a_board_loses_nothing_to_itself() -> None:
    board = structs.replace(BoardRecord(headers={"Site": "a\tb"}), directives=("x",))
    assert lost(facts(board), facts(board)) == []
