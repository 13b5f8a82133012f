"""A puzzle as a page sees it: nothing of its answer is in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

from kibitz.app.page.protocol import (
    CardPlayed,
    PuzzleChoice,
    PuzzleHand,
    PuzzleKind,
    PuzzlePicture,
    ThemeTally,
    YourPractice,
)
from kibitz.cards import Seat, arranged
from kibitz.engine.events import Contract
from kibitz.engine.text import Template, Text
from kibitz.games.naming import STRAIN_ONLY, contract_text
from kibitz.practice.picking import Puzzler
from kibitz.practice.puzzle_words import THEMES, TITLES, facts, question
from kibitz.practice.puzzles import Asks, Puzzle, Theme, by_key

AskedOrTheme = TypeVar("AskedOrTheme", Asks, Theme)


def draw_puzzle(puzzle: Puzzle, strength: float, key: str | None = None) -> PuzzlePicture:
    """All that may be known before the answer; under another name where its own would lead to the answer."""
    is_counted = puzzle.asks is Asks.SAFE or (puzzle.asks is Asks.SIGNAL and len(puzzle.hands[puzzle.turn]) < 13)
    return PuzzlePicture(
        key=key or puzzle.key,
        game=puzzle.game,
        deck="french" if puzzle.deck.name == "french" else "colours",
        title=TITLES[puzzle.asks](),
        strength=round(strength),
        question=question(puzzle),
        facts=facts(puzzle),
        you=puzzle.you,
        hands=tuple(_hand(puzzle, seat) for seat in Seat if seat in puzzle.hands),
        out=_names(puzzle, None) if is_counted else (),
        strain=puzzle.strain.letter if puzzle.strain else None,
        trick=tuple(
            CardPlayed(seat, card.name) for seat, card in zip(puzzle.leader.clockwise(), puzzle.trick, strict=False)
        ),
        turn=None if puzzle.contracts else puzzle.turn,
        cards=() if puzzle.contracts else puzzle.answers,
        choices=tuple(
            PuzzleChoice(str(place), _label(puzzle, contract)) for place, contract in enumerate(puzzle.contracts)
        ),
    )


def draw_kinds(titles: Mapping[AskedOrTheme, Template], found: Iterable[AskedOrTheme]) -> tuple[PuzzleKind, ...]:
    """The questions or themes that there are, in the order of their titles."""
    counts = Counter(found)
    return tuple(PuzzleKind(kind.value, title(), counts[kind]) for kind, title in titles.items() if counts[kind])


def draw_practice(puzzler: Puzzler, answers: dict[str, bool]) -> YourPractice:
    """How somebody does: strength, streak, and what of each theme."""
    known = by_key()
    tallies = {theme: [0, 0] for theme in Theme}
    for key, is_right in answers.items():
        if key in known:
            tally = tallies[known[key].theme]
            tally[0] += is_right
            tally[1] += 1
    return YourPractice(
        strength=round(puzzler.rating.strength),
        deviation=round(puzzler.rating.deviation),
        tried=puzzler.tried,
        solved=puzzler.solved,
        streak=puzzler.streak,
        best=puzzler.best,
        themes=tuple(ThemeTally(theme, THEMES[theme](), *tallies[theme]) for theme in Theme if tallies[theme][1]),
    )


def _label(puzzle: Puzzle, contract: Contract) -> Text:
    """What is chosen: only the strain where that is the question."""
    return STRAIN_ONLY(trumps=contract.strain.letter) if puzzle.asks is Asks.TRUMPS else contract_text(contract)


def _hand(puzzle: Puzzle, seat: Seat) -> PuzzleHand:
    return PuzzleHand(seat, _names(puzzle, seat))


def _names(puzzle: Puzzle, seat: Seat | None) -> tuple[str, ...]:
    """The cards of a hand, or those that are out, in the order in which they are held."""
    hand = puzzle.hands[seat] if seat else puzzle.out
    return tuple(card.name for suit in arranged(hand, puzzle.strain) for card in suit) if hand else ()
