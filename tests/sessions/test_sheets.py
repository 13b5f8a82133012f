"""Score sheets of every session: title, columns, what is blank before the first deal, and what is carried on."""

from __future__ import annotations

import pytest

from kibitz.cards import NT, Seat, Side
from kibitz.engine import Game, OptionError
from kibitz.games import game
from kibitz.scoring import rubber
from kibitz.sessions import Result, RowKind, session
from tests.sessions.playing import as_entries, contract_deal, made_up, next_board, on_paper, said
from tests.sessions.test_abridged import hands

NAMES = ("Bob", "Ted", "Carol", "Alice")
PAIRS = ("Bob & Carol", "Ted & Alice")
CONTRACT, ABRIDGED, WAR = game("contract"), game("abridged"), game("bridgewar")


@pytest.mark.parametrize(
    ("name", "rules", "titles", "columns"),
    [
        ("match", WAR, ["Match"], PAIRS),
        ("rubber", CONTRACT, ["Rubber"], ("WE", "THEY")),
        ("chicago", CONTRACT, ["Chicago"], ("WE", "THEY")),
        ("abridged-game", ABRIDGED, ["aBRIDGEd score sheet"], ("WE", "THEY")),
        ("abridged-night", ABRIDGED, ["aBRIDGEd score sheet"], ("WE", "THEY")),
        ("abridged-pivot", ABRIDGED, [f"aBRIDGEd score sheet: {name}" for name in NAMES], ("WE", "THEY")),
    ],
)
def test_the_head_of_a_sheet_and_a_session_that_has_just_begun(
    name: str, rules: Game, titles: list[str], columns: tuple[str, str]
) -> None:
    chosen = session(name, {}, rules)
    sheets = chosen.sheets([], NAMES)
    assert [str(sheet.title) for sheet in sheets] == titles
    assert {tuple(map(str, sheet.columns)) for sheet in sheets} == {columns}
    for first, *_, last in (sheet.rows for sheet in sheets if len(sheet.rows) > 1):
        assert (first.kind, last.kind) == (RowKind.NAMES, RowKind.TOTAL)
    begun, stopped = chosen.standing([]), chosen.standing([], stop=True)
    assert (begun.finished, begun.winners, stopped.finished) == (False, (), True)
    assert chosen.next_board([]) is not None
    assert chosen.next_board([], stop=True) is None


def test_a_pivot_sheet_is_blank_where_nothing_has_been_played() -> None:
    for sheet in session("abridged-pivot", {}, ABRIDGED).sheets([], NAMES):
        assert on_paper(sheet)[-1].cells == (None, None)


def test_a_game_of_a_night_is_won_by_points_not_by_hands() -> None:
    """One good hand of Bob and Carol beats three small ones, twice; the totals are equal."""
    chosen, results = hands("abridged-night", *(90, -10, -10, -10) * 2, *(-30, -30, -30, -30))
    standing = chosen.standing(results)
    assert standing.totals == (180, 180, 180, 180)
    assert said(standing, NAMES) == "180 each: Bob & Carol win, because they won two of the three games."
    chosen, results = hands("abridged-night", *(-90, 10, 10, 10) * 2, *(30, 30, 30, 30))
    assert (
        said(chosen.standing(results), NAMES) == "180 each: Ted & Alice win, because they won two of the three games."
    )


@pytest.mark.parametrize("name", ["chicago", "rubber"])
def test_part_scores_stand_below_the_line_of_the_next_deal(name: str) -> None:
    chosen = session(name, {}, CONTRACT)
    results: list[Result] = []
    standing = [next_board(chosen, results).below]
    for side, level in ((Side.NS, 2), (Side.EW, 1), (Side.NS, 2)):
        board = next_board(chosen, results)
        lines = rubber.score(CONTRACT.deck.suits[1], level, "undoubled", 6 + level, vulnerable=side in board.vulnerable)
        results.append(made_up(board, *as_entries(side, lines)))
        standing.append(next_board(chosen, results).below)
    # The game that the third deal completes wipes out both.
    assert standing == [{}, {Side.NS: 60}, {Side.NS: 60, Side.EW: 30}, {}]


def test_a_session_of_another_game_is_refused_with_those_to_choose_from() -> None:
    with pytest.raises(OptionError) as refused:
        session("rubber", {}, WAR)
    assert str(refused.value) == "Rubber is no session of BridgeWar: choose from match."


def test_the_bonus_of_a_rubber_broken_off_is_on_the_sheet_only_when_it_is() -> None:
    laws = game("contract", {"rules": "laws"})
    chosen = session("rubber", {}, laws)
    board = next_board(chosen, [])
    results = [made_up(board, *as_entries(Side.NS, rubber.score(NT, 3, "undoubled", 9, vulnerable=False)))]

    def labels(**stop: bool) -> list[str]:
        return [row.label for row in on_paper(chosen.sheets(results, NAMES, **stop)[0])]

    assert "Only game" not in labels()
    assert "Only game" in labels(stop=True)


def test_a_result_tells_who_declared_what_and_who_won_the_tricks() -> None:
    board = next_board(session("rubber", {}, CONTRACT), [])
    found = contract_deal(CONTRACT, board, Seat.SOUTH, "1NT", 7)
    assert (found.board, found.declarer, found.tricks) == (board, Seat.SOUTH, {Side.NS: 7, Side.EW: 6})
    assert found.contract is not None
    assert (found.contract.strain, found.contract.goal) == (NT, 7)
    assert found.people == {seat: seat for seat in Seat}
    assert found.thrown_in is None
