"""Classes: what is asked at their door, what pupils are shown, and all that a teacher can say to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from kibitz.app.page.protocol.answers import FromServer
from kibitz.app.page.protocol.table_requests import FromPage


class OpenClass(FromPage, frozen=True):
    """A new class; whoever opens it is told the secret of its desk."""

    id: int
    title: str
    game: str
    options: Mapping[str, Any] = {}


class ComeToClass(FromPage, frozen=True):
    """I come in with a nickname, or come back without one; without either I only look at the door."""

    id: int
    code: str
    nickname: str | None = None


class KnockAtClass(FromPage, frozen=True):
    """I am the member of that name, with another tablet: the teacher lets me in."""

    id: int
    code: str
    nickname: str


class QuitClass(FromPage, frozen=True):
    """I leave the class for good, or only its page (`stay`)."""

    id: int
    code: str
    stay: bool = False


class OpenDesk(FromPage, frozen=True):
    """The desk of a class, for who knows its secret."""

    id: int
    code: str
    secret: str


ClassDoorRequest = OpenClass | ComeToClass | KnockAtClass | QuitClass | OpenDesk


class ClassReady(FromServer, frozen=True):
    """The class is open: its code is for everybody, its secret for the desk alone."""

    id: int
    code: str
    secret: str


class ClassPlace(Struct, frozen=True, gc=False):
    """Where the class has me: at a table, in a lesson, or waiting. `sent` grows when I am sent somewhere else."""

    member: int
    name: str
    sent: int
    table: str | None
    lesson: str | None


class ClassShown(FromServer, frozen=True):
    """A class as a pupil sees it, or somebody at its door (`you` is None)."""

    code: str
    title: str
    you: ClassPlace | None
    is_knocking: bool  # I wait for the teacher to let me in
    is_over: bool


class TeacherSaid(FromServer, frozen=True):
    """The teacher said one of the set phrases to the class."""

    code: str
    phrase: str


class TeacherPhrases(Struct, frozen=True, gc=False):
    """What a teacher can say, by what it is about."""

    about: str
    phrases: tuple[str, ...]


TEACHER_PHRASES: Final = (
    TeacherPhrases(
        "Look here",
        (
            "Please stop for a moment and look at the front.",
            "Please listen to your classmates at the front.",
            "I am coming to you.",
            "Raise your hand if you need help.",
            "Please speak a little more quietly.",
        ),
    ),
    TeacherPhrases(
        "Think about it",
        (
            "Take your time.",
            "Whose turn is it?",
            "Which suit was led? Follow it if you can.",
            "Look at dummy first, and make a plan.",
            "Count your sure tricks before you play.",
            "How many tricks do you still need?",
            "Count the trumps that are gone.",
            "What did your partner’s card tell you?",
            "Why did they lead that card?",
            "Talk about this deal with your partner.",
        ),
    ),
    TeacherPhrases(
        "Praise",
        (
            "Well done!",
            "Good thinking!",
            "That was a good plan.",
            "Good partners!",
            "You are getting better and better.",
        ),
    ),
    TeacherPhrases(
        "Time",
        (
            "Please play on.",
            "Please finish this deal.",
            "This is the last deal.",
            "Five more minutes.",
            "You will change places now: your screen shows where to go.",
            "Thank you, that is all for today!",
        ),
    ),
)
"""All that the desk says to pupils: nothing free, as among the players."""


ClassAnswer = ClassReady | ClassShown | TeacherSaid
