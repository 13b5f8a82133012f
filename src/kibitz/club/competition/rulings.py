"""What a director decides, in the words of the desk: averages, percentages, results and their weights."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import Final

from kibitz.cards import NotationError
from kibitz.club.competition.competition_decisions import result_of
from kibitz.club.competition.competition_lines import AdjustedScore, TableBoard, is_plain
from kibitz.club.competition.state import Competition
from kibitz.club.fields import Award
from kibitz.engine.text import Template

NO_NUMBER: Final = Template("files-no-number")


def ruling(state: Competition, where: TableBoard, text: str) -> AdjustedScore:
    """An adjusted score from words: average, plus, minus, 45%, a result, or several as "60 N 4S 10 / 40 N 4S 9"."""
    plain = text.strip().lower()
    if plain in tuple(Award):
        return AdjustedScore(award=Award(plain))
    if plain.endswith("%"):
        return AdjustedScore(percent=amount(plain.removesuffix("%")))
    weights, results = [], []
    for part in text.split("/"):
        first, _, rest = part.strip().partition(" ")
        weighed = first.isdecimal()
        weights.append(int(first) if weighed else 1)
        results.append(result_of(state, where, rest if weighed else part))
    return AdjustedScore(results=tuple(results), weights=tuple(weights))


def amount(text: str) -> Decimal:
    """A number as people write it; `NotationError` if it is none.

    >>> amount("-2.5")
    Decimal('-2.5')
    """
    try:
        number = Decimal(text.strip().replace(",", ".").replace("−", "-"))
    except InvalidOperation as error:
        raise NotationError(NO_NUMBER(said=text)) from error
    if not is_plain(number):
        raise NotationError(NO_NUMBER(said=text))
    return number
