"""The chapters in order, and reading an auction by them: what every call means to everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.chapters import (
    advances,
    competing,
    controls,
    notrump,
    openings,
    overcalls,
    rebids,
    responses,
    reverses,
    slams,
    strong,
    tries,
)
from kibitz.bots.bidding.chapters.later import default, later_calls
from kibitz.bots.bidding.context import NEUTRAL, Context
from kibitz.bots.bidding.meaning import Chapter, Meaning, Option
from kibitz.bots.bidding.promise import Promise
from kibitz.cards import Call, Seat

ChapterOffers = Callable[[Auction], Iterator[Option]]
"""What a chapter has to offer in one situation."""

CHAPTERS: Final[tuple[tuple[Chapter, ChapterOffers], ...]] = (
    (Chapter.OPENINGS, openings.openings),
    (Chapter.SLAMS, slams.answering),
    (Chapter.SLAMS, slams.deciding),
    (Chapter.SLAMS, slams.settled),
    (Chapter.NO_TRUMPS, notrump.responses),
    (Chapter.NO_TRUMPS, notrump.answers),
    (Chapter.NO_TRUMPS, notrump.continuations),
    (Chapter.NO_TRUMPS, notrump.choices),
    (Chapter.STRONG_TWOS, strong.answers),
    (Chapter.STRONG_TWOS, strong.rebids),
    (Chapter.RESPONSES, responses.responses),
    (Chapter.REBIDS, rebids.rebids),
    (Chapter.REBIDS, reverses.answers),
    (Chapter.GAME_TRIES, tries.answering),
    (Chapter.GAME_TRIES, tries.deciding),
    (Chapter.GAME_TRIES, tries.asking),
    (Chapter.SLAMS, controls.answering),
    (Chapter.SLAMS, controls.control_bids),
    (Chapter.OVERCALLS, overcalls.overcalls),
    (Chapter.ADVANCES, advances.to_doubles),
    (Chapter.ADVANCES, advances.to_cues),
    (Chapter.ADVANCES, advances.to_overcalls),
    (Chapter.COMPETING, competing.over_double),
    (Chapter.COMPETING, competing.over_overcall),
    (Chapter.COMPETING, competing.after_strong_raise),
    (Chapter.COMPETING, competing.after_negative),
    (Chapter.COMPETING, competing.reopening),
    (Chapter.SLAMS, slams.asking),
    (Chapter.DECISIONS, later_calls),
)
"""The first chapter that offers a call says what it means."""


class Menu:
    """What the chapters offer in one auction, each asked only when those before it have not sufficed."""

    def __init__(self, auction: Auction) -> None:
        self.auction = auction
        self._pages: list[tuple[Option, ...]] = []

    def __iter__(self) -> Iterator[Option]:
        for number in range(len(CHAPTERS)):
            yield from self._page(number)

    def meaning(self, call: Call) -> Meaning:
        """What a call means: all that its chapter uses it for."""
        for number in range(len(CHAPTERS)):
            found = [one for one in self._page(number) if one.call is call]
            if found:
                common = [one for one in found if not one.rare]
                usual = _joined(common) if common and len(common) < len(found) else None
                force = max(one.meaning.force for one in common or found)
                return replace(found[0].meaning, promise=_joined(found), usual=usual, force=force)
        return default(self.auction, call)

    def _page(self, number: int) -> tuple[Option, ...]:
        pages = self._pages
        while len(pages) <= number:
            chapter, offer = CHAPTERS[len(pages)]
            taken = {one.call for page in pages for one in page}
            # A new list rather than a longer one: other threads may be reading.
            pages = [*pages, tuple(_titled(one, chapter) for one in offer(self.auction) if self._free(one, taken))]
            self._pages = pages
        return pages[number]

    def _free(self, one: Option, taken: set[Call]) -> bool:
        return one.call not in taken and self.auction.is_legal(one.call)


def _titled(one: Option, chapter: Chapter) -> Option:
    return replace(one, meaning=replace(one.meaning, chapter=chapter))


def _joined(found: Sequence[Option]) -> Promise:
    whole = found[0].meaning.promise
    for other in found[1:]:
        whole = whole | other.meaning.promise
    return whole


@lru_cache(maxsize=1 << 11)
def menu(a: Auction) -> Menu:
    """The options of an auction, kept for as long as it is being talked about."""
    return Menu(a)


@lru_cache(maxsize=1 << 12)
def meaning_of(a: Auction, call: Call) -> Meaning:
    """What a call means to everybody at the table."""
    return menu(a).meaning(call)


@lru_cache(maxsize=1 << 11)
def auction_of(calls: tuple[Call, ...], dealer: Seat, context: Context) -> Auction:
    """The auction after these calls."""
    if not calls:
        return Auction(dealer, context)
    before = auction_of(calls[:-1], dealer, context)
    return before.extended(meaning_of(before, calls[-1]))


def read(calls: Sequence[tuple[Seat, Call]], dealer: Seat, context: Context = NEUTRAL) -> Auction:
    """The auction with the meaning of every call in order (`auction.spoken`) and all promises.

    >>> from kibitz.cards import PASS, SPADES, Bid, Seat
    >>> auction = read([(Seat.NORTH, Bid(1, SPADES)), (Seat.EAST, PASS), (Seat.SOUTH, Bid(3, SPADES))], Seat.NORTH)
    >>> for seat, call, meaning in auction.spoken:
    ...     print(seat.label, call, "=", meaning)
    North 1S = opening: 12 to 21 points, five or more spades
    East pass = nothing to say: at most 15 points
    South 3S = raise: 10 to 12 points, three or more spades, invitational
    """
    return auction_of(tuple(call for _, call in calls), dealer, context)


def interpret(calls: Sequence[tuple[Seat, Call]], dealer: Seat, context: Context = NEUTRAL) -> Mapping[Seat, Promise]:
    """What each player has promised so far.

    >>> from kibitz.cards import NT, Bid, Seat
    >>> print(interpret([(Seat.NORTH, Bid(1, NT))], Seat.NORTH)[Seat.NORTH])
    15 to 18 high-card points, 16 to 19 points, balanced
    """
    return dict(read(calls, dealer, context).promises)
