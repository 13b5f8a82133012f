"""The pictures of lessons: a language puts its own letters on them, and nothing else."""

from __future__ import annotations

import re

from kibitz.lessons.drawings import drawing
from kibitz.lessons.prose import PICTURES, pictures

LETTER = re.compile(r">([^<>]*[A-Za-z][^<>]*)</text>")


def letters(language: str) -> set[str]:
    return {each for name in pictures() for each in LETTER.findall(drawing(name, language))}


def test_in_english_they_are_as_they_are_drawn() -> None:
    assert all(drawing(name, "en") == (PICTURES / f"{name}.svg").read_text(encoding="utf-8") for name in pictures())


def test_in_french_cards_seats_and_bids_have_french_letters() -> None:
    assert {"A", "K", "Q", "J", "N", "E", "S", "W", "1NT", "2NT", "3NT"} == letters("en")
    assert {"A", "R", "D", "V", "N", "E", "S", "O", "1SA", "2SA", "3SA"} == letters("fr")
    for name in pictures():
        assert LETTER.sub("", drawing(name, "fr")) == LETTER.sub("", drawing(name, "en"))
