"""Scripts of Deal: what each asks is worked out again here, from hands as they are written."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import numpy as np
import pytest

from kibitz.analysis.orders import DealOrder, parse_order
from kibitz.analysis.orders.deal_script import parse_deal_script
from kibitz.analysis.orders.dealer_script import parse_dealer_script
from kibitz.analysis.orders.many_deals import are_met
from kibitz.analysis.orders.wishes import is_met
from kibitz.cards import Deal, NotationError, Seat
from tests.analysis.test_dealer_scripts import DEALS, HELD, WRITTEN, Hands, has, hcp, losers, shape
from tests.cli.running import kibitz


def is_balanced(suits: list[str]) -> bool:
    """As Deal has it: 4333, 4432 or 5332 with a minor."""
    spades, hearts, *_ = shape(suits)
    return max(spades, hearts) < 5 and sorted(shape(suits)) in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5])


def is_semibalanced(suits: list[str]) -> bool:
    s, h, d, c = shape(suits)
    return min(s, h, d, c) >= 2 and s <= 5 and h <= 5 and d <= 6 and c <= 6


SCRIPTS: list[tuple[str, Callable[[Hands], bool]]] = [
    ("main { reject unless {[hcp north] >= 15}; accept }", lambda d: hcp(d["N"]) >= 15),
    ("main {\n  # strong\n  accept if {[hcp south] > 17}\n  reject\n}", lambda d: hcp(d["S"]) > 17),
    (
        "main { reject if {[hcp west]<11} {[hcp west]>14} ; reject if {![balanced west]}; accept }",
        lambda d: 11 <= hcp(d["W"]) <= 14 and is_balanced(d["W"]),
    ),
    (
        "main { reject unless {[hcp east]>9} {[losers east]<8}\naccept }",
        lambda d: hcp(d["E"]) > 9 and losers(d["E"]) < 8,
    ),
    (
        "main { accept unless {[semibalanced north]} {[hcp north]<20}\n reject }",
        lambda d: not is_semibalanced(d["N"]) or hcp(d["N"]) >= 20,
    ),
    (
        "main {\n if {[spades north]>=5} {\n  accept\n } elseif {[hearts north]>=5 && [hcp north]>=12} { accept"
        "\n } else { reject }\n}",
        lambda d: shape(d["N"])[0] >= 5 or (shape(d["N"])[1] >= 5 and hcp(d["N"]) >= 12),
    ),
    (
        "source lib/utility.tcl\nmain { set p [hcp north]\n set q [expr $p+[hcp south]]\n"
        " reject if {$q<25 || $p<$q-$p}\n puts $q\n accept }",
        lambda d: hcp(d["N"]) + hcp(d["S"]) >= 25 and hcp(d["N"]) >= hcp(d["S"]),
    ),
    (
        "shapecond twosuiter {($s>=5&&$h>=5)||($d>=5 && $c>=5)}\nmain { accept if {[twosuiter south]}; reject }",
        lambda d: min(shape(d["S"])[:2]) >= 5 or min(shape(d["S"])[2:]) >= 5,
    ),
    (
        "patterncond flat {$l1<=4 && $l4>=2}\nmain { reject unless {[flat east]}; accept }",
        lambda d: max(shape(d["E"])) <= 4 and min(shape(d["E"])) >= 2,
    ),
    (
        "shapeclass longest {\n if {$s>$h && $s>$d && $s>$c} {return 1}\n set most [expr {$d*$c}]\n"
        " expr $h>=5 && $most==9\n}\nmain { accept if {[longest west]}\n reject }",
        lambda d: (
            shape(d["W"])[0] > max(shape(d["W"])[1:])
            or (shape(d["W"])[1] >= 5 and shape(d["W"])[2] * shape(d["W"])[3] == 9)
        ),
    ),
    (
        "defvector Top3 1 1 1\nproc weak2 {hand suit} {\n if {[$suit $hand]==6 && [Top3 $hand $suit]>=2} { return 1 }\n"
        " return 0\n}\nmain { if {[weak2 north spades] || [weak2 north hearts]} { accept }\n reject }",
        lambda d: any(len(suit) == 6 and has([suit], "AKQ") >= 2 for suit in d["N"][:2]),
    ),
    (
        "set least 12\nproc both {one other} { expr {[hcp $one] + [hcp $other]} }\n"
        "main { reject if {[both north south] < $least*2}; accept }",
        lambda d: hcp(d["N"]) + hcp(d["S"]) >= 24,
    ),
    (
        "main { reject unless {([hcp north spades hearts] > 9) ? [clubs north] < 3 : [diamonds north]*2 > 8}; accept }",
        lambda d: shape(d["N"])[3] < 3 if hcp(d["N"][:2]) > 9 else shape(d["N"])[2] > 4,
    ),
    (
        "main { if {[controls north]>6} { if {[clubs north]>3} {reject} } else {reject}\n accept }",
        lambda d: 2 * has(d["N"], "A") + has(d["N"], "K") > 6 and shape(d["N"])[3] <= 3,
    ),
    (
        "main { reject if {[spades north] < 10 && -[spades north] < 0}; accept }",
        lambda d: shape(d["N"])[0] in (0, 10, 11),
    ),
    (
        "holdingProc Honours {A K Q} { expr {$A*3+$K*2+$Q} }\nset seen 0\n"
        "main { incr seen\n reject if {[Honours north] < 9} {[Honours south hearts spades] > 4}; accept }",
        lambda d: (
            3 * has(d["N"], "A") + 2 * has(d["N"], "K") + has(d["N"], "Q") >= 9
            and 3 * has(d["S"][:2], "A") + 2 * has(d["S"][:2], "K") + has(d["S"][:2], "Q") <= 4
        ),
    ),
    (
        "main { foreach hand {north south} { reject if {[hcp $hand] < 10} }\n accept }",
        lambda d: min(hcp(d["N"]), hcp(d["S"])) >= 10,
    ),
    (
        "proc long {hand} { foreach suit {spades hearts} { if {[$suit $hand]>5} { return 1 } }\n return 0 }\n"
        "main { accept if {[long west]}\n reject }",
        lambda d: max(shape(d["W"])[:2]) > 5,
    ),
]


@pytest.mark.parametrize(("script", "expected"), SCRIPTS, ids=[script[:40] for script, _ in SCRIPTS])
def test_a_script_asks_for_what_it_says(script: str, expected: Callable[[Hands], bool]) -> None:
    wish = parse_order(script)
    wanted = [expected(written) for written in WRITTEN]
    assert are_met(wish, HELD).tolist() == wanted
    assert [is_met(wish, deal) for deal in DEALS[:100]] == wanted[:100]


def test_enough_of_them_are_met_now_and_then() -> None:
    """Of a condition that no deal here meets the test above would say nothing."""
    met = [sum(map(expected, WRITTEN)) for _, expected in SCRIPTS]
    assert sum(0 < each < len(WRITTEN) for each in met) == len(SCRIPTS)


@pytest.mark.parametrize(
    "given",
    [
        'south is "AK - KQT983 AK962"',
        "south is AK - KQT983 AK962",
        "stack_hand south {AK - KQT983 AK962}",
        "deck_stack_hand south AK {} KQT983 AK962",
        "stack_cards south spades AK diamonds KQT983\nstack_cards south clubs AK962",
    ],
)
def test_cards_are_given_out_before(given: str) -> None:
    order = DealOrder(f"{given}\nmain {{ reject if {{[hcp north]<10}}; accept }}")
    assert order.is_exact
    for deal in islice(order.deals(seed=1), 5):
        assert str(deal[Seat.SOUTH]) == "AK..KQT983.AK962" and deal[Seat.NORTH].points >= 10
    assert isinstance(next(DealOrder(given).deals(seed=1)), Deal)


def test_what_can_be_counted_is_counted() -> None:
    script = DealOrder("main { reject unless {[hcp north]>=15 && [hcp north]<=17 && [balanced north]}; accept }")
    assert script.is_exact
    assert (
        script.probability == DealOrder("N 15-17 points and N balanced and N spades 0-4 and N hearts 0-4").probability
    )


@pytest.mark.parametrize(
    ("script", "says"),
    [
        (
            "main {\n\n reject if {[deal::tricks south spades] < 9}\n accept\n}",
            "Line 3 of the Deal script .*“deal::tricks”",
        ),
        ("main {\n reject unles {[hcp north] > 9}\n accept }", "Line 2 .*“unles”"),
        ("main {\n accept if\n}", "ends in line 2"),
        ("main {\n while {1} { }\n accept }", "Line 2 .*“while”"),
        ("main { foreach x {" + "1 " * 60 + "} { }\n accept }", "too large"),
        ("main {\n foreach x {1 2} {\n  foreach y $x {}\n  foo }\n accept }", "Line 4 .*“foo”"),
        ("main { set n 1\n incr n\n reject if {$n>1}; accept }", "Line 3 .*“\\$n”"),
        ("holdingProc P {A length} { expr {$A*$length} }\nmain {accept}", "Line 1 .*“A length”"),
        ("holdingProc P {A K} { expr {$A*$K} }\nmain {accept}", "Line 1 "),
        ("main { reject if {[hcp nrth]>3}; accept }", "“nrth”"),
        ("main { reject if {[hcp north suits]>3}; accept }", "“suits”"),
        ("main { reject if {$x>3}; accept }", "“\\$x”"),
        ("main { reject if {[hcp north] > 1.5}; accept }", "Line 1 .*“1.5}?”|“1"),
        ("main { reject if {[hcp north] > }; accept }", "ends in line 1"),
        ("main { reject if {[hcp north] > 3", "bracket open"),
        ("main { accept if {[hcp north] > 3} }", "without accept or reject"),
        ("main { if {[hcp north] > 3} {accept} }", "without accept or reject"),
        ("shapecond x {$s>3}", "asks for nothing"),
        ("stack_hand north {AK KQ}\nmain {accept}", "thirteen cards"),
        ("main { reject if {[hcp north]/[hcp south]>2}; accept }", "divides by what could be 0"),
        ("proc f {x} { return [f $x] }\nmain { reject if {[f north]}; accept }", "too deep"),
        ("main { reject if {" + "(" * 200 + "1" + ")" * 200 + "}; accept }", "too deep"),
        ("main { accept }" + "#" * 70_000, "too large"),
        ("shapecond x {$s/0}\nmain {accept}", "“/”"),
    ],
)
def test_what_cannot_be_followed_is_said_with_its_line(script: str, says: str) -> None:
    with pytest.raises(NotationError, match=says) as refused:
        parse_order(script)
    assert "\n" not in str(refused.value)


def test_many_branches_are_refused_and_not_worked_out() -> None:
    branches = "\n".join(f"if {{[hcp north]>{at}}} {{ set x {at} }}" for at in range(60))
    with pytest.raises(NotationError, match="too large"):
        parse_order(f"main {{ set x 1\n{branches}\nreject if {{$x>3}}\naccept }}")


def test_what_says_nothing_about_cards_is_named() -> None:
    script = "source format/par\nmain { reject if {[hcp north]<20}\n puts [north]\n accept }"
    assert parse_deal_script(script).passed_over == ("source", "puts")
    assert parse_dealer_script(script).passed_over == ("source", "puts")
    end = kibitz("deal", "--want", script, "--seed", "3")
    assert end.code == 0 and "source, puts" in end.err


def test_shapes_are_those_of_every_thirteen_cards() -> None:
    """Ten and more cards of a suit have a digit of their own."""
    wish = parse_order("shapecond long {$s>=10}\nmain { accept if {[long north]}; reject }")
    held = np.array([[(1 << 13) - 1 << 39, 0, 0, 0], [(1 << 9) - 1 << 39 | 15, 0, 0, 0]], np.uint64)
    assert are_met(wish, held).tolist() == [True, False]
