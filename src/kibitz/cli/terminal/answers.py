"""Words that a person may type: those of the language spoken, and the English ones everywhere."""

from __future__ import annotations

from typing import Final

from kibitz.cli.speech import said
from kibitz.words import IN_ENGLISH

_WORDS: Final = (
    "typed-accept",
    "typed-again",
    "typed-bidding",
    "typed-calls",
    "typed-claim",
    "typed-double",
    "typed-expose",
    "typed-hands",
    "typed-help",
    "typed-hint",
    "typed-last",
    "typed-me",
    "typed-no",
    "typed-partner",
    "typed-pass",
    "typed-play",
    "typed-quit",
    "typed-redouble",
    "typed-referee",
    "typed-reject",
    "typed-score",
    "typed-seven",
    "typed-table",
    "typed-ten",
    "typed-turn",
    "typed-undo",
    "typed-yes",
)
"""Each message has all forms of one word, the one that is shown first."""


def meant(word: str) -> str:
    """The English word for what was typed; what is no such word stays as it is.

    >>> meant("rdbl"), meant("q"), meant("ruff")
    ('redouble', 'quit', 'ruff')
    """
    typed = word.strip().casefold()
    return next((id_.removeprefix("typed-") for id_ in _WORDS if typed in _forms(id_)), typed)


def beginning(word: str, *meanings: str) -> str | None:
    """Which of these words begins so, if one does and no other.

    >>> beginning("s", "ten", "seven"), beginning("x", "ten", "seven")
    ('seven', None)
    """
    typed = word.strip().casefold()
    found = [each for each in meanings if typed and any(form.startswith(typed) for form in _forms(f"typed-{each}"))]
    return found[0] if len(found) == 1 else None


def shown(word: str) -> str:
    """How a word is typed in the language spoken."""
    return said(f"typed-{word}").split()[0]


def _forms(id_: str) -> set[str]:
    return {*said(id_).casefold().split(), *IN_ENGLISH.said(id_).split()}
