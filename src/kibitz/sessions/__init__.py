"""Sessions: deals strung together, with a score sheet and a winner.

They are folds over results; nothing here plays a card.
"""

from kibitz.sessions.base import Board, Party, Result, Row, RowKind, Session, Sheet, Standing, TieBreak, begin, result
from kibitz.sessions.registry import SESSIONS, Offer, default_session, session, sessions_for
from kibitz.sessions.turning import HalfTurned, begun

__all__ = [
    "SESSIONS",
    "Board",
    "HalfTurned",
    "Offer",
    "Party",
    "Result",
    "Row",
    "RowKind",
    "Session",
    "Sheet",
    "Standing",
    "TieBreak",
    "begin",
    "begun",
    "default_session",
    "result",
    "session",
    "sessions_for",
]
