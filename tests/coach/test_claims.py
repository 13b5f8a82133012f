"""What was said against what was so: claims added up, measurements put together, and what is off found."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from bench.claims import Calibration, Claim, merged, tell
from bench.gathering import gather
from msgspec.structs import replace


def _found(first: int, *claims: Claim) -> Calibration:
    return Calibration(({"date": "2026-11-19"},), (("cards", first, 10),), claims)


def _said(share: float, so: int, of: int, first: int = 0) -> list[Claim]:
    return [Claim("who has a card", share, number < so, "club", "contract", first + number) for number in range(of)]


def test_what_is_said_half_the_time_and_so_in_two_thirds_is_off(capsys: pytest.CaptureFixture[str]) -> None:
    tell(_found(0, *_said(0.5, 66, 100), *_said(0.75, 70, 100, 100), *_said(1.0, 20, 20)))
    told = capsys.readouterr().out
    assert "| who has a card | 50 to 60 % | 100 | 50.0 % | 66.0 % | 5.0 |" in told
    assert "| who has a card | always | 20 | 100.0 % | 100.0 % | 0.0 |" in told
    assert "*all that was not certain* | 200 | 62.5 % | 68.0 % | 3.3 |" in told
    off = re.findall(r"^\|.*$", told.partition("Off by more than 3 standard errors: ")[2], re.MULTILINE)
    assert len(off) == 1 and "50 to 60 %" in off[0]


def test_a_claim_that_is_always_so_is_off_with_the_first_that_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    tell(_found(0, *_said(1.0, 999, 1000)))
    assert "standard errors: 1\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "so", "off"),
    [
        (", more often than not", 60, 0),
        (", more often than not", 20, 1),
        (", less often than not", 80, 1),
        (", unsaid", 20, 0),
    ],
)
def test_words_are_off_where_the_other_way_round_is_true_and_what_is_not_said_never(
    words: str, so: int, off: int, capsys: pytest.CaptureFixture[str]
) -> None:
    tell(_found(0, *(replace(each, kind=each.kind + words) for each in _said(0.75, so, 100))))
    assert f"standard errors: {4 * off}\n" in capsys.readouterr().out


def test_what_one_deal_says_again_and_again_counts_for_little_more_than_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Ten deals, in each the same claim ten times: seven deals in which it was so are no surprise."""
    tell(
        _found(
            0,
            *(
                Claim("who has a card", 0.5, deal < 7, "club", "contract", deal)
                for deal in range(10)
                for _ in range(10)
            ),
        )
    )
    told = capsys.readouterr().out
    assert "| 100 | 50.0 % | 70.0 % | 15.8 |" in told and "standard errors: 0\n" in told


def test_two_measurements_together_say_what_one_of_both_would(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = _said(0.3, 4, 10), _said(0.32, 2, 10)
    tell(merged([_found(0, *one), _found(10, *other)]))
    apart = capsys.readouterr().out
    tell(_found(0, *one, *other))
    together = capsys.readouterr().out
    assert [line for line in apart.splitlines() if line.startswith("|")] == [
        line for line in together.splitlines() if line.startswith("|")
    ]


def test_the_same_deals_are_not_counted_twice() -> None:
    with pytest.raises(SystemExit, match="overlap"):
        merged([_found(0), _found(9)])


def test_a_kind_ends_when_there_is_enough_of_it_and_the_others_go_on() -> None:
    found: dict[str, list[int]] = {"few": [], "many": []}

    def keep(kind: str, number: int) -> bool:
        found[kind].append(number)
        return kind == "few" and len(found[kind]) >= 2

    def tasks(upto: int) -> Iterator[int]:
        yield from range(upto)

    done = gather({"few": tasks(1000), "many": tasks(30)}, abs, keep, processes=1)
    assert sorted(found["many"]) == list(range(30)) and 2 <= done["few"] < 30
    assert done == {kind: len(some) for kind, some in found.items()}
