"""kibitz simulate, and the level of the bots at the table."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as parquet  # type: ignore[import-untyped]  # it has no stubs
import pytest
from distributed import LocalCluster

from kibitz.bots.matches import DuplicateMatch, play_board
from tests.cli.running import kibitz


def test_a_match_is_told_in_three_lines() -> None:
    end = kibitz("simulate", "bridgewar", "--seats", "learner,beginner", "--deals", "5")
    assert end.code == 0
    lines = end.out.splitlines()
    assert lines[0] == "BridgeWar: Learner against Beginner, 5 deals, each played twice."
    assert "±" in lines[1] and "±" in lines[2]


def test_json_has_every_deal_and_can_be_repeated() -> None:
    args = ("simulate", "minibridge", "--seats", "beginner,learner,beginner,learner", "--deals", "4", "--json")
    found = [json.loads(kibitz(*args).out) for _ in range(2)]
    assert found[0] == found[1]
    assert len(found[0]["swings"]) == 4
    assert found[0]["points"]["mean"] == sum(points for points, _ in found[0]["swings"]) / 4


def test_changed_sides_change_the_sign() -> None:
    for number in (1, 2, 3):
        one, two = (
            play_board(DuplicateMatch("extreme", {}, players, seed=5), number)
            for players in (("learner", "beginner") * 2, ("beginner", "learner") * 2)
        )
        assert (one.points, one.tricks) == (-two.points, -two.tricks)


def test_results_can_be_kept_as_parquet_and_csv(tmp_path: Path) -> None:
    folder, file = tmp_path / "match", tmp_path / "match.csv"
    args = ("simulate", "bridgewar", "--deals", "3", "--jobs", "1", "--json", "--out", str(folder), "--csv", str(file))
    swings = json.loads(kibitz(*args).out)["swings"]
    table = parquet.read_table(folder)
    assert [[row["points"], row["tricks"]] for row in table.to_pylist()] == swings
    notes = parquet.read_schema(folder / "part-000000.parquet").metadata
    assert (notes[b"game"], notes[b"seed"]) == (b"bridgewar", b"1")
    assert file.read_text().splitlines() == [
        "number,points,tricks",
        *(f"{n},{p},{t}" for n, (p, t) in enumerate(swings, 1)),
    ]


def test_a_folder_goes_on_only_with_what_it_was_begun_with(tmp_path: Path) -> None:
    args = ("simulate", "bridgewar", "--jobs", "1", "--out", str(tmp_path / "match"))
    assert kibitz(*args, "--deals", "2").code == 0
    end = kibitz(*args, "--deals", "2", "--seed", "2")
    assert end.code == 2
    assert "was begun with “seed 1”, not “2”" in end.err


def test_two_processes_and_a_cluster_find_what_one_process_finds() -> None:
    args = ("simulate", "heroes", "--deals", "4", "--json")
    alone = kibitz(*args, "--jobs", "1")
    assert alone.code == 0
    assert kibitz(*args, "--jobs", "2").out == alone.out
    with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=":0") as cluster:  # type: ignore[no-untyped-call]  # the library's
        assert kibitz(*args, "--cluster", cluster.scheduler_address).out == alone.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("bridgewar --deals 2 --out /dev/null/rows", "cannot be written"),
        ("bridgewar --deals 2 --csv /nowhere/rows.csv", "cannot be written"),
        ("bridgewar --deals 2 --cluster nonsense://", "no Dask scheduler at “nonsense"),
        ("whist --seats club,club", "no game called “whist”"),
        ("minibridge --seats club,genius", "no level called “genius”"),
        ("minibridge --seats club,club,club", "names 3 players"),
        ("minibridge-simple3 --seats club,learner", "no two sides"),
        ("minibridge --option slam=perhaps", "true or false"),
    ],
)
def test_mistakes_are_said_in_one_sentence(args: str, said: str) -> None:
    end = kibitz("simulate", *args.split())
    assert end.code == 2
    assert said in end.err and "Traceback" not in end.err


def test_no_such_level_at_the_table() -> None:
    end = kibitz("play", "bridgewar", "--level", "genius")
    assert end.code == 2
    assert "no level called “genius”" in end.err
