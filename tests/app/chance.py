"""Deals, seats and puzzles that are the same in every run: each test draws its own, by its name.

Only a server that a test starts is dealt to like this. What names or protects somebody (tokens, codes) is as secret
there as anywhere. `KIBITZ_DEALS` gives all tests other deals.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator, Mapping
from random import Random, SystemRandom
from types import SimpleNamespace
from typing import Any, Final

import pytest

SET: Final = os.environ.get("KIBITZ_DEALS", "1")
_SHUFFLE: Final = "kibitz.cards.shuffle"

_packs, _others = Random(), Random()
_cards: Final = SimpleNamespace(token_hex=lambda count: _packs.randbytes(count).hex())
_drawn: Final = SimpleNamespace(
    randbits=_others.getrandbits,
    randbelow=_others.randrange,
    choice=secrets.choice,
    token_hex=secrets.token_hex,
    token_urlsafe=secrets.token_urlsafe,
)
_found: Final[dict[str, list[tuple[str, object]]]] = {}
_bots: Final = SimpleNamespace(getrandbits=lambda bits: 7)  # in the same place a bot does the same


def begin(name: str) -> None:
    """From here on what is drawn follows from the name."""
    _packs.seed(f"{SET} {name}")
    _others.seed(f"{SET} {name}")


def settle(patch: pytest.MonkeyPatch) -> None:
    """The parts of the server that are loaded draw from here."""
    for module, name, instead in _places():
        patch.setattr(module, name, instead)


def _places() -> Iterator[tuple[object, str, object]]:
    for key, module in [*sys.modules.items()]:
        if key == _SHUFFLE or key.startswith("kibitz.app."):
            if key not in _found:  # as it was loaded: what is put in its place is taken back before it is seen again
                _found[key] = [*_of(key, vars(module))]
            yield from ((module, name, instead) for name, instead in _found[key])


def _of(key: str, names: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    if key == _SHUFFLE:
        yield "secrets", _cards
    else:
        yield from ((name, instead) for name, value in names.items() if (instead := _instead(value)))


def _instead(value: object) -> Any:
    if isinstance(value, SystemRandom):
        return _others
    if value is SystemRandom:
        return lambda: _bots
    return _drawn if value is secrets else None
