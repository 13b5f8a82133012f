"""Fresh random deals against endplay's DDS."""

from __future__ import annotations

import random

import pytest

from kibitz.analysis.encoding import SEATS, STRAINS
from kibitz.analysis.solver import table_many

NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}
DENOMS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs", "NT": "nt"}


def random_deal(dice: random.Random, size: int) -> str:
    deck = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
    dice.shuffle(deck)
    hands = [deck[size * i : size * (i + 1)] for i in range(4)]
    return "N:" + " ".join(".".join("".join(c[1] for c in hand if c[0] == suit) for suit in "SHDC") for hand in hands)


def test_random_tables_agree_with_endplay() -> None:
    dds = pytest.importorskip("endplay.dds")
    types = pytest.importorskip("endplay.types")
    dice = random.Random(52)
    deals = [random_deal(dice, 13) for _ in range(6)]
    for deal, ours in zip(deals, table_many(deals), strict=True):
        theirs = dds.calc_dd_table(types.Deal(deal))
        for seat in SEATS:
            for strain in STRAINS:
                tricks = theirs[types.Denom[DENOMS[strain]], types.Player[NAMES[seat]]]
                assert ours[seat][strain] == tricks, (deal, seat, strain)
