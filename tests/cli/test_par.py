"""`kibitz par`: of a file each board with its own dealer and vulnerability, checked by another program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kibitz.formats.header_values import numbered
from tests.cli.running import kibitz
from tests.solver.conftest import tables


def test_boards_of_a_file_keep_their_dealer_and_vulnerability(tmp_path: Path) -> None:
    dds, types = pytest.importorskip("endplay.dds"), pytest.importorskip("endplay.types")
    file = tmp_path / "boards.pbn"
    boards = [
        (str(deal), numbered(number)) for number, (deal, _) in zip(range(1, 17), tables("dd_random.txt"), strict=False)
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
