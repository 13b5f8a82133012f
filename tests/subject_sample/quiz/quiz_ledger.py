"""The ledger of a quiz evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine


class QuizOpened(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody asks."""

    question: str


class QuizAnswered(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody answers, or says otherwise."""

    who: str
    answer: str


class Quiz(Struct, frozen=True):
    """All that is known."""

    question: str
    answers: Mapping[str, str] = {}


QuizLine = QuizOpened | QuizAnswered


def quiz_after(quiz: Quiz, line: QuizLine) -> Quiz:
    if isinstance(line, QuizAnswered):
        return replace(quiz, answers={**quiz.answers, line.who: line.answer})
    return quiz


QUIZ: Final = LedgerKind[QuizLine, Quiz](
    "quiz", 1, QuizLine, QuizOpened, lambda first: Quiz(first.question), quiz_after
)
