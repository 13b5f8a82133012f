"""The waiting room: people choose or swap seats, draw for them by cutting, and begin together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.tables.live import LiveTable, Resolution, together
from kibitz.app.tables.table_ledger import CardsDrawn, PlayBegun
from kibitz.cards import Card

_PLACES: Final = {3: (0, 1, 2), 4: (0, 2, 1, 3)}
"""Where those who drew sit, highest card first: the highest deals, and of four the two highest are partners."""


def swap(table: LiveTable, by: int, one: int, other: int) -> Resolution:
    """Two change places, one of them a bot or both people. The owner moves anybody, others themselves."""
    _check(table)
    if not (0 <= one < len(table.players) and 0 <= other < len(table.players)):
        raise Refusal(w.NO_SUCH_PLAYER())
    if by not in (one, other) and table.players[by].identity != table.owner:
        raise Refusal(w.NOT_THE_OWNER())
    order = list(range(len(table.players)))
    order[one], order[other] = other, one
    return together(_rearranged(table, order), Resolution((CardsDrawn(draws={}),)))


def draw(table: LiveTable, by: int, people: Collection[int], pack: Sequence[Card]) -> Resolution:
    """A card for my seat. When all people who are there have one the bots draw, and everybody sits as the cards say."""
    _check(table)
    count = len(table.players)
    draws = {} if len(table.draws) == count else dict(table.draws)  # all had drawn: once more, then
    if by in draws:
        raise Refusal(w.HAS_DRAWN())
    left = iter(card.name for card in pack if card.name not in draws.values())
    draws[by] = next(left)
    if not set(people) <= draws.keys():
        return Resolution((CardsDrawn(draws=draws),))
    draws |= {player: next(left) for player in range(count) if player not in draws}
    rank = {card.name: (card.rank, card.suit.index) for card in pack}
    drawn = sorted(draws, key=lambda player: rank[draws[player]], reverse=True)
    order = [drawn[_PLACES[count].index(place)] for place in range(count)]
    settled = {place: draws[player] for place, player in enumerate(order)}
    return together(_rearranged(table, order), Resolution((CardsDrawn(draws=settled),)))


def begin(table: LiveTable, by: int, present: Collection[int], now: float) -> Resolution:
    """The owner begins; if the owner is gone, whoever is there."""
    _check(table)
    owner = table.player_of(table.owner) if table.owner else None
    if by != owner and owner in present:
        raise Refusal(w.OWNER_BEGINS(who=table.players[owner].name if owner is not None else ""))
    return Resolution((PlayBegun(since=now),))


def _rearranged(table: LiveTable, order: Sequence[int]) -> Resolution:
    """Everybody in another seat: at each place sits who sat at that place of `order`."""
    return table.reseat(tuple(table.players[player] for player in order))


def _check(table: LiveTable) -> None:
    if not table.is_gathering:
        raise Refusal(w.HAS_BEGUN())
