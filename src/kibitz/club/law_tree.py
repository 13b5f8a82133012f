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


_LEAD_STANDS: Final = _law(19, "The lead stands, and play goes on clockwise from whoever led.")
_PICKED_UP: Final = _law(22, "The card is picked up, and nothing more happens.")

FIRST: Final = "what"
TREE: Final[Mapping[str, LawQuestion]] = {
    FIRST: _question(
        "What happened?",
        ("The wrong player led to a trick.", "lead"),
        ("Somebody played another suit although they had the suit that was led.", "revoke"),
        ("A card was seen that its player did not want to play.", _PICKED_UP),
        ("Somebody played before their turn.", "early"),
    ),
    "lead": _question(
        "Has an opponent of the player who led accepted it, or has the next opponent played a card? Dummy has no say.",
        ("Yes.", _LEAD_STANDS),
        ("No, and the cards lie as they were.", "accept"),
    ),
    "accept": _question(
        "Ask both opponents, but not dummy: does either of them accept the lead?",
        ("One of them does.", _LEAD_STANDS),
        ("Neither does.", _law(19, "The card goes back to the hand it came from, and the right player leads.")),
    ),
    "revoke": _question(
        "Whose card was it?",
        ("Dummy’s.", _law(20, "Everybody sees dummy’s cards, so dummy cannot revoke: play goes on.")),
        ("A player’s.", "found"),
    ),
    "found": _question(
        "Has that player, or their partner, played to the next trick since?",
        (
            "No.",
            _law(
                20,
                "The wrong card goes back to the hand, and a card of the suit is played. "
                "Whoever played after the wrong card may change theirs, also a lead to the next trick.",
            ),
        ),
        ("Yes.", "both"),
    ),
    "both": _question(
        "Did the other side do the same in this deal, found too late as well?",
        ("No.", "count"),
        (
            "Yes.",
            _law(
                21,
                "All cards stay as they were played. One of each side cancel each other; for every one that is left, "
                "a trick goes to the other side when the deal is over.",
            ),
        ),
    ),
    "count": _question(
        "How many tricks has that side won when the deal is over?",
        (
            "At least one for each time it happened.",
            _law(
                21, "The card stays as it was played. When the deal is over one trick goes to the other side each time."
            ),
        ),
        (
            "Fewer.",
            _law(
                21,
                "The card stays as it was played. The other side gets the tricks there are: nobody falls below none.",
            ),
        ),
    ),
    "early": _question(
        "Did the player mean to play that card?",
        ("No, it slipped out.", _PICKED_UP),
        ("Yes, and it was the first card of the trick.", "lead"),
        ("Yes, and the trick had begun.", _law(23, "The card stands as played. The others play to the trick in turn.")),
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
