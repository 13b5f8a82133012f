"""Events and leagues that were kept in files of earlier versions open for ever, and come to the same tables."""

from __future__ import annotations

from pathlib import Path

from kibitz.club.competition.competition_lines import CompetitionLine
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.exports import ranking_csv
from kibitz.club.competition.state import EVENT
from kibitz.club.league.league_file import LEAGUE_LOGS, league_csv
from kibitz.club.league.league_state import LEAGUE_RESULTS, LeagueLine

KEPT = Path(__file__).parent / "kept"


def test_every_version_has_a_file() -> None:
    assert {path.name for path in KEPT.glob("*.json")} == {
        *(f"event-{version}.json" for version in range(1, EVENT_LOGS.version + 1)),
        *(f"league-{version}.json" for version in range(1, LEAGUE_LOGS.version + 1)),
    }


def test_events() -> None:
    for file in sorted(KEPT.glob("event-*.json")):
        log = EVENT_LOGS.read(file.read_bytes())
        assert ranking_csv(EVENT.fold(log)) == file.with_suffix(".csv").read_text()
    assert EVENT_LOGS.write(log) == file.read_bytes(), "the newest version is written as it was kept"


def test_the_newest_event_has_everything_that_can_happen_but_a_table_that_falls_out() -> None:
    log = EVENT_LOGS.read((KEPT / f"event-{EVENT_LOGS.version}.json").read_bytes())
    kinds = {kind.__name__ for kind in CompetitionLine.__args__}
    assert kinds - {type(each).__name__ for each in log} == {"FellOut"}


def test_leagues() -> None:
    for file in sorted(KEPT.glob("league-*.json")):
        log = LEAGUE_LOGS.read(file.read_bytes())
        assert league_csv(LEAGUE_RESULTS.fold(log)) == file.with_suffix(".csv").read_text()
    assert LEAGUE_LOGS.write(log) == file.read_bytes()
    kinds = {kind.__name__ for kind in LeagueLine.__args__}
    assert kinds - {type(each).__name__ for each in log} == {"DealWon", "Withdrew"}, "the newest league is of teams"
