"""What a player may do now, with the words for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.certainty import has_the_rest
from kibitz.app.tables.messages import Choice, Offers, Playable
from kibitz.cards import PLAY, Deck, Seat
from kibitz.cards.hand import cards_of
from kibitz.engine import View
from kibitz.engine import events as ev
from kibitz.engine.refusals import why_not
from kibitz.engine.text import Text
from kibitz.games.naming import contract_text, goal
from kibitz.narration import wording as told
from kibitz.narration.payoffs import pays


class Beside(Struct, frozen=True):
    """What a player may do although nobody waits for it: as it is offered, and cards out of turn."""

    offers: Offers
    cards: tuple[ev.Played, ...]


def choices(view: View) -> tuple[Choice, ...]:
    """The moves in turn that are not cards."""
    moves = [move for move in view.moves if not isinstance(move, ev.Played)]
    beside_play = any(isinstance(move, ev.Called) and move.call is PLAY for move in moves)
    options = view.table.header.options if moves else {}
    found = ((move, choice_of(move)) for move in moves)
    return tuple(replace(choice, pays=pays(move, options, beside_play=beside_play)) for move, choice in found if choice)


@lru_cache(maxsize=4096)
def choice_of(move: ev.Move) -> Choice | None:
    """A move as a button; None for a card, and for what the page offers in other ways."""
    found = _label(move)
    needed = goal(move.contract) if isinstance(move, ev.Chose) else None
    return Choice(found[1], move, found[0], needed) if found else None


def _label(move: ev.Move) -> tuple[str, Text] | None:
    match move:
        case ev.Cut(place=place):
            return "cut", told.CUT_AT(place=place)
        case ev.Announced(number=number):
            return "announce", told.NUMBER(number=number)
        case ev.Called(call=call):
            return "call", told.CALL_BUTTON(call=call.name)
        case ev.Nominated(seat=seat, declarer=declarer):
            return "declarer", told.I_DECLARE() if declarer is seat else told.PARTNER_DECLARES(who=declarer)
        case ev.Targeted(terms=terms):
            return "target", told.TERMS_BUTTON(terms=terms)
        case ev.Chose(contract=contract):
            return "contract", contract_text(contract)
        case ev.Answered(agreed=agreed):
            return "answer", (told.AGREE if agreed else told.DO_NOT_AGREE)()
        case ev.Accepted():
            return "lead", told.ACCEPT_LEAD()
        case ev.Rejected():
            return "lead", told.REJECT_LEAD()
        case ev.Challenged(of=of):
            return "referee", told.ASK_REFEREE(who=of)
        case ev.Turned():
            return "turn", told.TURN_CARD()
        case ev.Exposed(card=card):
            return "expose", told.CARD_BUTTON(card=card.name)
        case ev.Played() | ev.Claimed() | ev.Asked() | ev.Exposed():
            return None
        case _:
            assert_never(move)


def playable(view: View, beside: tuple[ev.Played, ...]) -> tuple[Playable, ...]:
    """Every card of the hands the player commands: those that may be played, or why not; `beside` are out of turn."""
    return () if view.seat is None or not view.waiting else tuple(_cards(view, view.seat, beside))


def _cards(view: View, player: Seat, beside: tuple[ev.Played, ...]) -> Iterator[Playable]:
    t = view.table
    own = t.place(player)
    for seat in (own, own.partner):
        hand = t.hands.get(seat)
        # A partner's hand is played by declarer when it is dummy's and on the table.
        if hand is None or (seat is not own and not (seat in t.faced and t.commands(player, seat))):
            continue
        legal = 0
        for move in (*view.moves, *beside):
            if isinstance(move, ev.Played) and move.seat is seat:
                legal |= move.card.bit
        if legal:
            yield Playable(seat, _names(hand.deck, legal), None)
        for why, barred in _barred(view, seat, hand.deck, hand.mask & ~legal):
            yield Playable(seat, _names(hand.deck, barred), why)


def _barred(view: View, seat: Seat, deck: Deck, cards: int) -> list[tuple[Text, int]]:
    """Why none of those cards may be played. Of cards that are held the suit alone decides, and that in turn only."""
    found: list[tuple[Text, int]] = []
    for some in (cards & suit.mask for suit in deck.suits) if seat is view.table.turn else (cards,):
        if some:
            why = why_not(view, ev.Played(seat, cards_of(deck, some)[0]))
            if found and found[-1][0] == why:
                some |= found.pop()[1]
            found.append((why, some))
    return found


@lru_cache(maxsize=8192)
def _names(deck: Deck, cards: int) -> tuple[str, ...]:
    return tuple(card.name for card in cards_of(deck, cards))


def beside(asides: tuple[ev.Move, ...]) -> Beside:
    """All of it, but for what is certain."""
    claims: list[int] = []
    cards: list[ev.Played] = []
    undo = False
    others: list[Choice] = []
    exposes: list[Choice] = []
    for move in asides:
        if isinstance(move, ev.Claimed):
            claims.append(move.tricks)
        elif isinstance(move, ev.Played):
            cards.append(move)
        else:
            undo = undo or isinstance(move, ev.Asked)
            if choice := choice_of(move):
                (exposes if isinstance(move, ev.Exposed) else others).append(choice)
    offers = Offers(
        claim_up_to=max(claims, default=None),
        lines=tuple(ev.ClaimLine) if claims else (),
        undo=undo,
        others=tuple(others),
        exposes=tuple(exposes),
    )
    return Beside(offers, tuple(cards))


def sure(view: View) -> Choice | None:
    """All tricks left in one press, where they are certain from what the player sees. A last card plays itself."""
    t = view.table
    if view.seat is None or t.remaining < 2 or not any(isinstance(move, ev.Played) for move in view.moves):
        return None
    if not has_the_rest(t, view.seat):
        return None
    mine = [hand for seat, hand in t.hands.items() if t.commands(view.seat, seat)]
    has_trumps = t.strain is not None and t.strain.is_suit and any(hand.length(t.strain) for hand in mine)
    line = ev.ClaimLine.TRUMPS_FIRST if has_trumps else ev.ClaimLine.HIGH
    return Choice(told.END_THE_DEAL(tricks=t.remaining), ev.Claimed(view.seat, t.remaining, line), "claim")


NO_OFFERS = Offers(None, (), False, ())
