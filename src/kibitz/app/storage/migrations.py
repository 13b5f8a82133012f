"""How the database came to have the tables it has, step by step. Steps are added at the end and never changed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kibitz.engine.text import SpokenError, Template

TOO_NEW: Final = Template("server-too-new")

STEPS: Final = (
    (
        """CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL)""",
        # Only the hash of a token is kept: who reads the database cannot take anybody's seat.
        """CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, session TEXT NOT NULL,
            session_options TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL)""",
        "CREATE INDEX tables_touched ON tables (touched)",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player))""",
        "CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id)",
        """CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, PRIMARY KEY (table_id, deal))""",
        # The primary key is what keeps two processes from writing the same place of a log.
        """CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq))""",
        "CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL",
        """CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player))""",
        """CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter))""",
        """CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL)""",
    ),
    (
        # Why bots did what they did. Nobody reads it before the deal is over: it tells of hidden cards.
        """CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq))""",
    ),
    (
        # Counts the decisions about a table. Each is stored only if none came between: compare and set.
        "ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
        # Written to and emptied at once, to know whether anything can be stored.
        "CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL)",
    ),
    (
        # Whose table it is, whether others may watch, whether its people still gather, whether it is for practice.
        "ALTER TABLE tables ADD COLUMN owner TEXT",
        "ALTER TABLE tables ADD COLUMN watchable INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN gathering INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0",
        # The cards that people drew for their seats, by player.
        "ALTER TABLE tables ADD COLUMN draws TEXT NOT NULL DEFAULT '{}'",
        "UPDATE tables SET owner = (SELECT identity FROM seats WHERE table_id = tables.id AND player = 0)",
        # Those without a seat of whom the table has to know: who asks for one, was let in, refused or sent away.
        """CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity))""",
    ),
    (
        # How quickly the bots of a table move, and what the person who is dummy does in a deal.
        "ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'normal'",
        "ALTER TABLE deals ADD COLUMN dummy TEXT NOT NULL DEFAULT 'watches'",
    ),
    (
        # Somebody's history is theirs: it stays when they leave a table, and starts for nobody who comes later.
        # Of deals from before it is known only how they ended, and who has the seats.
        """CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, PRIMARY KEY (identity, table_id, deal))""",
        "CREATE INDEX played_newest ON played (identity, ended)",
        """INSERT INTO played (identity, table_id, deal, game, ended, headline)
            SELECT seats.identity, deals.table_id, deals.deal, tables.game, deals.ended, deals.summary
            FROM deals JOIN seats ON seats.table_id = deals.table_id JOIN tables ON tables.id = deals.table_id
            WHERE seats.identity IS NOT NULL AND deals.ended IS NOT NULL""",
    ),
    (
        # Puzzles: how strong each person is, how hard each puzzle has proved, and what was answered first.
        """CREATE TABLE solvers (
            identity TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL, tried INTEGER NOT NULL, solved INTEGER NOT NULL,
            streak INTEGER NOT NULL, best INTEGER NOT NULL)""",
        """CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE solutions (
            identity TEXT NOT NULL, puzzle TEXT NOT NULL, answer TEXT NOT NULL, is_right INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (identity, puzzle))""",
        # The deal of the day: who plays which table of it, and once it is over what it brought.
        """CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity))""",
        "CREATE UNIQUE INDEX dailies_table ON dailies (table_id)",
    ),
    (
        # Whether hints may be asked for although several people play.
        "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0",
    ),
    (
        # Of which deal a table is played again, if it is, and that what was played again is not counted as new.
        "ALTER TABLE tables ADD COLUMN again TEXT",
        "ALTER TABLE played ADD COLUMN again INTEGER NOT NULL DEFAULT 0",
    ),
    (
        # Lessons: where each learner is in each, the table last played at, and whether its deal is in the bookmark.
        """CREATE TABLE bookmarks (
            identity TEXT NOT NULL, lesson TEXT NOT NULL, body TEXT NOT NULL, table_id TEXT, noted INTEGER NOT NULL,
            touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, PRIMARY KEY (identity, lesson))""",
        # Of a table that belongs to a lesson: to which place of it.
        "ALTER TABLE tables ADD COLUMN lesson TEXT",
    ),
    (
        # What each deal says of somebody who played it: worked out once, when they look at their progress.
        """CREATE TABLE seen_deals (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (identity, table_id, deal))""",
    ),
    (
        # Classes, competitions, leagues and homework: each a log of lines. `secret` is the hash of what its desk knows.
        """CREATE TABLE logbooks (
            code TEXT PRIMARY KEY, kind TEXT NOT NULL, secret TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL, length INTEGER NOT NULL)""",
        """CREATE TABLE logbook_lines (
            code TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, seq))""",
    ),
    (
        # A table that somebody else runs: the boards made before for it, whether its seats are given out, whether it
        # rests, and whether dummy helps declarer; and of a deal, whether all its hands have been laid open early.
        "ALTER TABLE tables ADD COLUMN boards TEXT",
        "ALTER TABLE tables ADD COLUMN placed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN paused INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN helping INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE deals ADD COLUMN shown INTEGER NOT NULL DEFAULT 0",
    ),
    (
        # The logbook for which a table was opened: what comes of its deals belongs there.
        "CREATE TABLE logbook_tables (table_id TEXT PRIMARY KEY, logbook TEXT NOT NULL)",
    ),
    (
        # What the deals of a table are to be like, and the codes of the next ones, which nobody is told.
        "ALTER TABLE tables ADD COLUMN ordered TEXT",
    ),
    (
        # A bookmark is a ledger, which begins with what the row had; the row stays for lists.
        """INSERT INTO logbooks (code, kind, secret, created, touched, length)
            SELECT 'bookmark ' || identity || ' ' || lesson, 'bookmark', '', touched, touched, 1 FROM bookmarks""",
        """INSERT INTO logbook_lines (code, seq, body)
            SELECT 'bookmark ' || identity || ' ' || lesson, 0,
                '{"happened":"lessonbegun","at":' || CAST(touched AS TEXT)
                || ',"lesson":"' || REPLACE(REPLACE(lesson, '\\', '\\\\'), '"', '\\"') || '","mark":' || body
                || ',"table":' || CASE WHEN table_id IS NULL THEN 'null' ELSE '"' || table_id || '"' END
                || ',"is_noted":' || CASE WHEN noted = 1 THEN 'true' ELSE 'false' END
                || ',"finished":' || CASE WHEN finished IS NULL THEN 'null' ELSE CAST(finished AS TEXT) END || '}'
            FROM bookmarks""",
    ),
    (
        # The ledger of a table. What the table was like before it began is its first line, written with the second.
        """CREATE TABLE table_lines (
            table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq))""",
    ),
    (
        # The rung at which somebody began who could play already, and when a missed puzzle was solved after all.
        "ALTER TABLE identities ADD COLUMN rung TEXT",
        "ALTER TABLE solutions ADD COLUMN mended DOUBLE PRECISION",
    ),
    (
        # What can be said of the cards that were chosen from a place at the table: judged once, for all who ask.
        """CREATE TABLE judged_deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, place TEXT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, place))""",
        # What deals say of their players rested on sight of all hands. It is worked out anew when somebody asks.
        "DELETE FROM seen_deals",
    ),
)

_LOCK: Final = 0x6B6962  # any number that only kibitz takes: one process migrates, the others wait


class TooNew(SpokenError, ValueError):
    """The database was made by a later kibitz than this."""


async def migrate(engine: AsyncEngine) -> int:
    """Bring the database to the newest version; returns that version."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.execute(text("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"))
        version = await _version(connection)
        if version > len(STEPS):
            raise TooNew(TOO_NEW(version=version, known=len(STEPS)))
        for number, step in enumerate(STEPS[version:], version + 1):
            for statement in step:
                await connection.execute(text(statement))
            await connection.execute(text("DELETE FROM schema_version"))
            await connection.execute(text("INSERT INTO schema_version VALUES (:version)"), {"version": number})
    return len(STEPS)


async def _version(connection: AsyncConnection) -> int:
    found = (await connection.execute(text("SELECT MAX(version) FROM schema_version"))).scalar()
    return int(found or 0)
