"""Which card shows it? The signals of the sixth MiniLesson: giving them, and reading partner's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from kibitz.analysis.arrays import rows, solve_cards_rows
from kibitz.analysis.sampling import Holding, Layouts
from kibitz.cards import DEALS, NT, Card, Deal, Deck, Hand, Seat
from kibitz.practice.puzzles import Asks, Puzzle, Theme
from kibitz.practice.sure_tricks import runs

_DRAWN: Final = 6
"""In so many drawn deals the card that signals must cost nothing."""
_JACK, _QUEEN, _KING, _ACE = 11, 12, 13, 14
_LEFT: Final = 4
"""Cards in each hand when partner's signal is read."""


class Habit(StrEnum):
    """What a card tells partner, or what partner's card has told."""

    TOP_OF_SEQUENCE = "top of sequence"
    LOWEST_OF_EQUALS = "lowest of equals"
    LIKES = "likes"
    DISLIKES = "dislikes"
    PARTNER_LIKES = "partner likes"
    PARTNER_DISLIKES = "partner dislikes"


def make_signal(rng: Random, game: str, deck: Deck, habit: Habit) -> Puzzle:
    """A defender's card at no-trumps: one that tells partner most and costs nothing, or follows from partner's."""
    while True:
        puzzle = _reading(rng, game, deck, habit) if habit in _READ else _telling(rng, game, deck, habit)
        if puzzle is not None and (proven := prove_signal(puzzle)).right:
            return proven


def prove_signal(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the card that is right, found anew; none if the habit does not say or the card would cost."""
    habit = Habit(puzzle.habit)
    if habit in _READ:
        return _read(puzzle)
    card = _told(puzzle)
    tricks = _tricks(puzzle) if card is not None else None
    if card is None or tricks is None:
        return replace(puzzle, right=())
    suit = [each for each in puzzle.playable if each.suit is card.suit]
    mine = tricks[:, card.index]
    costs = any((tricks[:, each.index] > mine).any() for each in suit)
    return replace(puzzle, right=() if costs else (card.name,), rating=_RATINGS[habit])


# --- telling


def _telling(rng: Random, game: str, deck: Deck, habit: Habit) -> Puzzle | None:
    deal, suit = Deal.from_number(rng.randrange(DEALS), deck), rng.choice(deck.suits)
    leads = habit is Habit.TOP_OF_SEQUENCE
    you = Seat.WEST if leads else Seat.EAST
    puzzle = Puzzle(
        game=game,
        asks=Asks.SIGNAL,
        theme=Theme.SIGNALS,
        hands={you: deal[you]},
        you=you,
        strain=NT,
        leader=Seat.WEST,
        habit=habit,
        suit=suit,
        out=Hand(deck, sum(deal[seat].mask for seat in Seat if seat is not you)),
    )
    if leads:
        return replace(puzzle, only=suit)
    west, north = deal[Seat.WEST].of(suit), deal[Seat.NORTH].of(suit)
    if len(west) < 3 or not north:
        return None
    lead = min(west, key=_rank) if habit is Habit.LOWEST_OF_EQUALS else max(west, key=_rank)
    laid = min(north, key=_rank)
    if habit in (Habit.LIKES, Habit.DISLIKES) and lead.rank != _ACE:
        return None
    return replace(
        puzzle,
        hands={Seat.NORTH: deal[Seat.NORTH] - laid, you: deal[you]},
        trick=(lead, laid),
        out=Hand(deck, (deal[Seat.WEST].mask | deal[Seat.SOUTH].mask) & ~lead.bit),
    )


def _told(puzzle: Puzzle) -> Card | None:
    """The card that the habit asks for in this hand; None if it does not say."""
    assert puzzle.suit is not None
    held = puzzle.hands[puzzle.you].of(puzzle.suit)
    dummy = puzzle.hands.get(puzzle.you.right, Hand(puzzle.deck)).of(puzzle.suit)
    return _TOLD[Habit(puzzle.habit)](held, dummy) if len(held) >= 3 else None


def _top_of_sequence(held: Hand, dummy: Hand) -> Card | None:
    """Two or more honours in a row that nothing in the hand is above; with the ace people differ."""
    top = max(held, key=_rank)
    run = next(each for each in runs(held, ~held.mask) if top in each)
    return top if len(run) > 1 and _JACK <= top.rank <= _KING else None


def _lowest_of_equals(held: Hand, dummy: Hand) -> Card | None:
    """Third to partner's small card, with two or more equal cards above all that dummy has left."""
    top = max(held, key=_rank)
    run = next(each for each in runs(held, ~held.mask) if top in each)
    is_high = top.rank >= _QUEEN and all(card.rank < min(map(_rank, run)) for card in dummy)
    return min(run, key=_rank) if len(run) > 1 and is_high else None


def _likes(held: Hand, dummy: Hand) -> Card | None:
    """A helpful honour, and of at least two small cards the highest."""
    small = [card for card in held if card.rank < _JACK]
    helps = any(card.rank in (_QUEEN, _KING) for card in held)
    return max(small, key=_rank) if helps and len(small) >= 2 else None


def _dislikes(held: Hand, dummy: Hand) -> Card | None:
    """Small cards only: the lowest."""
    return min(held, key=_rank) if max(held, key=_rank).rank < _JACK else None


_TOLD: Final[Mapping[Habit, Callable[[Hand, Hand], Card | None]]] = {
    Habit.TOP_OF_SEQUENCE: _top_of_sequence,
    Habit.LOWEST_OF_EQUALS: _lowest_of_equals,
    Habit.LIKES: _likes,
    Habit.DISLIKES: _dislikes,
}
_RATINGS: Final = {
    Habit.DISLIKES: 900,
    Habit.TOP_OF_SEQUENCE: 950,
    Habit.LIKES: 1050,
    Habit.LOWEST_OF_EQUALS: 1150,
}


def _tricks(puzzle: Puzzle) -> npt.NDArray[np.int8]:
    """What each card of the suit takes in drawn deals that fit what is seen."""
    assert puzzle.out is not None and puzzle.suit is not None
    laid = dict(zip(puzzle.leader.clockwise(), puzzle.trick, strict=False))
    played = sum(card.bit for card in puzzle.trick)
    lead = laid.get(Seat.WEST)
    hidden = {
        seat: Holding(holds=lead.bit if lead and seat is Seat.WEST else 0) for seat in Seat if seat not in puzzle.hands
    }
    known = {seat: hand + laid[seat] if seat in laid else hand for seat, hand in puzzle.hands.items()}
    layouts = Layouts(puzzle.out.mask | (lead.bit if lead else 0), hidden, known=known, played=played)
    held = layouts.held(layouts.sample(_DRAWN, int(puzzle.key, 16)))
    wanted = puzzle.playable.mask & puzzle.suit.mask
    return solve_cards_rows(rows(held, NT, puzzle.leader, puzzle.trick), wanted=wanted, threads=1)


# --- reading


_READ: Final = (Habit.PARTNER_LIKES, Habit.PARTNER_DISLIKES)


def _reading(rng: Random, game: str, deck: Deck, habit: Habit) -> Puzzle | None:
    """The last tricks: West is on lead after winning one in the suit, partner's card to it told something."""
    cards = rng.sample(deck.cards, 4 * _LEFT)
    west, north = Hand.of_cards(cards[:_LEFT], deck), Hand.of_cards(cards[_LEFT : 2 * _LEFT], deck)
    out = Hand.of_cards(cards[2 * _LEFT :], deck)
    suit = rng.choice(deck.suits)
    if not (west.of(suit) and len(out.of(suit)) >= 2):
        return None
    return Puzzle(
        game=game,
        asks=Asks.SIGNAL,
        theme=Theme.SIGNALS,
        hands={Seat.NORTH: north, Seat.WEST: west},
        you=Seat.WEST,
        strain=NT,
        leader=Seat.WEST,
        habit=habit,
        suit=suit,
        out=out,
        rating=1450 if habit is Habit.PARTNER_LIKES else 1550,
    )


def _read(puzzle: Puzzle) -> Puzzle:
    """The play that is best in every layout that fits the signal, and would not be so had partner told the opposite."""
    tricks = _in_all_layouts(puzzle, Habit(puzzle.habit))
    right = _best_everywhere(puzzle, tricks)
    other = next(habit for habit in _READ if habit != puzzle.habit)
    otherwise = _best_everywhere(puzzle, _in_all_layouts(puzzle, other))
    others = puzzle.hands[Seat.NORTH].mask | (puzzle.out.mask if puzzle.out else 0)
    groups = runs(puzzle.playable, others)
    is_one = any(set(right) <= group for group in groups) and bool(right)
    follows = is_one and (right[0].suit is puzzle.suit) == (puzzle.habit == Habit.PARTNER_LIKES)
    if not follows or set(right) & set(otherwise):
        return replace(puzzle, right=())
    names = [card.name for card in puzzle.playable]
    wins = [int((tricks[:, place] < tricks.max(axis=1)).sum()) for place in range(len(names))]
    figures = {name: (fails, len(tricks)) for name, fails in zip(names, wins, strict=True)}
    return replace(puzzle, right=tuple(card.name for card in right), figures=figures)


def _best_everywhere(puzzle: Puzzle, tricks: npt.NDArray[np.int8]) -> tuple[Card, ...]:
    best = (tricks == tricks.max(axis=1, keepdims=True)).all(axis=0)
    return tuple(card for card, is_best in zip(puzzle.playable, best, strict=True) if is_best)


def _in_all_layouts(puzzle: Puzzle, habit: Habit) -> npt.NDArray[np.int8]:
    """What each card takes in every layout in which partner has, or has not, the top card of the suit that is out."""
    assert puzzle.out is not None and puzzle.suit is not None
    top = max(puzzle.out.of(puzzle.suit), key=_rank).bit
    partner = Holding(cards=_LEFT, holds=top) if habit is Habit.PARTNER_LIKES else Holding(cards=_LEFT, lacks=top)
    layouts = Layouts(puzzle.out.mask, {Seat.EAST: partner, Seat.SOUTH: Holding(cards=_LEFT)}, known=puzzle.hands)
    tricks = solve_cards_rows(rows(layouts.held(layouts.all()), NT, Seat.WEST), threads=1)
    return tricks[:, [card.index for card in puzzle.playable]]


def _rank(card: Card) -> int:
    return card.rank
