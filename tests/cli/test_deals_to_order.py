"""kibitz deal --want: deals to order, shown or written, and how rare they are."""

from __future__ import annotations

from pathlib import Path

from kibitz.cards import SPADES, Seat
from kibitz.formats import bridge_format, read_boards
from tests.cli.running import kibitz


def test_deals_are_shown_with_how_rare_they_are() -> None:
    said = kibitz("deal", "--want", "N 13 spades", "--deals", "2", "--seed", "1")
    assert said.code == 0 and said.out.count("North, 10 points") == 2 and "Board 2" in said.out
    assert said.err == "One deal in 635,013,559,600 is like that; all were drawn evenly from those.\n"
    assert kibitz("deal", "--want", "N 13 spades", "--deals", "2", "--seed", "1").out == said.out


def test_an_order_may_stand_in_a_file(tmp_path: Path) -> None:
    script = tmp_path / "slam.dlr"
    script.write_text("# both sides of it\nproduce 2\ncondition spades(north) == 13\n")
    said = kibitz("deal", "--want", str(script), "--seed", "1")
    assert said.code == 0 and said.out.count("North, 10 points") == 2


def test_deals_are_written_in_any_format_and_solved(tmp_path: Path) -> None:
    for name in ("set.pbn", "set.lin", "set.dup"):
        path = tmp_path / name
        said = kibitz("deal", "--want", "N 10+ spades", "--deals", "3", "--seed", "4", "--solve", "--out", str(path))
        assert (said.code, said.out) == (0, "")
        with path.open("rb") as handle:
            boards = list(read_boards(handle, bridge_format(name)))
        assert [board.number for board in boards] == [1, 2, 3]
        assert all(board.deal is not None and board.deal[Seat.NORTH].length(SPADES) >= 10 for board in boards)
        assert [board.dealer for board in boards] == [Seat.NORTH, Seat.EAST, Seat.SOUTH]
        if name == "set.pbn":
            assert all(len(board.tables["OptimumResultTable"]) == 20 for board in boards)


def test_deals_are_written_as_hand_records(tmp_path: Path) -> None:
    path = tmp_path / "hands.pdf"
    said = kibitz("deal", "--want", "N 10+ spades", "--deals", "3", "--seed", "4", "--out", str(path))
    assert (said.code, said.out) == (0, "") and "is like that" in said.err
    assert path.read_bytes().startswith(b"%PDF") and list(tmp_path.iterdir()) == [path]


def test_preferences_and_predicates_are_tried(tmp_path: Path) -> None:
    file = tmp_path / "odd.py"
    file.write_text("def wanted(deal):\n    return deal.number % 2 == 1\n")
    args = ("--deals", "2", "--seed", "1", "--predicate", str(file), "--prefer", "2: S points 10+")
    said = kibitz("deal", *args)
    assert said.code == 0 and said.err.startswith("Of all deals ") and "drawn to keep 2" in said.err


def test_mistakes_are_one_sentence(tmp_path: Path) -> None:
    empty = tmp_path / "empty.py"
    empty.write_text("")
    for args, said in (
        (("--want", "N 12 hats"), "nothing that can be counted"),
        (("--want", "N 30+ points and E 30+ points"), "There is no such deal"),
        (("--want", "N 1 points", "--prefer", "often"), "how many times as often"),
        (("--predicate", str(empty)), "no function called wanted"),
        (("--predicate", "nosuch.py"), "no Python file"),
        (("--want", "N 1 points", "--number", "5"), "drawn, and not given"),
        (("--want", "N 1 points", "--out", "x.xyz"), "no format that is known"),
    ):
        outcome = kibitz("deal", *args)
        assert outcome.code == 2 and said in outcome.err and outcome.err.count("\n") == 1, outcome
