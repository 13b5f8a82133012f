"""Fair shuffles: a secret seed, a commitment to it, and the pack it stands for."""

from __future__ import annotations

import hashlib
import secrets
from math import factorial
from typing import Final

from kibitz.cards.deck import FRENCH, Card, Deck

PLACES: Final = range(1, 52)
"""Where a pack can be cut: after so many cards."""

_SEED_BYTES: Final = 32
_SALT_BYTES: Final = 16
_ORDERS: Final = factorial(52)
_DRAW_BYTES: Final = 29  # 232 bits, enough for one of the 52! orders (225.6 bits)


def fresh_seed() -> str:
    """256 secret bits from the operating system, as hex: more than the 225.6 that all orders of a pack need."""
    return secrets.token_hex(_SEED_BYTES)


def fresh_salt() -> str:
    return secrets.token_hex(_SALT_BYTES)


def commitment(seed: str, salt: str) -> str:
    """What is published before the deal: it fixes the seed and tells nothing about it.

    Both have one length. Otherwise the same digest could be opened in many ways, with the seed ending elsewhere.
    """
    secret, grain = bytes.fromhex(seed), bytes.fromhex(salt)
    if (len(secret), len(grain)) != (_SEED_BYTES, _SALT_BYTES):
        raise ValueError(
            f"A seed has {_SEED_BYTES} bytes and a salt {_SALT_BYTES}, not {len(secret)} and {len(grain)}."
        )
    return hashlib.sha256(secret + grain).hexdigest()


def shuffled(seed: str, cut: int, deck: Deck = FRENCH) -> tuple[Card, ...]:
    """The pack for a seed, cut at a place; every order of the 52 cards is equally likely.

    The cut goes into the shuffle. Merely turning the pack would change little: dealt one at a
    time, a turned pack gives the same four hands, passed round the table.
    """
    order = _order(bytes.fromhex(seed) + bytes([cut]))
    pack = list(deck.cards)
    for last in range(51, 0, -1):
        order, chosen = divmod(order, last + 1)
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return tuple(pack)


def _order(key: bytes) -> int:
    """A number below 52!, uniform: draws that would make some orders likelier are thrown away."""
    fair = (1 << 8 * _DRAW_BYTES) // _ORDERS * _ORDERS
    counter = 0
    while True:
        draw = hashlib.sha256(key + counter.to_bytes(4, "big")).digest()[:_DRAW_BYTES]
        number = int.from_bytes(draw, "big")
        if number < fair:
            return number % _ORDERS
        counter += 1
