"""What somebody has played: the queries say the same as counting by hand, with each kind of database."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import groupby
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kibitz.app.storage import played
from kibitz.app.storage.migrations import STEPS
from kibitz.app.storage.played import Sought
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change
from kibitz.app.subjects.lookback.picture import streaks, tally
from tests.cards.drawing import patient

Row = dict[str, Any]
GAMES = ("bridgewar", "minibridge", "contract")
MOODS = (None, "won", "lost", "even")
LEVELS = (None, "learner", "mixed")
DAY = 86_400


def _row(number: int, drawn: tuple[str, str | None, int | None, int | None, str | None, int], who: str = "ann") -> Row:
    game, mood, declared, made, level, hours = drawn
    return {
        "identity": who,
        "table_id": f"table{number}",
        "deal": 1,
        "number": 1,
        "game": game,
        "ended": 1000.0 * DAY + 3600 * hours + number,
        "partner": "Bo",
        "others": '["Cid", "Di"]',
        "people": int(level is None),
        "level": level,
        "headline": None,
        "mood": mood,
        "declared": declared,
        "made": None if declared is None else made,
        "points": 0,
    }


DRAWN = st.tuples(
    st.sampled_from(GAMES),
    st.sampled_from(MOODS),
    st.sampled_from((None, 0, 1)),
    st.sampled_from((None, 0, 1)),
    st.sampled_from(LEVELS),
    st.integers(0, 24 * 9),
)
SOUGHT = st.builds(
    Sought,
    st.sampled_from((None, *GAMES)),
    st.sampled_from((None, "won", "lost", "made", "down")),
    st.sampled_from((None, "bots", "people")),
    st.sampled_from((None, 1003.5 * DAY)),
    st.sampled_from((None, 1006.5 * DAY)),
)


def _fits(row: Row, sought: Sought, *, result: bool = True) -> bool:
    own = row["mood"] is not None
    results = {
        None: True,
        "won": row["mood"] == "won",
        "lost": row["mood"] == "lost",
        "made": own and row["declared"] == 1 and row["made"] == 1,
        "down": own and row["declared"] == 1 and row["made"] == 0,
    }
    return (
        sought.game in (None, row["game"])
        and sought.company in (None, "people" if row["people"] else "bots")
        and (sought.since is None or row["ended"] >= sought.since)
        and (not result or (results[sought.result] and (sought.before is None or row["ended"] < sought.before)))
    )


async def _check(store: Store, rows: list[Row], sought: Sought, zone: int) -> None:
    strangers = [_row(number, (game, "won", 1, 1, "learner", number), "eve") for number, game in enumerate(GAMES)]
    await store.commit([Change(played.NEW_PLAYED, (*rows, *strangers))])
    newest_first = sorted(rows, key=lambda row: -row["ended"])

    listed = await store.rows(played.newest("ann", sought, 5))
    assert [row["table_id"] for row in listed] == [row["table_id"] for row in newest_first if _fits(row, sought)][:5]

    counted = {(row["game"], row["level"]): tally(row) for row in await store.rows(played.tallies("ann", sought))}
    own = [row for row in rows if row["mood"] is not None and _fits(row, sought, result=False)]
    assert {key: each.deals for key, each in counted.items()} == Counter((row["game"], row["level"]) for row in own)
    contracts = [row for row in own if row["made"] is not None]
    assert sum(each.won for each in counted.values()) == sum(row["mood"] == "won" for row in own)
    assert sum(each.lost for each in counted.values()) == sum(row["mood"] == "lost" for row in own)
    assert sum(each.declared for each in counted.values()) == sum(row["declared"] == 1 for row in contracts)
    assert sum(each.made for each in counted.values()) == sum(row["declared"] * row["made"] for row in contracts)
    assert sum(each.defended for each in counted.values()) == sum(row["declared"] == 0 for row in contracts)
    assert sum(each.beaten for each in counted.values()) == sum(
        row["declared"] == 0 == row["made"] for row in contracts
    )

    days = [int(row["day"]) for row in await store.rows(played.days_of("ann", zone))]
    assert days == sorted({int(row["ended"] + zone) // DAY for row in rows}, reverse=True)

    (runs,) = await store.rows(played.runs_of_contracts("ann"))
    made = [row["made"] for row in newest_first if row["mood"] and row["declared"] == 1 and row["made"] is not None]
    lengths = [len(list(run)) for is_made, run in groupby(made) if is_made]
    assert int(runs["longest"]) == max(lengths, default=0)
    assert int(runs["latest"]) == (lengths[0] if made and made[0] else 0)
    assert {row["game"] for row in await store.rows(played.games_of("ann"))} == {row["game"] for row in rows}


async def _with_store(url: str, rows: list[Row], sought: Sought, zone: int) -> None:
    store = Store(url)
    await store.open()
    try:
        await _check(store, rows, sought, zone)
    finally:
        await store.close()


def test_with_many_deals_and_each_kind_of_database(database: str) -> None:
    rng = Random(3)
    choices = (GAMES, MOODS, (None, 0, 1), (None, 0, 1), LEVELS, range(24 * 9))
    rows = [_row(number, tuple(rng.choice(each) for each in choices)) for number in range(3000)]  # type: ignore[arg-type]
    asyncio.run(_with_store(database, rows, Sought(company="bots", result="made"), -5 * 3600))


@given(st.lists(DRAWN, min_size=1, max_size=25), SOUGHT, st.sampled_from((0, 3600, -5 * 3600)))
@patient
def test_what_is_found_is_what_one_would_count(
    tmp_path_factory: Any, drawn: list[Any], sought: Sought, zone: int
) -> None:
    file = tmp_path_factory.mktemp("played") / "kibitz.sqlite3"
    rows = [_row(number, each) for number, each in enumerate(drawn)]
    asyncio.run(_with_store(f"sqlite:///{file}", rows, sought, zone))


@given(st.sets(st.integers(0, 40), min_size=1), st.integers(0, 3))
def test_days_in_a_row(days: set[int], since: int) -> None:
    found = streaks(sorted(days, reverse=True), max(days) + since, {"latest": 0, "longest": 0})
    run = next(n for n in range(1, 50) if max(days) - n not in days)
    assert found.days == (run if since <= 1 else 0)
    assert found.most_days == max(next(n for n in range(1, 50) if day - n not in days) for day in days)


def test_nobody_who_has_played_nothing_has_a_streak() -> None:
    assert streaks([], 7, {"latest": 0, "longest": 0}).most_days == 0


def test_the_index_is_the_one_that_the_list_needs() -> None:
    assert any("ON played (identity, ended)" in statement for step in STEPS for statement in step)
