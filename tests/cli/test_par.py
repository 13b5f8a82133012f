"""`kibitz par`: of a file each board with its own dealer and vulnerability, checked by another program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kibitz.analysis.boards import LoadedBoard, dump
from kibitz.cards import Deal
from kibitz.formats import BoardRecord
from kibitz.formats.header_values import numbered
from tests.amounts import often
from tests.cli.running import kibitz
from tests.solver.conftest import tables


def test_boards_of_a_file_keep_their_dealer_and_vulnerability(tmp_path: Path) -> None:
    dds, types = pytest.importorskip("endplay.dds"), pytest.importorskip("endplay.types")
    file = tmp_path / "boards.pbn"
    boards = [
        (str(deal), numbered(number))
        for number, (deal, _) in zip(range(1, 1 + often(6, 16)), tables("dd_random.txt"), strict=False)
    ]
    with file.open("w") as out:
        for deal, tags in boards:
            tagged = {**tags, "Deal": deal} if int(tags["Board"]) % 2 else {"Deal": deal, **tags}  # in any order
            out.write("".join(f'[{name} "{value}"]\n' for name, value in tagged.items()) + "\n")
    said = kibitz("par", str(file), "--game", "contract", "--json")
    assert said.code == 0, said.err
    sides = {"None": "none", "NS": "ns", "EW": "ew", "All": "both"}
    for row, (deal, tags) in zip(map(json.loads, said.out.splitlines()), boards, strict=True):
        vulnerable = types.Vul[sides[tags["Vulnerable"]]]
        peer = dds.par(dds.calc_dd_table(types.Deal(deal)), vulnerable, types.Player.find(tags["Dealer"]))
        assert (row["net"], row["dealer"], row["vulnerable"]) == (peer.score, tags["Dealer"], tags["Vulnerable"])


def test_what_is_said_on_the_command_line_goes_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "one.pbn"
    deal = "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"
    file.write_text(f'[Deal "{deal}"]\n[Dealer "E"]\n[Vulnerable "NS"]\n')
    own = json.loads(kibitz("par", str(file), "--game", "contract", "--json").out)
    assert (own["dealer"], own["vulnerable"]) == ("E", "NS")
    other = json.loads(
        kibitz("par", str(file), "--game", "contract", "--json", "--dealer", "w", "--vulnerable", "both").out
    )
    assert (other["dealer"], other["vulnerable"]) == ("W", "All")
    file.write_text(f'[Vulnerable "sometimes"]\n[Deal "{deal}"]\n')
    said = kibitz("par", str(file))
    assert said.code == 2 and f"{file}, line 1: " in said.err


@pytest.mark.parametrize("suffix", ["pbn", "lin", "rbn", "dup", "bbo", ""])
def test_boards_of_every_format_keep_their_dealer_and_vulnerability(suffix: str, tmp_path: Path) -> None:
    """Whatever the file is called: without an end to its name it is known by what stands in it."""
    file = tmp_path / f"boards{suffix and '.'}{suffix}"
    boards = [LoadedBoard(BoardRecord(headers={**numbered(7 + at), "Deal": str(Deal.random(at))})) for at in range(3)]
    dump(boards, file, as_format=suffix or "lin")
    said = kibitz("par", str(file), "--game", "contract", "--json")
    assert said.code == 0, said.err
    rows = [json.loads(line) for line in said.out.splitlines()]
    assert [row["net"] for row in rows] == [board.par.score for board in boards if board.par]
    told = [(board.record.headers["Dealer"], board.record.headers["Vulnerable"]) for board in boards]
    assert [(row["dealer"], row["vulnerable"]) for row in rows] == told


def test_what_a_file_says_once_for_several_boards_holds_for_all_of_them(tmp_path: Path) -> None:
    deals = [str(Deal.random(at)) for at in range(3)]
    first = f'[Board "1"]\n[Dealer "E"]\n[Vulnerable "##NS"]\n[Deal "{deals[0]}"]\n'
    second = f'[Board "2"]\n[Dealer "#"]\n[Vulnerable "#"]\n[Deal "{deals[1]}"]\n[Auction "E"]\nNo bid at all\n'
    third = f'; only the auction tells who dealt\n[Board "3"]\n[Deal "{deals[2]}"]\n[Auction "W"]\nAP\n'
    file = tmp_path / "club.pbn"
    file.write_text("\n".join((first, second, third)))
    rows = [json.loads(line) for line in kibitz("par", str(file), "--game", "contract", "--json").out.splitlines()]
    assert [(row["dealer"], row["vulnerable"]) for row in rows] == [("E", "NS"), ("E", "NS"), ("W", "NS")]


def test_a_board_that_hides_a_hand_is_named(tmp_path: Path) -> None:
    file = tmp_path / "half.pbn"
    file.write_text('[Board "1"]\n\n[Board "9"]\n[Deal "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 - -"]\n')
    said = kibitz("par", str(file))
    assert (said.code, said.err) == (2, f"kibitz: {file}: Board 9: The board does not show all four hands.\n")
