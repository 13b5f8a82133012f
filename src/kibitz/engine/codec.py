"""Events as JSON and back, without loss."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kibitz.cards import Call, Card, Hand, NotationError, Strain, card, strain
from kibitz.engine import events as ev
from kibitz.engine.text import Template

WRITTEN_AS_TEXT: Final = Template("record-written-as-text")
NO_EVENT: Final = Template("record-no-event")


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
        raise NotationError(WRITTEN_AS_TEXT(kind=kind.__name__.lower(), given=repr(text)))
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
    Played(seat=Seat.NORTH, card=card('SA'))
    """
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise NotationError(NO_EVENT(given=str(text)[:60])) from error
