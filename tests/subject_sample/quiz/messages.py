"""What a page asks of a quiz evening, and what it is shown."""

from __future__ import annotations

from kibitz.app.messages import FromPage, FromServer


class MakeQuiz(FromPage, frozen=True):
    """A new quiz."""

    id: int
    question: str


class FollowQuiz(FromPage, frozen=True):
    """Show it, and tell what changes."""

    id: int
    code: str


class AnswerQuiz(FromPage, frozen=True):
    """My answer."""

    id: int
    code: str
    nickname: str
    answer: str


class QuizMade(FromServer, frozen=True):
    """Its code, and the secret of whoever runs it."""

    id: int
    code: str
    secret: str


class QuizShown(FromServer, frozen=True):
    """The question, and how many have answered."""

    id: int
    question: str
    answers: int


class QuizChanged(FromServer, frozen=True):
    """More have answered."""

    code: str
    answers: int


QuizRequest = MakeQuiz | FollowQuiz | AnswerQuiz
QuizAnswer = QuizMade | QuizShown | QuizChanged
