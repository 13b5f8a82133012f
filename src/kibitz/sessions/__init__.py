"""Sessions: deals strung together, with a score sheet and a winner.

They are folds over results; nothing here plays a card.
"""

from kibitz.sessions.base import Board, Result, Row, Session, Sheet, Standing, begin, result
from kibitz.sessions.registry import SESSIONS, Offer, default_session, session, sessions_for

__all__ = [
    "SESSIONS",
    "Board",
    "Offer",
    "Result",
    "Row",
    "Session",
    "Sheet",
    "Standing",
    "begin",
    "default_session",
    "result",
    "session",
    "sessions_for",
]
