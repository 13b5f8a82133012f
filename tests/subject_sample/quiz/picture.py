"""What everybody sees of a quiz evening."""

from __future__ import annotations

from typing import Final

from kibitz.app.ledgers.audience import Showing
from kibitz.app.subjects.quiz.messages import QuizChanged
from kibitz.app.subjects.quiz.quiz_ledger import Quiz

QUIZ_SHOWN: Final = Showing[Quiz, int](
    "quiz",
    lambda ledger, _connection, _runs: len(ledger.state.answers),
    lambda ledger, before, now: QuizChanged(ledger.code, now) if now != before else None,
)
