"""Deals to order: whether an order is understood, and deals that are drawn to it for a page or for a table."""

from __future__ import annotations

import secrets
from typing import Final

from kibitz.analysis.orders import parse_order
from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.thinking.deal_drawing import DealsFound, DealsOrdered, draw
from kibitz.app.work.gateway import Gateway
from kibitz.app.work.turns import Share
from kibitz.cards import FULL_HAND, NotationError
from kibitz.engine import Game

STOCK: Final = 8
"""So many deals are drawn at a time for a table at which all are to order."""

_LONGEST: Final = 400
_RAREST: Final = 2_000
"""What has to be tried is tried so often in vain before an order is too rare for a table that goes on all evening."""


def check_order(want: str) -> None:
    """Refuse what is too long or cannot be understood."""
    if len(want) > _LONGEST:
        raise Refusal(w.ORDER_TOO_LONG(most=_LONGEST))
    try:
        parse_order(want)
    except NotationError as error:
        raise Refusal(error.text) from error
    except RecursionError as error:
        raise Refusal(w.TOOK_TOO_LONG()) from error


def fresh_order_seed() -> str:
    """Nobody who has seen one deal of a row can work out the next from it."""
    return str(secrets.randbits(256))


async def drawn(work: Gateway, share: Share, order: DealsOrdered) -> DealsFound:
    """The deals, at least one; or a refusal."""
    found = await work.done(share, draw, order)
    if found.is_never_played:
        raise Refusal(w.NEVER_PLAYED())
    if found.has_none:
        raise Refusal(w.ORDER_TOO_RARE() if order.game and found.tried else w.NO_SUCH_DEALS())
    return found


async def first_drawn(work: Gateway, share: Share, want: str, rules: Game) -> tuple[str, ...]:
    """The codes of the first deals for a table of a game; an order that is too rare to go on with is refused."""
    check_order(want)
    if rules.cards != FULL_HAND:
        raise Refusal(w.NOT_TO_ORDER())
    order = DealsOrdered(want, STOCK, fresh_order_seed(), rules.name, rules.options, _RAREST)
    found = await drawn(work, share, order)
    if len(found.codes) < STOCK:
        raise Refusal(w.ORDER_TOO_RARE())
    return found.codes


async def more_drawn(work: Gateway, share: Share, want: str, rules: Game) -> tuple[str, ...]:
    """The codes of more deals for a table at which such deals have been played."""
    order = DealsOrdered(want, STOCK, fresh_order_seed(), rules.name, rules.options)
    return (await drawn(work, share, order)).codes
