"""Playing the cards: follow suit if able; the winner of a trick leads to the next."""

from __future__ import annotations

from functools import lru_cache

from kibitz.cards import Deck, Hand, Seat
from kibitz.cards.hand import cards_of
from kibitz.engine.events import Played
from kibitz.engine.game import Rule, Score, Step, Wait
from kibitz.engine.table import Table


def playable(t: Table, seat: Seat) -> Hand:
    """The cards that the hand at that place may properly play to the trick."""
    hand = t.hands[seat]
    if t.trick:
        following = hand.of(t.trick[0].card.suit)
        if following.mask:
            return following
    return hand


def plays(seat: Seat, deck: Deck, mask: int) -> tuple[Played, ...]:
    """Those cards as moves, in the order of the table."""
    moves: tuple[Played, ...] = ()
    for suit in deck.order:
        if holding := mask & suit.mask:
            moves += _suit_plays(seat, deck, holding)
    return moves


@lru_cache(maxsize=1 << 16)
def _suit_plays(seat: Seat, deck: Deck, mask: int) -> tuple[Played, ...]:
    """Whole hands seldom come again, but holdings in a suit do in deal after deal, so they are kept."""
    return tuple(Played(seat, card) for card in cards_of(deck, mask))


def play(t: Table) -> Step | None:
    """The hand whose turn it is plays a card, as long as there are tricks to play for."""
    seat = t.turn
    if seat is None or t.awarded or len(t.tricks) == t.cards:
        return None
    cards = playable(t, seat)
    return Wait({t.player(seat): plays(seat, cards.deck, cards.mask)})


def is_play(wait: Wait) -> bool:
    """Whether the game waits for a card."""
    return any(isinstance(moves[0], Played) for moves in wait.turns.values())


def lead_with(play: Rule) -> Rule:
    """Only the opening lead, before dummy is faced; one out of turn is settled first."""

    def rule(t: Table) -> Step | None:
        led = t.tricks or (t.trick and not t.lead_out_of_turn)
        return None if led else play(t)

    return rule


def until_certain(play: Rule, score: Score) -> Rule:
    """The same play, stopped once no further trick can change the score."""

    def rule(t: Table) -> Step | None:
        return play(t) if t.trick or not _is_certain(t, score) else None

    return rule


def _is_certain(t: Table, score: Score) -> bool:
    """More tricks never score less for a side, so the two ends tell for all between."""
    if t.contract is None:
        return False
    won = t.won[t.reckoned]
    return score(t, won) == score(t, won + t.cards - len(t.tricks))
