"""Deals to order, as they are drawn behind the gateway: an order can ask for a lot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final

from msgspec import Struct

from kibitz.analysis.orders import DealOrder
from kibitz.analysis.sampling import NoLayout
from kibitz.cards import Deal
from kibitz.engine import Game
from kibitz.games import game
from kibitz.rules.dealing import is_dealt_again

MOST_MISSES: Final = 50_000
"""Deals tried in vain before it is said that there may be none."""
_DEALT_AGAIN: Final = 500
"""Deals in a row that a game would not play before it is said that it plays none of them."""


class DealsOrdered(Struct, frozen=True):
    """What is wanted: in the language of orders, and how many.

    The seed is a number in digits, as long as its secret has to be. With a game its deals are ones that it plays.
    """

    want: str
    count: int
    seed: str
    game: str | None = None
    options: Mapping[str, Any] = {}
    most_misses: int = MOST_MISSES


class DealsFound(Struct, frozen=True):
    """The codes of the deals, how many are like that in points and lengths, and how many were drawn for the rest."""

    codes: tuple[str, ...] = ()
    one_in: float = 1.0
    is_exact: bool = True
    tried: int = 0
    has_none: bool = False  # nothing was found
    is_never_played: bool = False  # the game deals again whenever the cards lie so


def draw(order: DealsOrdered) -> DealsFound:
    """The deals; those that were asked for must have been understood.

    >>> found = draw(DealsOrdered("N 37 points", 2, "7"))
    >>> len(found.codes), round(found.one_in), found.is_exact
    (2, 158753389900, True)
    """
    made = DealOrder(order.want)
    made.most_misses = order.most_misses
    deals = made.deals(int(order.seed))
    codes: list[str] = []
    try:
        played = deals if order.game is None else those_played(deals, game(order.game, order.options))
        codes.extend(deal.code for deal in islice(played, order.count))
    except NoLayout:
        pass  # as many as there were
    except NeverPlayed:
        return DealsFound(has_none=True, is_never_played=True)
    if not codes:
        return DealsFound(has_none=True, tried=made.tried)
    return DealsFound(tuple(codes), float(1 / made.probability), made.is_exact, made.tried)


class NeverPlayed(Exception):
    """So many deals were drawn, and the game would deal again after each."""


def those_played(deals: Iterator[Deal], rules: Game) -> Iterator[Deal]:
    """Of these deals, in the pack of the game, those that it plays."""
    passed_over = 0
    for deal in deals:
        on_table = Deal.from_code(deal.code, rules.deck)
        if not is_dealt_again(rules, on_table):
            passed_over = 0
            yield on_table
        elif (passed_over := passed_over + 1) > _DEALT_AGAIN:
            raise NeverPlayed
