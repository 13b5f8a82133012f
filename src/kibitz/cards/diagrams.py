"""Four hands as they lie around the table, North above: as text and as a picture in SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from kibitz.cards.deck import FRENCH, Deck, Strain
from kibitz.cards.hand import Hand
from kibitz.cards.seats import Seat

_COLUMN: Final = 13
_COMPASS: Final = ("    N    ", "  W   E  ", "    S    ", "")
_INKS: Final = {"red": "#d1323f", "green": "#2d8a4e", "yellow": "#b58900", "blue": "#2f6fd0"}
_LINE: Final = 20
"""The height of a line of the picture."""
_MIDDLE: Final = 84


def hands_as_text(hands: Mapping[Seat, Hand], notes: Sequence[str] = ()) -> str:
    """The hands around the table; a hand that is not known is left blank. `notes` stand above on the left."""
    deck = _deck(hands)
    north, east, south, west = (_lines(hands.get(seat), deck) for seat in Seat)
    above = [*notes[:4], *[""] * (4 - len(notes))]
    width = max(_COLUMN, *(len(line) + 2 for line in (*west, *above)))
    compass = [f"{side:9}" for side in _COMPASS]
    drawn = [
        *(f"{note:{width}}{line}" for note, line in zip(above, north, strict=True)),
        *(f"{left:{width}}{sign:12}{right}" for left, sign, right in zip(west, compass, east, strict=True)),
        *(f"{'':{width}}{line}" for line in south),
    ]
    return "\n".join(line.rstrip() for line in drawn)


def hands_as_svg(hands: Mapping[Seat, Hand], notes: Sequence[str] = ()) -> str:
    """The same as a picture, in the colours of the text around it but for red suits."""
    deck = _deck(hands)
    widest = max(_longest(hand) for hand in hands.values()) if hands else 6
    column = max(120, 13 * widest + 34, *(9 * len(note) + 12 for note in notes[:4]), 0)
    width, height = 2 * column + _MIDDLE, 12 * _LINE + 24
    left, middle, right = 4, column - 10, column + _MIDDLE + 4
    rows = {Seat.NORTH: 0, Seat.WEST: 4, Seat.EAST: 4, Seat.SOUTH: 8}
    columns = {Seat.NORTH: middle, Seat.SOUTH: middle, Seat.WEST: left, Seat.EAST: right}
    parts = [
        _suit(hand, suit, columns[seat], (rows[seat] + place) * _LINE + 20 + 4 * (rows[seat] // 4))
        for seat, hand in hands.items()
        for place, suit in enumerate(deck.suits)
    ]
    at = 4 * _LINE + 12
    parts.append(
        f'<rect x="{column + 2}" y="{at}" width="{_MIDDLE - 18}" height="{4 * _LINE - 8}" rx="6" fill="none" '
        'stroke="currentColor" stroke-opacity=".45"/>'
    )
    centre = column + 2 + (_MIDDLE - 18) / 2
    for letter, x, y in (
        ("N", centre, at + 18),
        ("W", column + 13, at + 41),
        ("E", column + 57, at + 41),
        ("S", centre, at + 64),
    ):
        parts.append(f'<text x="{x:g}" y="{y}" text-anchor="middle" font-size="13" opacity=".7">{letter}</text>')
    parts += [
        f'<text x="{left}" y="{20 + place * _LINE}" font-size="14">{escape(note)}</text>'
        for place, note in enumerate(notes[:4])
    ]
    told = escape(hands_as_text(hands, notes))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        'style="max-width:100%" font-family="system-ui, sans-serif" font-size="16" fill="currentColor" role="img">'
        f"<title>{told}</title>{''.join(parts)}</svg>"
    )


def _suit(hand: Hand, suit: Strain, x: int, y: int) -> str:
    ink = _INKS.get(suit.ink)
    colour = f' fill="{ink}"' if ink else ""
    return (
        f'<text x="{x}" y="{y}"><tspan{colour}>{suit.symbol}</tspan><tspan dx="6">{_ranks(hand, suit)}</tspan></text>'
    )


def _lines(hand: Hand | None, deck: Deck) -> list[str]:
    return [""] * 4 if hand is None else [f"{suit.symbol} {_ranks(hand, suit)}" for suit in deck.suits]


def _ranks(hand: Hand, suit: Strain) -> str:
    names = [hand.deck.rank_names[card.rank] for card in hand.of(suit)]
    return ("" if hand.deck is FRENCH else " ").join(names) or "-"


def _longest(hand: Hand) -> int:
    return max(len(_ranks(hand, suit)) for suit in hand.deck.suits)


def _deck(hands: Mapping[Seat, Hand]) -> Deck:
    return next((hand.deck for hand in hands.values()), FRENCH)
