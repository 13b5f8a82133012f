"""A puzzle as a page sees it: nothing of its answer is in it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kibitz.app.tables.messages import CardPlayed
from kibitz.cards import Seat, arranged
from kibitz.engine.events import Contract
from kibitz.engine.text import Text
from kibitz.games.naming import STRAIN_ONLY, contract_text
from kibitz.practice.puzzle_words import TITLES, facts, is_strain_alone, question
from kibitz.practice.puzzles import Asks, Puzzle
from kibitz.practice.themed_deals import DEFENDED


class PuzzleHand(Struct, frozen=True, gc=False):
    """A hand that is shown."""

    seat: Seat
    cards: tuple[str, ...]


class PuzzleChoice(Struct, frozen=True, gc=False):
    """An answer that is no card."""

    answer: str
    label: Text


class PuzzlePicture(Struct, frozen=True, gc=False):
    """A puzzle before it is answered."""

    key: str
    game: str
    deck: Literal["french", "colours"]
    title: Text
    strength: int  # how hard it has proved, on the scale of the players
    question: Text
    facts: tuple[Text, ...]
    you: Seat
    dummy: Seat | None  # where South defends no hand is called so
    hands: tuple[PuzzleHand, ...]
    out: tuple[str, ...]  # the cards of the hidden hands together, where a player would have counted them
    strain: str | None
    trick: tuple[CardPlayed, ...]
    turn: Seat | None  # the hand that the card comes from, if a card is asked for
    cards: tuple[str, ...]  # those that can be answered
    choices: tuple[PuzzleChoice, ...]


def draw_puzzle(puzzle: Puzzle, strength: float, key: str | None = None) -> PuzzlePicture:
    """All that may be known before the answer; under another name where its own would lead to the answer."""
    is_counted = puzzle.asks in (Asks.SAFE, Asks.ODDS) or (
        puzzle.asks is Asks.SIGNAL and len(puzzle.hands[puzzle.turn]) < 13
    )
    return PuzzlePicture(
        key=key or puzzle.key,
        game=puzzle.game,
        deck="french" if puzzle.deck.name == "french" else "colours",
        title=TITLES[puzzle.asks](),
        strength=round(strength),
        question=question(puzzle),
        facts=facts(puzzle),
        you=puzzle.you,
        dummy=None if puzzle.theme in DEFENDED else Seat.NORTH,
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


def _label(puzzle: Puzzle, contract: Contract) -> Text:
    """What is chosen: only the strain where that is the question."""
    if puzzle.asks is Asks.TRUMPS and is_strain_alone(puzzle):
        return STRAIN_ONLY(trumps=contract.strain.letter)
    return contract_text(contract)


def _hand(puzzle: Puzzle, seat: Seat) -> PuzzleHand:
    return PuzzleHand(seat, _names(puzzle, seat))


def _names(puzzle: Puzzle, seat: Seat | None) -> tuple[str, ...]:
    """The cards of a hand, or those that are out, in the order in which they are held."""
    hand = puzzle.hands[seat] if seat else puzzle.out
    return tuple(card.name for suit in arranged(hand, puzzle.strain) for card in suit) if hand else ()
