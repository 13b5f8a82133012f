"""What the terminal says around a lesson, in the lesson's own language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from kibitz.cards import Side
from kibitz.lessons.lesson import Column


class LessonWords(Struct, frozen=True):
    """The sentences of one language; `again` is the word to type for another try."""

    go_on: str
    answer: str
    no_number: str
    again: str
    try_again: str
    play_on: str
    see_it: str
    the_end: str
    goodbye: str
    goes_on: str
    learnt: str
    page: str
    no_trumps: str
    sides: Mapping[Side, str]
    held: str
    scored: str
    columns: Mapping[Column, str]


ENGLISH: Final = LessonWords(
    go_on="Enter to go on:",
    answer="Your answer (a number, or Enter to leave it):",
    no_number="Please type a number.",
    again="again",
    try_again="Try again (again), or Enter to go on:",
    play_on="Try again (again), or Enter to play on:",
    see_it="Try again (again), or Enter to see it:",
    the_end="That is the end of the lesson. Well done!",
    goodbye="Goodbye. The lesson waits for you.",
    goes_on="You go on at page {page} of {pages}; --from-start begins again.",
    learnt="learnt",
    page="page {page} of {pages}",
    no_trumps="no trumps",
    sides={side: side.label for side in Side},
    held="{side} held {points} points and won {tricks} tricks",
    scored="{score} for {side}",
    columns={
        "points": "points held by the side that played",
        "tricks": "tricks it won",
        "score": "score",
        "we": "what your side gets",
        "they": "what the other side gets",
        "we_below": "your side, below the line",
        "we_above": "your side, above the line",
        "they_below": "the other side, below the line",
        "they_above": "the other side, above the line",
        "we_total": "your side in all",
        "they_total": "the other side in all",
    },
)
FRENCH_WORDS: Final = LessonWords(
    go_on="Entrée pour continuer :",
    answer="Ta réponse (un nombre, ou Entrée pour passer) :",
    no_number="Tape un nombre, s’il te plaît.",
    again="encore",
    try_again="Essayer encore (encore), ou Entrée pour continuer :",
    play_on="Essayer encore (encore), ou Entrée pour jouer la suite :",
    see_it="Essayer encore (encore), ou Entrée pour voir :",
    the_end="C’est la fin de la leçon. Bravo !",
    goodbye="Au revoir. La leçon t’attend.",
    goes_on="Tu continues à la page {page} sur {pages} ; --from-start recommence.",
    learnt="apprise",
    page="page {page} sur {pages}",
    no_trumps="sans-atout",
    sides={Side.NS: "Nord et Sud", Side.EW: "Est et Ouest"},
    held="{side} : {points} points en main, {tricks} levées gagnées",
    scored="{score} pour {side}",
    columns={
        "points": "points du camp qui a joué",
        "tricks": "levées qu’il a gagnées",
        "score": "marque",
        "we": "ce que ton camp marque",
        "they": "ce que l’autre camp marque",
        "we_below": "ton camp, au-dessous du trait",
        "we_above": "ton camp, au-dessus du trait",
        "they_below": "l’autre camp, au-dessous du trait",
        "they_above": "l’autre camp, au-dessus du trait",
        "we_total": "ton camp en tout",
        "they_total": "l’autre camp en tout",
    },
)
LESSON_WORDS: Final[Mapping[str, LessonWords]] = {"en": ENGLISH, "fr": FRENCH_WORDS}


def words_in(language: str) -> LessonWords:
    """The words of a language, or English where it has none."""
    return LESSON_WORDS.get(language, ENGLISH)
