"""Fresh random deals against endplay's DDS."""

from __future__ import annotations

import random

import pytest

from kibitz.analysis.solver import table_many
from kibitz.cards import DEALS, FRENCH, NT, Deal, Seat


def test_random_tables_agree_with_endplay() -> None:
    dds = pytest.importorskip("endplay.dds")
    types = pytest.importorskip("endplay.types")
    dice = random.Random(52)
    deals = [Deal.from_number(dice.randrange(DEALS)) for _ in range(6)]
    for deal, ours in zip(deals, table_many(deals), strict=True):
        theirs = dds.calc_dd_table(types.Deal(str(deal)))
        for seat in Seat:
            for strain in FRENCH.strains:
                denomination = types.Denom["nt" if strain is NT else strain.name]
                tricks = theirs[denomination, types.Player[seat.label.lower()]]
                assert ours[seat][strain] == tricks, (deal, seat, strain)
