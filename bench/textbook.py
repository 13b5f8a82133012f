"""The textbook rules for choosing a contract that the thinking players are measured against."""

from __future__ import annotations

from random import Random
from typing import Final

from kibitz.bots import SimpleBot
from kibitz.cards import NT, PASS, PLAY, Hand, Strain
from kibitz.engine import View
from kibitz.engine import events as ev

# MiniBridge, as the lessons teach it.
FOR_GAME: Final = 25
FOR_SLAM: Final = 33
FIT: Final = 8

# BridgeWar Extreme and aBRIDGEd: points that a choice needs, tuned over 5,000 deals (`python -m bench.tuning`). Each
# card of a fit beyond the eighth counts for some points; for Play each card of the longest colour does.
CLASH: Final = {"free": 24, "hero": 23}
SHOWDOWN: Final = {"free": 32, "hero": 32}
LONG_FIT: Final = 2
TO_SAY_TEN: Final = 24
LENGTH: Final = 6
TO_PLAY: Final = 42


class TextbookBot:
    """Counts points and trumps, and looks up the rest. Cards are played as the simple player does."""

    def __init__(self) -> None:
        self.rest = SimpleBot(Random(0))

    def choose(self, view: View) -> ev.Move:
        match view.moves[0]:
            case ev.Chose(seat=seat):
                return ev.Chose(seat, contract(view))
            case ev.Targeted(seat=seat):
                one, two = hands(view)
                enough = strength(one, two) >= TO_SAY_TEN
                return ev.Targeted(seat, "ten" if enough else "seven")
            case ev.Called(seat=seat) if any(isinstance(m, ev.Called) and m.call == PLAY for m in view.moves):
                hand = view.table.dealt[seat]
                return ev.Called(seat, PLAY if hand.points + LENGTH * hand.longest >= TO_PLAY else PASS)
            case _:
                return self.rest.choose(view)


def hands(view: View) -> tuple[Hand, Hand]:
    t = view.table
    assert t.declarer is not None
    one, two = (t.dealt[seat] for seat in t.declarer.side.seats)
    return one, two


def fit(one: Hand, two: Hand) -> tuple[Strain, int]:
    """The suit with most cards between two hands, majors first, and how many."""
    best = max(one.deck.suits, key=lambda suit: (one.length(suit) + two.length(suit), suit.index))
    return best, one.length(best) + two.length(best)


def strength(one: Hand, two: Hand) -> int:
    """Points between two hands, more with a long fit."""
    return one.points + two.points + LONG_FIT * max(0, fit(one, two)[1] - FIT)


def contract(view: View) -> ev.Contract:
    """The contract that the book names, or the one on offer that is nearest to it."""
    one, two = hands(view)
    trumps, length = fit(one, two)
    strain = trumps if length >= FIT else NT
    offers = [move.contract for move in view.moves if isinstance(move, ev.Chose)]
    terms = {offer.terms for offer in offers}
    points = one.points + two.points
    wanted = ""
    if "clash" in terms:
        battle = "free" if strain is NT else "hero"
        high = strength(one, two)
        wanted = "showdown" if high >= SHOWDOWN[battle] else "clash" if high >= CLASH[battle] else "skirmish"
    elif "game" in terms:
        wanted = "slam" if points >= FOR_SLAM and "slam" in terms else "game" if points >= FOR_GAME else "part-score"
        if wanted == "game" and strain is not NT and not strain.is_major:
            strain = NT  # no-trump game is easier than a long minor
    found = [offer for offer in offers if offer.strain is strain and wanted in ("", offer.terms)]
    found += [offer for offer in offers if offer.strain is trumps and wanted in ("", offer.terms)]
    found += [offer for offer in offers if wanted in ("", offer.terms)]
    return found[0]
