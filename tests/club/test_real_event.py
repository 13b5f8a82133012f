"""A final that was played: contracts and tricks of both rooms give the IMPs that were published.

The records are not part of the project; where they do not lie beside it there is nothing to test.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from kibitz.cards import NT, Seat, Side, strain
from kibitz.club.fields import assigned, cross_imps, victory_points
from kibitz.club.movements.movement import board
from kibitz.scoring import duplicate
from kibitz.scoring.rubber import Doubling

RECORDS = Path(__file__).parents[3] / "shared" / "data" / "champ2012_first400.pbn"
PUBLISHED = (46, 29)
"""Poland and Sweden in the last stanza of the open final, as the bulletin of the World Bridge Games of 2012 has it.

Only this stanza is compared: in others the file states some contracts without the double that their auctions have.
"""


def net(number: int, declarer: str, contract: str, tricks: str) -> int:
    """North-South's points."""
    if contract.lower().startswith("pass"):
        return 0
    found = re.fullmatch(r"([1-7])(C|D|H|S|NT?)(X{0,2}|R)", contract)
    assert found, contract
    side = Seat(declarer).side
    won = duplicate.net(
        NT if found[2].startswith("N") else strain(found[2]),
        int(found[1]),
        Doubling.REDOUBLED if found[3] == "R" else tuple(Doubling)[len(found[3])],
        int(tricks),
        vulnerable=side in board(number).vulnerable,
    )
    return won if side is Side.NS else -won


@pytest.mark.skipif(not RECORDS.exists(), reason="The records of the event are not here.")
def test_the_imps_of_a_final_are_those_that_were_published() -> None:
    stanza = RECORDS.read_text(encoding="latin-1").split('[Stage "Final:8"]')[1].split("[Stage ")[0]
    starts = [found.start() for found in re.finditer(r"\[Board ", stanza)] + [len(stanza)]
    swings = []
    for start, end in pairwise(starts):
        played = stanza[start:end]
        number = int(re.findall(r'\[Board "(\d+)"', played)[0])
        results = re.findall(r'\[Declarer "(\w?)"\]\s*\[Contract "(\w+)"\]\s*\[Result "(\d*)"', played)
        one, other = (assigned(net(number, *result)) for result in results)
        (home, _), (visitors, _) = cross_imps([one, other])  # the home team sits North-South in the first room
        assert home.gained == -visitors.gained
        swings.append(home.gained)
    assert len(swings) == 16
    won, lost = (int(sum(sign * swing for swing in swings if sign * swing > 0)) for sign in (1, -1))
    assert (won, lost) == PUBLISHED
    assert victory_points(won - lost, 16)[0] > 10
