"""What each person has played: the queries for lists, tallies and streaks of somebody's deals."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    Select,
    and_,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    select,
)

from kibitz.app.storage.schema import PLAYED

NEW_PLAYED: Final = insert(PLAYED)
UNPLAYED: Final = delete(PLAYED).where(PLAYED.c.table_id == bindparam("table"), PLAYED.c.deal == bindparam("of"))
"""For a deal that goes on: its end was taken back."""
MIXED: Final = "mixed"
"""The level of bots that do not all play alike."""
_DAY: Final = 24 * 60 * 60
_COUNTS: Final = and_(PLAYED.c.mood.is_not(None), PLAYED.c.again == 0)
"""A bot may have played it for them; and what is played again is no new result."""


class Sought(Struct, frozen=True):
    """Which of somebody's deals: all that is not None must be so. Times are in seconds since 1970."""

    game: str | None = None
    result: Literal["won", "lost", "made", "down"] | None = None
    company: Literal["bots", "people"] | None = None
    since: float | None = None
    before: float | None = None


def newest(identity: str, sought: Sought, limit: int) -> Select[Any]:
    """The deals themselves, newest first."""
    query = select(PLAYED).where(_theirs(identity, sought), *_result(sought))
    if sought.before is not None:
        query = query.where(PLAYED.c.ended < sought.before)
    return query.order_by(PLAYED.c.ended.desc()).limit(limit)


def tallies(identity: str, sought: Sought) -> Select[Any]:
    """By game and level of the bots: deals, won and lost; declared and made; defended and beaten."""
    declared, made = PLAYED.c.declared, PLAYED.c.made
    groups = PLAYED.c.game, PLAYED.c.level
    return (
        select(
            *groups,
            func.count().label("deals"),
            _count(PLAYED.c.mood == "won").label("won"),
            _count(PLAYED.c.mood == "lost").label("lost"),
            _count(and_(declared == 1, made.is_not(None))).label("declared"),
            _count(and_(declared == 1, made == 1)).label("made"),
            _count(and_(declared == 0, made.is_not(None))).label("defended"),
            _count(and_(declared == 0, made == 0)).label("beaten"),
        )
        .where(_theirs(identity, sought), _COUNTS)
        .group_by(*groups)
    )


def last_of_games(identity: str) -> Select[Any]:
    """By game: how many deals were finished and won, when the last one ended and how, and when the first was won."""
    newest = func.row_number().over(partition_by=PLAYED.c.game, order_by=PLAYED.c.ended.desc()).label("age")
    theirs = select(PLAYED.c.game, PLAYED.c.mood, PLAYED.c.ended, newest).where(PLAYED.c.identity == identity, _COUNTS)
    deals = theirs.subquery()
    return select(
        deals.c.game,
        func.count().label("deals"),
        _count(deals.c.mood == "won").label("won"),
        func.max(deals.c.ended).label("ended"),
        _count(and_(deals.c.mood == "won", deals.c.age == 1)).label("last_won"),
        func.min(case((deals.c.mood == "won", deals.c.ended))).label("first_won"),
    ).group_by(deals.c.game)


def games_of(identity: str) -> Select[Any]:
    return select(PLAYED.c.game).where(PLAYED.c.identity == identity).distinct()


def days_of(identity: str, zone: int) -> Select[Any]:
    """The days on which they played, as numbers since 1970 where clocks are so many seconds ahead; newest first."""
    day = ((cast(PLAYED.c.ended, BigInteger) + zone) // _DAY).label("day")
    return select(day).where(PLAYED.c.identity == identity).distinct().order_by(day.desc())


def runs_of_contracts(identity: str) -> Select[Any]:
    """How many contracts were made in a row, each time between two that were not: the newest run, and the longest."""
    contracts = (
        select(
            PLAYED.c.made.label("made"),
            # Within a run the number of failures so far stays the same; counted from the newest, the last run is 0.
            func.sum(1 - PLAYED.c.made).over(order_by=PLAYED.c.ended.desc()).label("run"),
        )
        .where(PLAYED.c.identity == identity, PLAYED.c.declared == 1, PLAYED.c.made.is_not(None), _COUNTS)
        .subquery()
    )
    runs = select(contracts.c.run, func.count().label("length")).where(contracts.c.made == 1)
    lengths = runs.group_by(contracts.c.run).subquery()
    latest = func.coalesce(func.sum(case((lengths.c.run == 0, lengths.c.length), else_=0)), 0)
    return select(latest.label("latest"), func.coalesce(func.max(lengths.c.length), 0).label("longest"))


def _theirs(identity: str, sought: Sought) -> ColumnElement[bool]:
    wanted: list[ColumnElement[bool]] = [PLAYED.c.identity == identity]
    if sought.game is not None:
        wanted.append(PLAYED.c.game == sought.game)
    if sought.company is not None:
        wanted.append(PLAYED.c.people == int(sought.company == "people"))
    if sought.since is not None:
        wanted.append(PLAYED.c.ended >= sought.since)
    return and_(*wanted)


def _result(sought: Sought) -> list[ColumnElement[bool]]:
    match sought.result:
        case None:
            return []
        case "won" | "lost":
            return [PLAYED.c.mood == sought.result]
        case "made" | "down":
            return [PLAYED.c.declared == 1, PLAYED.c.made == int(sought.result == "made"), _COUNTS]


def _count(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.coalesce(func.sum(case((condition, 1), else_=0)), 0, type_=Integer())
