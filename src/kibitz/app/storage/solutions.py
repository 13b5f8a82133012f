"""What is kept of practice: answers to puzzles, ratings, the deal of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import bindparam, insert, select, text, update

from kibitz.app.storage.schema import DAILIES, PUZZLE_RATINGS, SOLUTIONS, SOLVERS
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change
from kibitz.cards import Side
from kibitz.engine.events import Scored
from kibitz.practice.glicko import Rating
from kibitz.practice.picking import Puzzler

_NEW_SOLUTION: Final = insert(SOLUTIONS)
_SOLVER: Final = text(
    "INSERT INTO solvers (identity, strength, deviation, volatility, tried, solved, streak, best) VALUES"
    " (:identity, :strength, :deviation, :volatility, :tried, :solved, :streak, :best)"
    " ON CONFLICT (identity) DO UPDATE SET strength = excluded.strength, deviation = excluded.deviation,"
    " volatility = excluded.volatility, tried = excluded.tried, solved = excluded.solved,"
    " streak = excluded.streak, best = excluded.best"
)
_PUZZLE: Final = text(
    "INSERT INTO puzzles (puzzle, strength, deviation, volatility) VALUES"
    " (:puzzle, :strength, :deviation, :volatility) ON CONFLICT (puzzle) DO UPDATE SET"
    " strength = excluded.strength, deviation = excluded.deviation, volatility = excluded.volatility"
)
_MENDED: Final = (
    update(SOLUTIONS)
    .where(
        SOLUTIONS.c.identity == bindparam("who"),
        SOLUTIONS.c.puzzle == bindparam("key"),
        SOLUTIONS.c.is_right == 0,
        SOLUTIONS.c.mended.is_(None),
    )
    .values(mended=bindparam("now"))
)
_NEW_DAILY: Final = insert(DAILIES)
_DAILY_DONE: Final = (
    update(DAILIES)
    .where(DAILIES.c.table_id == bindparam("table"))
    .values(score=bindparam("net"), tricks=bindparam("won"))
)


class DailyPlayed(Struct, frozen=True):
    """Somebody's table of the deal of a day; no score while it is being played."""

    game: str
    identity: str
    table: str
    score: int | None
    tricks: int | None


async def solver_of(store: Store, identity: str) -> Puzzler:
    """A player of puzzles as stored; somebody new if there is nothing."""
    found = await store.rows(select(SOLVERS).where(SOLVERS.c.identity == identity))
    if not found:
        return Puzzler()
    row = found[0]
    return Puzzler(_rating(row), row["tried"], row["solved"], row["streak"], row["best"])


async def puzzle_ratings(store: Store, keys: Sequence[str]) -> dict[str, Rating]:
    """How hard these puzzles have proved; those that nobody has tried are missing."""
    rows = await store.rows(select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.puzzle.in_(set(keys))))
    return {row["puzzle"]: _rating(row) for row in rows}


async def answers_of(store: Store, identity: str) -> dict[str, bool]:
    """The puzzles that somebody has answered, and whether the first answer was right."""
    query = select(SOLUTIONS.c.puzzle, SOLUTIONS.c.is_right).where(SOLUTIONS.c.identity == identity)
    return {row["puzzle"]: bool(row["is_right"]) for row in await store.rows(query)}


class PuzzleTried(Struct, frozen=True):
    """When somebody first answered a puzzle, whether rightly, and when it was solved after a miss."""

    is_right: bool
    at: float
    mended: float | None


async def tried_by(store: Store, identity: str) -> dict[str, PuzzleTried]:
    """The puzzles that somebody has answered, the newest first."""
    query = select(SOLUTIONS).where(SOLUTIONS.c.identity == identity).order_by(SOLUTIONS.c.at.desc())
    rows = await store.rows(query)
    return {row["puzzle"]: PuzzleTried(bool(row["is_right"]), row["at"], row["mended"]) for row in rows}


def mended(identity: str, puzzle: str, now: float) -> Change:
    """A puzzle that was missed is solved; one that was not missed, or is solved already, stays as it is."""
    return Change(_MENDED, ({"who": identity, "key": puzzle, "now": now},))


def answered(
    identity: str, puzzle: str, answer: str, is_right: bool, solver: Puzzler, rating: Rating, now: float
) -> tuple[Change, ...]:
    """A first answer, and the ratings after it."""
    row = {"identity": identity, "puzzle": puzzle, "answer": answer, "is_right": int(is_right), "at": now}
    player = {
        "identity": identity,
        **_columns(solver.rating),
        "tried": solver.tried,
        "solved": solver.solved,
        "streak": solver.streak,
        "best": solver.best,
    }
    return (
        Change(_NEW_SOLUTION, (row,)),
        Change(_SOLVER, (player,)),
        Change(_PUZZLE, ({"puzzle": puzzle, **_columns(rating)},)),
    )


async def dailies(store: Store, day: str) -> list[DailyPlayed]:
    """All tables of the deals of a day."""
    rows = await store.rows(select(DAILIES).where(DAILIES.c.day == day))
    return [DailyPlayed(row["game"], row["identity"], row["table_id"], row["score"], row["tricks"]) for row in rows]


def today() -> date:
    """One day for all, wherever they are."""
    return datetime.now(UTC).date()


def daily_begun(day: str, game: str, identity: str, table: str) -> Change:
    row = {"day": day, "game": game, "identity": identity, "table_id": table, "score": None, "tricks": None}
    return Change(_NEW_DAILY, (row,))


async def is_daily(store: Store, table: str) -> bool:
    """Whether a deal of the day is played at a table."""
    return bool(await store.rows(select(DAILIES.c.day).where(DAILIES.c.table_id == table)))


def daily_done(table: str, scored: Scored | None) -> Change:
    """What a deal brought North and South, if it is one of the day: any other is not there to be changed.

    A deal that all passed brought nothing.
    """
    net = sum(each.points if each.side is Side.NS else -each.points for each in scored.entries) if scored else 0
    return Change(_DAILY_DONE, ({"table": table, "net": net, "won": scored.tricks[Side.NS] if scored else 0},))


def _rating(row: dict[str, Any]) -> Rating:
    return Rating(row["strength"], row["deviation"], row["volatility"])


def _columns(rating: Rating) -> dict[str, float]:
    return {"strength": rating.strength, "deviation": rating.deviation, "volatility": rating.volatility}
