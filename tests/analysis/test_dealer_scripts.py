"""Scripts of dealer: what each asks is worked out again here, from hands as they are written."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from kibitz.analysis.orders import DealOrder, parse_order
from kibitz.analysis.orders.dealer_script import is_dealer_script, parse_dealer_script
from kibitz.analysis.orders.many_deals import are_met
from kibitz.analysis.orders.wishes import is_met
from kibitz.cards import Deal, NotationError, Seat, Side

Hands = dict[str, list[str]]
"""For N, E, S and W the ranks of spades, hearts, diamonds and clubs, as they are written."""

DEALS = [Deal.random(seed) for seed in range(600)]
HELD = np.array([[deal[seat].mask for seat in Seat] for deal in DEALS], np.uint64)
WRITTEN: list[Hands] = [{seat.value: str(deal[seat]).split(".") for seat in Seat} for deal in DEALS]


def worth(suit: str, **ranks: int) -> int:
    return sum(ranks.get(rank, 0) for rank in suit)


def hcp(suits: list[str]) -> int:
    return sum(worth(suit, A=4, K=3, Q=2, J=1) for suit in suits)


def losers(suits: list[str]) -> int:
    return sum(sum(top not in suit for top in "AKQ"[: len(suit)]) for suit in suits)


def has(suits: list[str], ranks: str) -> int:
    return sum(suit.count(rank) for suit in suits for rank in ranks)


def shape(suits: list[str]) -> list[int]:
    return [len(suit) for suit in suits]


def quality(suit: str) -> int:
    """The rule of 1982 again: length times points, what long suits make up for, tens and nines."""
    count = hcp([suit])
    top = sum(rank in suit for rank in "AKQJ")
    extra = 0.0
    if len(suit) > 6:
        extra = min(
            len(suit) - 6,
            {(False, False): 3, (False, True): 2, (True, False): 1, (True, True): 0}["Q" in suit, "J" in suit],
        )
    else:
        if "T" in suit:
            extra += 1 if top > 1 or "J" in suit else 0.5
        if "9" in suit and (top == 2 or "T" in suit or "8" in suit):
            extra += 0.5
    return round(10 * len(suit) * (count + extra))


def cccc(suits: list[str]) -> int:
    total = 0.0
    for suit in suits:
        total += quality(suit) / 100
        before = 0
        for rank in "AKQJT":
            if rank not in suit:
                continue
            total += {
                "A": 3,
                "K": 2 if len(suit) > 1 else 0.5,
                "Q": (1 if len(suit) > 2 else 0.75 if len(suit) == 2 else 0.25) - (0.25 if before == 0 else 0),
                "J": {1: 0.25, 2: 0.5}.get(before, 0),
                "T": 0.25 if before == 2 or (before == 1 and "9" in suit) else 0,
            }[rank]
            before += 1
    short = sum(max(0, 3 - len(suit)) for suit in suits)
    return round(100 * (total + (short - 1 if short else -0.5)))


ASKED: list[tuple[str, Callable[[Hands], bool]]] = [
    (
        "strong = hcp(north) > 14\nproduce 10 condition strong and hcp(south) > 7",
        lambda h: hcp(h["N"]) > 14 and hcp(h["S"]) > 7,
    ),
    ("12 <= hcp(east)", lambda h: hcp(h["E"]) >= 12),
    ("hcp(north) > hcp(south) + 5", lambda h: hcp(h["N"]) > hcp(h["S"]) + 5),
    ("hcp(north) + hcp(south) >= hcp(east) + hcp(west)", lambda h: hcp(h["N"] + h["S"]) >= hcp(h["E"] + h["W"])),
    ("24 - hcp(north) - hcp(south) < 0 /* a game */", lambda h: hcp(h["N"] + h["S"]) > 24),
    ("hcp(north) - 2 * spades(north) == 1 // odd", lambda h: hcp(h["N"]) - 2 * len(h["N"][0]) == 1),
    ("2 * spades(west) >= 11", lambda h: len(h["W"][0]) >= 6),
    ("-1 * hcp(west) >= -5", lambda h: hcp(h["W"]) <= 5),
    ("hcp(north) % 2 == 1 and hcp(south) / 4 != 2", lambda h: hcp(h["N"]) % 2 == 1 and hcp(h["S"]) // 4 != 2),
    ("(hcp(north) - 10) / 3 == 0", lambda h: -3 < hcp(h["N"]) - 10 < 3),
    ("(hcp(north) - 10) % 3 == -1", lambda h: hcp(h["N"]) in (0, 3, 6, 9) or hcp(h["N"]) - 10 in (-1, -4, -7, -10)),
    ("spades(north) > 4 ? hcp(north) > 9 : hcp(north) > 12", lambda h: hcp(h["N"]) > (9 if len(h["N"][0]) > 4 else 12)),
    (
        "hcp(south) + (clubs(south) > 4 ? clubs(south) : 0) > 15",
        lambda h: hcp(h["S"]) + (len(h["S"][3]) if len(h["S"][3]) > 4 else 0) > 15,
    ),
    (
        "hearts(north) + hearts(south) == 8 or hearts(east) > 5",
        lambda h: len(h["N"][1] + h["S"][1]) == 8 or len(h["E"][1]) > 5,
    ),
    ("spades(north) + hearts(north) >= 9", lambda h: len(h["N"][0] + h["N"][1]) >= 9),
    ("hcp(south, hearts) > 3 && hcp(south, clubs) < 2", lambda h: hcp([h["S"][1]]) > 3 and hcp([h["S"][3]]) < 2),
    ("loser(north) <= 6 || losers(south, spades) == 0", lambda h: losers(h["N"]) <= 6 or not losers([h["S"][0]])),
    ("controls(west) > 4", lambda h: sum(worth(suit, A=2, K=1) for suit in h["W"]) > 4),
    ("aces(north) == 2 and ! (kings(south) > 0)", lambda h: has(h["N"], "A") == 2 and not has(h["S"], "K")),
    ("queens(east) + jacks(east) > tens(east) + 3", lambda h: has(h["E"], "QJ") > has(h["E"], "T") + 3),
    (
        "top3(north, spades) == 2 and top5(north) > 4",
        lambda h: has(h["N"][:1], "AKQ") == 2 and has(h["N"], "AKQJT") > 4,
    ),
    ("top2(south) > 3 or top4(south) < 2", lambda h: has(h["S"], "AK") > 3 or has(h["S"], "AKQJ") < 2),
    ("c13(north) > 14", lambda h: sum(worth(suit, A=6, K=4, Q=2, J=1) for suit in h["N"]) > 14),
    ("pt4(north) == 1 and pt0(south) == 2", lambda h: has(h["N"], "A") == 1 and has(h["S"], "T") == 2),
    ("hcp(north) > 14 pointcount 6 4 2 1", lambda h: sum(worth(suit, A=6, K=4, Q=2, J=1) for suit in h["N"]) > 14),
    ("altcount 9 1 1 1 1 1 -1 pt9(south) < 4", lambda h: has(h["S"], "AKQJT") - has(h["S"], "9") < 4),
    ("quality(north, hearts) >= 250", lambda h: quality(h["N"][1]) >= 250),
    ("cccc(south) > 1050", lambda h: cccc(h["S"]) > 1050),
    (
        "cccc(north) > cccc(south) and quality(east, clubs) < 120",
        lambda h: cccc(h["N"]) > cccc(h["S"]) and quality(h["E"][3]) < 120,
    ),
    (
        "shape(north, any 4333 any 4432, any 5332 - xx5x)",
        lambda h: sorted(shape(h["N"])) in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5]) and len(h["N"][2]) != 5,
    ),
    ("shape(east, 5xxx + x5xx - any 6xxx)", lambda h: 5 in shape(h["E"])[:2] and 6 not in shape(h["E"])),
    (
        "shape(north, any 4333) + shape(south, any 4432) + (hcp(west) > 9) >= 2",
        lambda h: (
            (sorted(shape(h["N"])) == [3, 3, 3, 4]) + (sorted(shape(h["S"])) == [2, 3, 4, 4]) + (hcp(h["W"]) > 9) >= 2
        ),
    ),
    ("hascard(west, AS) and not hascard(east, KH)", lambda h: "A" in h["W"][0] and "K" not in h["E"][1]),
    (
        "predeal north SA, HKQ condition hcp(north) > 9",
        lambda h: "A" in h["N"][0] and has(h["N"][1:2], "KQ") == 2 and hcp(h["N"]) > 9,
    ),
    (
        "predeal south DA spades(west) == 3 hearts(north) > 2",
        lambda h: "A" in h["S"][2] and len(h["W"][0]) == 3 and len(h["N"][1]) > 2,
    ),
    # As in C, equality binds less than order, and “not” more than either.
    ("hcp(north) > 10 == hcp(south) > 10", lambda h: (hcp(h["N"]) > 10) == (hcp(h["S"]) > 10)),
    ("not spades(north) == 0", lambda h: len(h["N"][0]) > 0),
    (
        "hcp(north) > 12 and hcp(south) > 12 or hcp(east) > 16",
        lambda h: (hcp(h["N"]) > 12 and hcp(h["S"]) > 12) or hcp(h["E"]) > 16,
    ),
    (
        'action printall, average "hp" hcp(north) + tricks(south, notrumps), frequency (hcp(west), 0, 9) hcp(west) > 9',
        lambda h: hcp(h["W"]) > 9,
    ),
    ("generate 1000000\nproduce 4 # all\n", lambda h: True),
]


@pytest.mark.parametrize(("script", "is_so"), ASKED, ids=[script for script, _ in ASKED])
def test_a_script_means_what_it_says(script: str, is_so: Callable[[Hands], bool]) -> None:
    assert is_dealer_script(script)
    expected = [is_so(hands) for hands in WRITTEN]
    wish = parse_order(script)
    assert [is_met(wish, deal) for deal in DEALS] == expected == are_met(wish, HELD).tolist()


def test_what_is_drawn_meets_the_script_and_comes_as_often_as_it_should() -> None:
    script = "hcp(north) > hcp(south) + 5 and spades(north) >= 4 and hcp(north) > 11"
    order = DealOrder(script)
    drawn = order.deals(seed=3)
    for _ in range(40):
        deal = next(drawn)
        north, south = (str(deal[seat]).split(".") for seat in (Seat.NORTH, Seat.SOUTH))
        assert hcp(north) > max(hcp(south) + 5, 11) and len(north[0]) >= 4
    share = sum(hcp(h["N"]) > max(hcp(h["S"]) + 5, 11) and len(h["N"][0]) >= 4 for h in WRITTEN) / len(WRITTEN)
    found = float(order.probability) * order.found / order.tried
    assert abs(found - share) < 4 * (share / len(WRITTEN) + found**2 / order.found) ** 0.5


def test_what_is_no_condition_is_kept() -> None:
    printed = 'hcp(north) > 3 action printes("points ", hcp(north), \\n), csvrpt("a", north), printoneline'
    assert parse_dealer_script(printed).has_action
    script = parse_dealer_script(
        "dealer west vulnerable EW produce 12\ngenerate 500 condition hcp(north) > 3 action printall"
    )
    assert (script.produce, script.generate, script.dealer) == (12, 500, Seat.WEST)
    assert script.vulnerable == (Side.EW,) and script.has_action
    assert parse_dealer_script("vulnerable none").vulnerable == () and parse_dealer_script("").produce is None


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("hcp(north) > 3\nhcp(nord) > 3", "Line 2 of the dealer script is a second condition"),
        ("hcp(nord) > 3", "Line 1 of the dealer script cannot be read at “nord”. What is known: hcp,"),
        ("\nhcp(north) >", "ends in line 2"),
        ("shape(north, 5533)", "“5533”"),
        ("shape(north, any 44333333333)", "“44333333333”"),
        ("hcp(north) > 3 maybe", "second condition"),
        ("hcp(north) = 3", "“=”"),
        ("tricks(north, spades) > 9", "“tricks”"),
        ("score(vul, x3N, 9) > 0", "Line 1 .*“score”"),
        ("\nrnd(10) < 5", "Line 2 .*“rnd”"),
        ("dds(1) + hcp(north) > 3", "“dds”"),
        ("quality(north) > 3", "“)”"),
        ("hcp(north) / hcp(south) > 1", "divides by what could be 0"),
        ("hcp(north) / 0 > 1", "divides by what could be 0"),
        ("hcp(north) > 1 ? 1 : 0 ? 1 : 0", "brackets"),
        ("x = hcp(north) > 15", "asks for nothing: add a line such as “condition x”"),
        ("x = hcp(north)\nx = hcp(south)\nx > 3", "a second time"),
        ("hcp = 3 hcp(north) > 3", "“hcp”"),
        ("999999999 * 999999999 > hcp(north)", "too large"),
        ("hcp(north) > 12345678901", "“12345678901”"),
        ("(" * 5000 + "hcp(north)", "too deep"),
        ("!" * 5000 + "hcp(north)", "too deep"),
        (
            "a = hcp(north)\n" + "".join(f"a{n} = a{n - 1 or ''} + a{n - 1 or ''}\n" for n in range(1, 40)) + "a39 > 3",
            "too large",
        ),
        ("predeal north hcp(north) > 3", "“hcp”"),
        ("predeal north SAX hcp(north) > 3", "“SAX”"),
        ("produce 0 hcp(north) > 3", "“0”"),
        ("action dance hcp(north) > 3", "“dance”"),
        ("hcp(north) > 3 @", "“@”"),
        ("dealer west hcp(north) > 3", "“dealer” in the dealer script says nothing about the cards"),
        ("vulnerable NS hcp(north) > 3", "“vulnerable” in the dealer script says nothing"),
    ],
)
def test_what_cannot_be_followed_is_said(script: str, said: str) -> None:
    with pytest.raises(NotationError, match=said.replace("(", r"\(").replace(")", r"\)")):
        parse_order(script)
