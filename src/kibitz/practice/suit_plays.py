"""Play the odds: one suit between dummy and hand, and which card wins enough of it most often."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from kibitz.analysis.suit_odds import SuitMoment, last_run, odds
from kibitz.cards import NT, Card, Deck, Hand, Seat
from kibitz.practice.puzzles import Asks, Puzzle, Theme

_CLEAR: Final = 5.0
"""By so many deals in a hundred the right card must be ahead of every other."""
_LEAST, _MOST = 15.0, 97.0
"""So often it must succeed, at least and at most; and what is second best must tempt."""


def make_odds(rng: Random, game: str, deck: Deck) -> Puzzle:
    """A suit with a choice: led already from the other hand, in the first or second round, or to be led."""
    while True:
        puzzle = _drawn_up(rng, game, deck)
        if puzzle is None:
            continue
        for need in rng.sample(range(1, 6), 5):
            proven = prove_odds(replace(puzzle, need=need))
            if proven.right:
                return replace(proven, rating=_rating(proven))


def prove_odds(puzzle: Puzzle) -> Puzzle:
    """The puzzle with how many times in a hundred each card wins enough, and the card that does so most often."""
    chances = {card: round(100 * chance, 1) for card, chance in odds(_moment(puzzle)).items()}
    best = max(chances.values())
    right = tuple(card.name for card, chance in chances.items() if chance == best)
    others = [chance for chance in chances.values() if chance < best]
    is_clear = others and max(others) <= best - _CLEAR and max(others) >= _LEAST / 2 and _LEAST <= best <= _MOST
    figures = {card.name: (chance,) for card, chance in chances.items()}
    is_one = is_clear and _can_have_followed(puzzle) and _are_equal(puzzle, right)
    return replace(puzzle, right=right if is_one else (), figures=figures)


def _moment(puzzle: Puzzle) -> SuitMoment:
    assert puzzle.out is not None
    hands = puzzle.hands[Seat.NORTH], puzzle.hands[Seat.SOUTH]
    return SuitMoment(hands, puzzle.out, puzzle.need, puzzle.leader, puzzle.trick, puzzle.round_before)


def _can_have_followed(puzzle: Puzzle) -> bool:
    """Whether the cards that hidden hands have played are among the lowest that were out, and so tell nothing."""
    hidden = {*puzzle.round_before[1::2], *puzzle.trick[1:2]}
    return last_run(_moment(puzzle)) >= hidden


def _are_equal(puzzle: Puzzle, right: tuple[str, ...]) -> bool:
    """Whether all these are cards side by side: there is one answer."""
    held = sorted(puzzle.hands[puzzle.turn], key=lambda card: -card.rank)
    places = [place for place, card in enumerate(held) if card.name in right]
    if len(places) != places[-1] - places[0] + 1:
        return False
    between = range(held[places[-1]].rank, held[places[0]].rank)
    assert puzzle.out is not None
    return not any(card.rank in between for card in puzzle.out)


def _drawn_up(rng: Random, game: str, deck: Deck) -> Puzzle | None:
    suit = rng.choice(deck.suits)
    cards = sorted((card for card in deck.cards if card.suit is suit), key=lambda card: -card.rank)
    number = rng.choice((6, 7, 7, 8, 8, 8, 9, 9, 10))
    order = sorted(cards, key=lambda card: -card.rank - rng.gauss(0, 4.0))
    ours, out = order[:number], Hand.of_cards(order[number:], deck)
    if max(out, key=_rank).rank < 12 and rng.random() < 0.8:
        return None
    rng.shuffle(ours)
    cut = rng.randint(max(2, number - 6), min(6, number - 2))
    hands = {Seat.NORTH: Hand.of_cards(ours[:cut], deck), Seat.SOUTH: Hand.of_cards(ours[cut:], deck)}
    if hands[Seat.SOUTH].longest > hands[Seat.NORTH].longest + 2:
        hands = {Seat.NORTH: hands[Seat.SOUTH], Seat.SOUTH: hands[Seat.NORTH]}
    puzzle = Puzzle(
        game=game,
        asks=Asks.ODDS,
        theme=Theme.CHANCES,
        hands=hands,
        strain=NT,
        leader=rng.choice((Seat.SOUTH, Seat.SOUTH, Seat.NORTH)),
        out=out,
    )
    match rng.choice(("lead", "first", "first", "second", "second", "second")):
        case "lead":
            return puzzle
        case "first":
            return _led(puzzle)
        case _:
            before = _one_round(rng, puzzle)
            return _led(before) if before else None


def _led(puzzle: Puzzle) -> Puzzle | None:
    """The lowest card is led, and the next hand plays low."""
    held, low = puzzle.hands[puzzle.leader], sorted(puzzle.out or (), key=_rank)
    if not held or len(low) < 2 or len(puzzle.hands[puzzle.leader.partner]) < 2:
        return None
    laid = min(held, key=_rank)
    if laid.rank > low[-1].rank:
        return None  # it wins by itself: there is nothing to think about
    assert puzzle.out is not None
    return replace(
        puzzle,
        hands={**puzzle.hands, puzzle.leader: held - laid},
        trick=(laid, low[0]),
        out=puzzle.out - low[0],
    )


def _one_round(rng: Random, puzzle: Puzzle) -> Puzzle | None:
    """A high card is cashed, and both hidden hands follow low."""
    assert puzzle.out is not None
    low = sorted(puzzle.out, key=_rank)
    high = rng.choice((Seat.NORTH, Seat.SOUTH))
    if len(low) < 4 or min(len(hand) for hand in puzzle.hands.values()) < 2:
        return None
    top = max(puzzle.hands[high], key=_rank)
    if top.rank < max(puzzle.out, key=_rank).rank:
        return None
    small = min(puzzle.hands[high.partner], key=_rank)
    ours = {high: top, high.partner: small}
    pair = rng.sample(low[:2], 2)
    return replace(
        puzzle,
        hands={seat: hand - ours[seat] for seat, hand in puzzle.hands.items()},
        out=puzzle.out - low[0] - low[1],
        round_before=(ours[Seat.NORTH], pair[0], ours[Seat.SOUTH], pair[1]),
    )


def _rating(puzzle: Puzzle) -> int:
    """The nearer the second best, the harder."""
    chances = sorted({chance for (chance,) in puzzle.figures.values()})
    gap = chances[-1] - chances[-2]
    return round(1150 + 8 * max(0.0, 45 - gap) + 20 * len(puzzle.out or ()))


def _rank(card: Card) -> int:
    return card.rank
