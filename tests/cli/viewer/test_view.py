"""kibitz view: files in the terminal and as JSON, whole or not."""

from __future__ import annotations

import json
from pathlib import Path

from kibitz.formats.board_code import read_board_code
from tests.cli.running import kibitz
from tests.club.test_recorded_matches import board

MATCH = board(7, "Open", "4S", 9, HomeTeam="Reds", VisitTeam="Blues") + board(
    7, "Closed", "4S", 10, HomeTeam="Reds", VisitTeam="Blues"
)


def written(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_both_rooms_stand_side_by_side(tmp_path: Path) -> None:
    said = kibitz("view", "--terminal", written(tmp_path / "match.pbn", MATCH))
    row = next(line for line in said.out.splitlines() if line.split()[:1] == ["7"])
    assert row.split() == ["7", "4♠", "S", "−1", "−50", "4♠", "S", "=", "+420", "10", "Blues", "0", ":", "10"]
    assert said.code == 0 and "Reds against Blues" in said.out


def test_a_board_is_shown_with_what_was_said_and_what_it_cost(tmp_path: Path) -> None:
    text = (
        board(7, "", "1NT", 7).rstrip()
        + "\n"
        + '[Auction "S"]\n1NT =1= AP\n[Note "1:any thirteen"]\n[Play "W"]\nC2 C5 C8 C3\n*\n'
    )
    said = kibitz("view", "--board", "7", written(tmp_path / "one.pbn", text))
    assert "South’s 1NT: any thirteen" in said.out and "The contract: 1NT by South" in said.out
    assert "1  West   ♣2" in said.out and "North, 10 points" in said.out


def test_a_board_of_which_little_is_known_is_shown(tmp_path: Path) -> None:
    source = written(tmp_path / "half.lin", "qx|o7|md|1SAKQ2H3D4C5,,,|mb|1S!|mb|p|pc|SA|\n")
    said = kibitz("view", "--board", "7", source)
    assert said.code == 0 and "North: not known" in said.out and "South’s 1♠: alerted" in said.out


def test_the_good_boards_open_and_the_bad_are_named(tmp_path: Path) -> None:
    source = written(tmp_path / "bad.pbn", MATCH + '[Board "8"]\n[Dealer "Q"]\n')
    said = kibitz("view", "--terminal", source)
    assert said.code == 0 and "Blues" in said.out
    assert said.err == f"kibitz: {source}, line 24: “Q” is no seat: N, E, S or W.\n"


def test_a_file_without_any_board_is_a_mistake(tmp_path: Path) -> None:
    said = kibitz("view", "--terminal", written(tmp_path / "poem.txt", "Roses are red."))
    assert said.code == 2 and "a format that is known here" in said.err
    assert kibitz("view", "--board", "9", written(tmp_path / "m.pbn", MATCH)).err == (
        "kibitz: There is no board 9 in the file.\n"
    )


def test_everything_as_json(tmp_path: Path) -> None:
    said = kibitz("view", "--json", written(tmp_path / "match.pbn", MATCH))
    (match,) = json.loads(said.out)["matches"]
    (only,) = match["boards"]
    assert match["teams"] == ["Reds", "Blues"] and (only["imps"], only["standing"]) == (-10, [0, 10])
    assert [result["score"] for result in only["results"]] == [-50, 420]
    assert read_board_code(only["results"][0]["code"]).headers["Room"] == "Open"
    assert only["results"][0]["link"].startswith("https://www.bridgebase.com/")
