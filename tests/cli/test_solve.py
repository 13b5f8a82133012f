"""`kibitz solve`: deals from everywhere, answers that are known."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kibitz.cards import COLOURS, Deal, Hand
from tests.cli.running import kibitz

DATA = Path(__file__).parent.parent / "data" / "dd_random.txt"
KNOWN = [line.rstrip("\n") for line in DATA.read_text().splitlines() if line.startswith("N:")][:3]


def deal_of(line: str) -> str:
    return " ".join(line.split()[:4])


def table_of(line: str) -> dict[str, dict[str, int]]:
    """The file has strains S H D C NT, each by N E S W."""
    tricks = [int(number) for number in line.split()[4:]]
    return {
        seat: {strain: tricks[4 * s + d] for s, strain in enumerate(("S", "H", "D", "C", "NT"))}
        for d, seat in enumerate("NESW")
    }


def assert_known(out: str, lines: list[str]) -> None:
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer["deal"] for answer in answers] == [deal_of(line) for line in lines]
    assert [answer["table"] for answer in answers] == [table_of(line) for line in lines]
    assert list(answers[0]) == ["deal", "table"]
    assert list(answers[0]["table"]["N"]) == ["S", "H", "D", "C", "NT"]


def test_deals_as_arguments() -> None:
    outcome = kibitz("solve", *map(deal_of, KNOWN[:2]), "--json")
    assert (outcome.code, outcome.err) == (0, "")
    assert_known(outcome.out, KNOWN[:2])


def test_deals_from_standard_input() -> None:
    outcome = kibitz("solve", "-", "--json", "--threads", "1", typed=["# known results follow", "", *KNOWN])
    assert_known(outcome.out, KNOWN)


def test_deals_from_a_file_of_lines_and_of_pbn(tmp_path: Path) -> None:
    plain, pbn = tmp_path / "deals.txt", tmp_path / "deals.pbn"
    plain.write_text("\n".join(KNOWN))
    pbn.write_text("\n".join(f'[Event "?"]\n[Deal "{deal_of(line)}"]\n{{ a remark }}' for line in KNOWN))
    for path in (plain, pbn):
        assert_known(kibitz("solve", str(path), "--json").out, KNOWN)


def test_the_table_for_people() -> None:
    out = kibitz("solve", deal_of(KNOWN[0])).out
    north = next(line for line in out.splitlines() if line.split()[:1] == ["North"])
    assert [int(number) for number in north.split()[1:]] == list(table_of(KNOWN[0])["N"].values())


def test_a_deal_of_the_coloured_pack() -> None:
    coloured = str(Deal({seat: Hand(COLOURS, hand.mask) for seat, hand in Deal.parse(deal_of(KNOWN[0])).hands.items()}))
    answer = json.loads(kibitz("solve", coloured, "--json").out)
    assert answer["deal"] == coloured
    expected = table_of(KNOWN[0])["N"].values()
    assert answer["table"]["N"] == dict(zip(("R", "G", "Y", "B", "NT"), expected, strict=True))


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("nowhere.pbn", "nowhere.pbn"),
        ("N:AK... QJ... T9... 8...", "holds 1 card, not 2"),
        ("N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQA", "CA twice"),
    ],
)
def test_what_is_no_deal_is_said_in_a_sentence(given: str, says: str) -> None:
    outcome = kibitz("solve", given)
    assert (outcome.code, outcome.out) == (2, "")
    assert says in outcome.err
    assert outcome.err.count("\n") == 1


def test_the_line_at_fault_is_named(tmp_path: Path) -> None:
    path = tmp_path / "deals.txt"
    path.write_text(f"{KNOWN[0]}\n# fine so far\nN:nonsense\n")
    assert f"{path}, line 3" in kibitz("solve", str(path)).err
    path.write_text("# nothing\n")
    assert kibitz("solve", str(path)).code == 2


def test_many_deals_go_part_by_part_and_can_be_kept(tmp_path: Path) -> None:
    file, rows = tmp_path / "deals.txt", tmp_path / "tables.csv"
    file.write_text("\n".join(KNOWN * 2))
    args = ("solve", str(file), "--json", "--jobs", "1", "--out", str(tmp_path / "kept"), "--csv", str(rows))
    assert_known(kibitz(*args).out, KNOWN * 2)
    assert rows.read_text().splitlines()[0].startswith("deal,N_S,N_H,N_D,N_C,N_NT,E_S")
    assert_known(kibitz(*args).out, KNOWN * 2)  # read again, not solved again


def test_every_card_of_a_position() -> None:
    deal = deal_of(KNOWN[0])
    leads = json.loads(kibitz("solve", deal, "--trumps", "h", "--declarer", "s", "--json").out)
    assert (leads["to_play"], leads["leader"], leads["trumps"]) == ("W", "W", "H")
    assert max(leads["cards"].values()) == 13 - table_of(KNOWN[0])["S"]["H"]
    assert len(leads["cards"]) == 13
    end = kibitz("solve", "N:A.2.. .K3.. Q.4.. J.5..", "--trumps", "NT", "--leader", "N", "--json")
    assert json.loads(end.out)["cards"] == {"SA": 1, "H2": 0}
    answer = json.loads(
        kibitz("solve", "N:4... K3... Q2... .J.5.", "--trumps", "S", "--leader", "N", "--trick", "SA", "--json").out
    )
    assert answer["to_play"] == "E"
    assert list(answer["cards"]) == ["SK", "S3"]
    told = kibitz("solve", deal, "--trumps", "NT", "--leader", "N").out
    assert told.startswith("North to play, no-trumps: tricks for North and South from here")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ("--trumps NT", "either who declares"),
        ("--trumps NT --leader N --declarer N", "either who declares"),
        ("--trumps NT --leader Q", "no seat"),
        ("--trumps Z --leader N", "no suit"),
        ("--trumps NT --leader N --trick SA", "no position"),
        ("--leader N", "--trumps"),
    ],
)
def test_a_position_that_is_none(args: str, says: str) -> None:
    end = kibitz("solve", deal_of(KNOWN[0]), *args.split())
    assert (end.code, end.out) == (2, "")
    assert says in end.err
