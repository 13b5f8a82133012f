"""The referee where real cards are played: what happened, step by step, and what the Laws of MiniBridge say."""

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


ASKED_BEFORE: Final = Template("referee-answered-already")
NO_SUCH_ANSWER: Final = Template("referee-no-such-answer")

_LEAD_STANDS: Final = _law(19, "referee-the-lead-stands-and-play-goes-on-clockwise")
_PICKED_UP: Final = _law(22, "referee-the-card-is-picked-up-and-nothing-more")
_DEAL_AGAIN: Final = _law(6, "referee-the-same-dealer-deals-again")

FIRST: Final = "what"
TREE: Final[Mapping[str, LawQuestion]] = {
    FIRST: _question(
        "referee-what-happened",
        ("referee-the-wrong-player-led-to-a-trick", "lead"),
        ("referee-somebody-did-not-follow-suit", "revoke"),
        ("referee-a-card-was-seen-that-its-player-did-not", _PICKED_UP),
        ("referee-somebody-played-before-their-turn", "early"),
        ("referee-something-is-wrong-with-the-deal", "deal"),
        ("referee-the-points-do-not-make-forty", _law(5, "referee-all-count-again")),
        ("referee-something-is-wrong-with-dummy", "dummy"),
        ("referee-a-claim-is-disputed", "claim"),
        ("referee-the-number-of-tricks-is-disputed", "tricks"),
        ("referee-somebody-talked-or-showed-a-feeling", _law(24, "referee-ask-them-to-stop")),
    ),
    "lead": _question(
        "referee-does-an-opponent-accept-the-lead",
        ("referee-yes", _LEAD_STANDS),
        ("referee-no", _law(19, "referee-the-card-goes-back-to-the-hand-it-came")),
    ),
    "revoke": _question(
        "referee-has-that-player-or-their-partner-played-to",
        ("referee-no", _law(20, "referee-the-wrong-card-goes-back-to-the-hand-and-a")),
        ("referee-yes", "both"),
    ),
    "both": _question(
        "referee-did-both-sides-do-it",
        ("referee-no", _law(21, "referee-established")),
        ("referee-yes", _law(21, "referee-all-cards-stay-as-they-were-played-one-of")),
    ),
    "early": _question(
        "referee-did-the-player-mean-to-play-that-card",
        ("referee-no-it-slipped-out", _PICKED_UP),
        ("referee-yes-and-it-was-the-first-card-of-the-trick", "lead"),
        ("referee-yes-and-the-trick-had-begun", _law(23, "referee-the-card-stands-as-played-the-others-play")),
    ),
    "deal": _question(
        "referee-what-is-wrong-with-the-deal",
        ("referee-not-thirteen-cards", _DEAL_AGAIN),
        ("referee-twenty-points-each", _DEAL_AGAIN),
        ("referee-a-card-turned-up-in-dealing", _law(3, "referee-deal-again-as-law-three-says")),
    ),
    "dummy": _question(
        "referee-what-is-wrong-with-dummy",
        ("referee-the-wrong-hand-lies-open", _law(8, "referee-the-right-hand-is-laid-open")),
        ("referee-dummy-played-another-card", _law(12, "referee-the-card-named-is-the-card-played")),
    ),
    "claim": _question(
        "referee-who-disagrees",
        ("referee-an-opponent-who-is-not-dummy", _law(14, "referee-play-goes-on-after-the-claim")),
        ("referee-only-dummy", _law(14, "referee-the-claim-stands")),
    ),
    "tricks": _question(
        "referee-do-the-cards-lie-in-order",
        ("referee-yes", _law(15, "referee-count-how-the-cards-lie")),
        ("referee-no-they-are-mixed", _law(24, "referee-whoever-mixed-the-cards")),
    ),
}


def asked(answers: Iterable[int]) -> LawQuestion | LawAnswer:
    """Where so many answers lead, each by its number from 1.

    >>> print(asked([]).ask)
    What happened?
    >>> asked([2, 1]).law
    20
    """
    here: LawQuestion | LawAnswer = TREE[FIRST]
    for number in answers:
        if isinstance(here, LawAnswer):
            raise NotationError(ASKED_BEFORE())
        if not 1 <= number <= len(here.answers):
            raise NotationError(NO_SUCH_ANSWER(most=len(here.answers), number=number))
        to = here.answers[number - 1][1]
        here = TREE[to] if isinstance(to, str) else to
    return here
