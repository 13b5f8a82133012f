"""The tables of the database, as queries name them. How they came to be is in `migrations`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import TableClause, column, table


def _table(name: str, *columns: str) -> TableClause:
    return table(name, *(column(each) for each in columns))


IDENTITIES: Final = _table("identities", "id", "nickname", "created", "rung")
TOKENS: Final = _table("tokens", "hash", "identity", "created")
TABLE_ROWS: Final = _table(
    "tables",
    "id",
    "game",
    "options",
    "session",
    "session_options",
    "created",
    "touched",
    "stopping",
    "finished",
    "revision",
    "owner",
    "watchable",
    "gathering",
    "practice",
    "draws",
    "pace",
    "hints",
    "again",
    "lesson",
    "boards",
    "placed",
    "paused",
    "helping",
    "ordered",
)
SEATS: Final = _table("seats", "table_id", "player", "kind", "identity", "nickname", "level")
DEAL_ROWS: Final = _table("deals", "table_id", "deal", "board", "started", "ended", "summary", "dummy", "shown")
EVENTS: Final = _table("events", "table_id", "deal", "seq", "body", "nonce", "at")
REASONS: Final = _table("reasons", "table_id", "deal", "seq", "body")
READINESS: Final = _table("readiness", "table_id", "deal", "player")
VOTES: Final = _table("votes", "table_id", "player", "voter")
HANDOVERS: Final = _table("handovers", "hash", "identity", "expires")
PROBES: Final = _table("probes", "id", "body")
TABLE_LINES: Final = _table("table_lines", "table_id", "seq", "body")
GUESTS: Final = _table(
    "guests", "table_id", "identity", "guest", "nickname", "wish", "standing", "agreed", "deal", "held"
)
PLAYED: Final = _table(
    "played",
    "identity",
    "table_id",
    "deal",
    "number",
    "game",
    "ended",
    "partner",
    "others",
    "people",
    "level",
    "headline",
    "mood",
    "declared",
    "made",
    "points",
    "again",
)
SOLVERS: Final = _table(
    "solvers", "identity", "strength", "deviation", "volatility", "tried", "solved", "streak", "best"
)
PUZZLE_RATINGS: Final = _table("puzzles", "puzzle", "strength", "deviation", "volatility")
SOLUTIONS: Final = _table("solutions", "identity", "puzzle", "answer", "is_right", "at", "mended")
DAILIES: Final = _table("dailies", "day", "game", "identity", "table_id", "score", "tricks")
BOOKMARKS: Final = _table("bookmarks", "identity", "lesson", "body", "table_id", "noted", "touched", "finished")
JUDGED_DEALS: Final = _table("judged_deals", "table_id", "deal", "place", "body")
SEEN_DEALS: Final = _table("seen_deals", "identity", "table_id", "deal", "body")
LOGBOOKS: Final = _table("logbooks", "code", "kind", "secret", "created", "touched", "length")
LOGBOOK_LINES: Final = _table("logbook_lines", "code", "seq", "body")
LOGBOOK_TABLES: Final = _table("logbook_tables", "table_id", "logbook")

ALL: Final = (
    IDENTITIES,
    TOKENS,
    TABLE_ROWS,
    TABLE_LINES,
    SEATS,
    DEAL_ROWS,
    EVENTS,
    REASONS,
    READINESS,
    VOTES,
    HANDOVERS,
    PROBES,
    GUESTS,
    PLAYED,
    SOLVERS,
    PUZZLE_RATINGS,
    SOLUTIONS,
    DAILIES,
    BOOKMARKS,
    SEEN_DEALS,
    JUDGED_DEALS,
    LOGBOOKS,
    LOGBOOK_LINES,
    LOGBOOK_TABLES,
)
