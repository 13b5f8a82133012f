"""Matches of the bench are kept as they go: who breaks one off and begins again goes on where it was."""

from __future__ import annotations

from pathlib import Path

from bench.duplicate import Match, results


def test_a_match_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    match, file = Match("minibridge", "learner", "beginner"), tmp_path / "of these players" / "matches.jsonl"
    first = list(results([match], range(3), file, processes=1))
    kept = file.read_bytes()
    assert len(first) == len(kept.splitlines())
    file.write_bytes(kept[:-9])  # in the middle of the last line
    again = list(results([match], range(4), file, processes=1))
    assert sorted(each.number for each in again) == [0, 1, 2, 3]
    assert sorted(again[:3], key=lambda each: each.number) == first
    assert len(file.read_bytes().splitlines()) == 4
    assert list(results([match], range(4), file, processes=1)) == [*again[:2], *again[2:]]
