"""The table of docs/from-endplay.md: both sides of every row are run, and those that say a number say the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import kibitz
from kibitz.analysis.orders import DealOrder
from kibitz.analysis.solver import Position, solve_cards, table, table_many
from kibitz.cards import NT

PAGE = (Path(__file__).parents[2] / "docs" / "from-endplay.md").read_text(encoding="utf-8")
CODE = re.compile(r"`([^`]+)`")
ROWS = {
    what.strip(): (CODE.findall(theirs), CODE.findall(ours))
    for what, theirs, ours in re.findall(r"^\| ([^|`]+) \| ([^|]+) \| ([^|]+) \|$", PAGE, re.MULTILINE)
    if CODE.search(ours)
}
DEAL = "N:AKQ2.KJ43.AT8.76 J43.AQ2.765.T982 T98.T765.KQ2.AJ3 765.98.J943.KQ54"
WRITTEN = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{DEAL}"]\n[Contract "Pass"]\n'
SAME = ("points, shape", "balanced, controls, losers", "double-dummy table", "par")
"""Rows whose values can be compared as they are."""


def run(code: str, names: dict[str, Any]) -> Any:
    """The value of an expression; a statement leaves its names."""
    written = code.replace("N:…", DEAL)
    try:
        return eval(written, names)
    except SyntaxError:
        exec(written, names)
        return None


def their_names() -> dict[str, Any]:
    endplay = pytest.importorskip("endplay")
    names: dict[str, Any] = {}
    for line in (
        "from endplay.types import *",
        "from endplay.dds import *",
        "from endplay.evaluate import *",
        "from endplay.dealer import generate_deal, generate_deals",
        "from endplay.parsers import lin, pbn",
    ):
        exec(line, names)
    deal = names["Deal"](DEAL)
    assert endplay
    return names | {"deal": deal, "hand": deal.north, "deals": [deal], "cards": []}


def our_names() -> dict[str, Any]:
    deal = kibitz.Deal.parse(DEAL)
    known = {name: getattr(kibitz, name) for name in kibitz.__all__}
    solver = {"Position": Position, "solve_cards": solve_cards, "table": table, "table_many": table_many}
    given = {"deal": deal, "hands": deal, "hand": deal[kibitz.Seat.NORTH], "deals": [deal], "trumps": NT, "leader": "W"}
    return known | solver | given | {"kibitz": kibitz, "DealOrder": DealOrder, "board": kibitz.LoadedBoard.of(deal)}


def plain(value: Any) -> Any:
    """Shapes as tuples, numbers as they are."""
    return tuple(value) if isinstance(value, list) else value


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what endplay itself is made with
@pytest.mark.parametrize("what", ROWS)
def test_both_sides_of_a_row_run(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("x.pbn").write_text(WRITTEN, encoding="utf-8")
    theirs, ours = ROWS[what]
    names: Mapping[str, dict[str, Any]] = {"endplay": their_names(), "kibitz": our_names()}
    if what == "write one":
        run(ROWS["read a file"][0][0], names["endplay"])
        run(ROWS["read a file"][1][0], names["kibitz"])
    found = {
        who: [plain(run(code, names[who])) for code in codes] for who, codes in (("endplay", theirs), ("kibitz", ours))
    }
    if what in SAME:
        assert found["endplay"] == found["kibitz"]
    if what == "deals to order":
        assert all(hand.points >= 15 for hand in (deal[kibitz.Seat.NORTH] for deal in islice(found["kibitz"][0], 3)))


def test_the_table_has_what_is_compared() -> None:
    assert set(SAME) <= set(ROWS) and len(ROWS) > 10
