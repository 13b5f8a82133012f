"""The referee where real cards are played: what happened, step by step, and what Laws 19 to 23 of MiniBridge say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from kibitz.cards import NotationError
from kibitz.engine.text import Template, Text


class LawAnswer(Struct, frozen=True):
    """What is done, and by which law."""

    law: int
    say: Text


class LawQuestion(Struct, frozen=True):
    """Something to ask, with the answers and where each leads: to another question by its name, or to the end."""

    ask: Text
    answers: tuple[tuple[Text, str | LawAnswer], ...]


def _question(ask: str, *answers: tuple[str, str | LawAnswer]) -> LawQuestion:
    return LawQuestion(Template(ask)(), tuple((Template(said)(), to) for said, to in answers))


def _law(number: int, say: str) -> LawAnswer:
    return LawAnswer(number, Template(say)())


_LEAD_STANDS: Final = _law(19, "referee-the-lead-stands-and-play-goes-on-clockwise")
_PICKED_UP: Final = _law(22, "referee-the-card-is-picked-up-and-nothing-more")

FIRST: Final = "what"
TREE: Final[Mapping[str, LawQuestion]] = {
    FIRST: _question(
        "referee-what-happened",
        ("referee-the-wrong-player-led-to-a-trick", "lead"),
        ("referee-somebody-played-another-suit-although-they", "revoke"),
        ("referee-a-card-was-seen-that-its-player-did-not", _PICKED_UP),
        ("referee-somebody-played-before-their-turn", "early"),
    ),
    "lead": _question(
        "referee-has-an-opponent-of-the-player-who-led",
        ("referee-yes", _LEAD_STANDS),
        ("referee-no-and-the-cards-lie-as-they-were", "accept"),
    ),
    "accept": _question(
        "referee-ask-both-opponents-but-not-dummy-does",
        ("referee-one-of-them-does", _LEAD_STANDS),
        ("referee-neither-does", _law(19, "referee-the-card-goes-back-to-the-hand-it-came")),
    ),
    "revoke": _question(
        "referee-whose-card-was-it",
        ("referee-dummys", _law(20, "referee-everybody-sees-dummys-cards-so-dummy")),
        ("referee-a-players", "found"),
    ),
    "found": _question(
        "referee-has-that-player-or-their-partner-played-to",
        (
            "referee-no",
            _law(
                20,
                "referee-the-wrong-card-goes-back-to-the-hand-and-a",
            ),
        ),
        ("referee-yes", "both"),
    ),
    "both": _question(
        "referee-did-the-other-side-do-the-same-in-this",
        ("referee-no", "count"),
        (
            "referee-yes",
            _law(
                21,
                "referee-all-cards-stay-as-they-were-played-one-of",
            ),
        ),
    ),
    "count": _question(
        "referee-how-many-tricks-has-that-side-won-when-the",
        (
            "referee-at-least-one-for-each-time-it-happened",
            _law(21, "referee-the-card-stays-as-it-was-played-when-the"),
        ),
        (
            "referee-fewer",
            _law(
                21,
                "referee-the-card-stays-as-it-was-played-the-other",
            ),
        ),
    ),
    "early": _question(
        "referee-did-the-player-mean-to-play-that-card",
        ("referee-no-it-slipped-out", _PICKED_UP),
        ("referee-yes-and-it-was-the-first-card-of-the-trick", "lead"),
        ("referee-yes-and-the-trick-had-begun", _law(23, "referee-the-card-stands-as-played-the-others-play")),
    ),
}


def asked(answers: Iterable[int]) -> LawQuestion | LawAnswer:
    """Where so many answers lead, each by its number from 1.

    >>> print(asked([]).ask)
    What happened?
    >>> asked([2, 2, 1]).law
    20
    """
    here: LawQuestion | LawAnswer = TREE[FIRST]
    for number in answers:
        if isinstance(here, LawAnswer):
            raise NotationError("The referee has answered already.")
        if not 1 <= number <= len(here.answers):
            raise NotationError(f"“{here.ask}” has the answers 1 to {len(here.answers)}, not {number}.")
        to = here.answers[number - 1][1]
        here = TREE[to] if isinstance(to, str) else to
    return here
