"""Events as JSON and back, without loss."""

from __future__ import annotations

from typing import Any

import msgspec

from kibitz.cards import Call, Card, Hand, NotationError, Strain, card, strain
from kibitz.engine import events as ev


def to_text(value: Any) -> str:
    """Cards, hands, strains and calls are written as people write them."""
    if isinstance(value, Hand):
        return str(value)
    if isinstance(value, Card | Call):
        return value.name
    if isinstance(value, Strain):
        return value.letter
    raise NotImplementedError(f"{type(value).__name__} has no text.")


def from_text(kind: type, text: Any) -> Any:
    if not isinstance(text, str):
        raise NotationError(f"A {kind.__name__.lower()} is written as text, not {text!r}.")
    if kind is Hand:
        return Hand.parse(text)
    if kind is Card:
        return card(text)
    if kind is Strain:
        return strain(text)
    if kind is Call:
        return Call.parse(text)
    raise NotImplementedError(f"{kind.__name__} has no text.")


_encoder = msgspec.json.Encoder(enc_hook=to_text)
_decoder: msgspec.json.Decoder[ev.AnyEvent] = msgspec.json.Decoder(ev.AnyEvent, dec_hook=from_text)


def encode(value: object) -> bytes:
    """Any value made of events, cards and plain data, as JSON."""
    return _encoder.encode(value)


def decode_event(text: bytes | str) -> ev.AnyEvent:
    """One event back from its JSON.

    >>> decode_event('{"event": "played", "seat": "N", "card": "SA"}')
    Played(seat=<Seat.NORTH: 'N'>, card=SA)
    """
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise NotationError(f"This is no event of a deal: {str(text)[:60]}.") from error
