"""Cutting and dealing, and laying everything open at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kibitz.cards import Deal, Deck, Hand, Seat
from kibitz.cards.shuffle import PLACES, shuffled
from kibitz.engine import events as ev
from kibitz.engine.fold import standing
from kibitz.engine.game import Do, Game, Rule, Step, Wait, act, start
from kibitz.engine.table import Table

_CUTS: Final = {seat: tuple(ev.Cut(seat, place) for place in PLACES) for seat in Seat}


def cut(t: Table) -> Step | None:
    """The player on the dealer's right cuts, after the shuffle has been committed to."""
    if t.dealt or t.cut is not None:
        return None
    seat = t.dealer.right
    return Wait({seat: _CUTS[seat]})


def deal(deck: Deck) -> Rule:
    """One card at a time, clockwise from the dealer's left, until each has as many as the header says."""

    def rule(t: Table) -> Step | None:
        if t.dealt:
            return None
        assert t.seed is not None and t.cut is not None
        first = t.dealer.left
        hands = Deal.from_pack(shuffled(t.seed.seed, t.cut, deck), first, deck, t.cards)
        return Do(tuple(ev.Dealt(seat, hands[seat]) for seat in first.clockwise()))

    return rule


def as_dealt(hands: Mapping[Seat, Hand], log: Sequence[ev.AnyEvent]) -> Deal:
    """The deal that these hands of a log were before any of them were exchanged, as among three players."""
    put = dict(hands)
    for _, event in reversed(standing(log)):
        if isinstance(event, ev.Exchanged):
            put[event.seat], put[event.other] = put[event.other], put[event.seat]
    return Deal(put)


def is_dealt_again(game: Game, deal: Deal) -> bool:
    """Whether the game throws these cards in as soon as what they are worth has been announced."""
    return announced(game, deal).thrown_in is not None


def announced(game: Game, deal: Deal) -> Table:
    """The table when all have truly said what their cards are worth, in games where they do."""
    state = start(game, deal=deal)
    while state.turns:
        seat, moves = next(iter(state.turns.items()))
        said = [move for move in moves if isinstance(move, ev.Announced)]
        honest = next((move for move in said if move.number == move.measure.of(deal[seat])), None)
        if honest is None:
            break
        state = act(state, seat, honest)
    return state.table


def lay_open(t: Table) -> Step | None:
    """A deal that is scored or thrown in is shown to all, with the secret of its shuffle."""
    if t.scored is None and t.thrown_in is None:
        return None
    seed, salt = (t.seed.seed, t.seed.salt) if t.seed else (None, None)
    return Do((ev.LaidOpen(t.dealt, seed, salt),))
