"""Drawing cards, suits and hands as coloured text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from kibitz.cards import Card, Hand, Seat, Strain, arranged
from kibitz.cli.speech import said

# Little cards: black and red on white; the coloured pack in its own colours.
_CHIP: Final = {
    "S": "bold black on white",
    "H": "bold red on white",
    "D": "bold red on white",
    "C": "bold black on white",
    "R": "bold white on red",
    "G": "bold white on dark_green",
    "Y": "bold black on yellow",
    "B": "bold white on blue",
}
_DULL: Final = {
    "S": "black on bright_black",
    "H": "red on bright_black",
    "D": "red on bright_black",
    "C": "black on bright_black",
    "R": "dim white on red",
    "G": "dim white on dark_green",
    "Y": "dim black on yellow",
    "B": "dim white on blue",
}
_INK: Final = {"H": "red", "D": "red", "R": "red", "G": "green", "Y": "yellow", "B": "blue"}


def rank(card: Card) -> str:
    """As it stands on the card in the language spoken: 10, not T; R for a king in French."""
    letter = card.name[1:]
    return said(f"cards-index-{letter}") if letter in ("J", "Q", "K") else {"T": "10"}.get(letter, letter)


def chip(card: Card, *, bright: bool = True) -> Text:
    """A card four characters wide; one that cannot be played now is dull."""
    style = (_CHIP if bright else _DULL)[card.suit.letter]
    return Text.assemble((f" {card.suit.symbol}{rank(card):2}", style))


def named(card: Card) -> Text:
    """A card within a sentence."""
    return Text.assemble((f"{card.suit.symbol}{rank(card)}", _INK.get(card.suit.letter, "bold")))


def symbol(strain: Strain) -> Text:
    return Text.assemble((strain_sign(strain), _INK.get(strain.letter, "bold")))


def strain_sign(strain: Strain) -> str:
    """♠, or NT in the letters of the language."""
    return strain.symbol if strain.is_suit else said("cards-nt")


def in_order(hand: Hand, trumps: Strain | None) -> tuple[Card, ...]:
    """The cards as they are held: suits of alternating colours, trumps at the left, high cards first."""
    return tuple(card for suit in arranged(hand, trumps) for card in suit)


def row(cards: Iterable[Card], keys: dict[Card, str] | None = None) -> list[Text]:
    """Cards side by side and, if there are keys to pick them by, a line with those beneath."""
    drawn, beneath = Text("  "), Text("  ")
    for card in cards:
        bright = keys is None or card in keys
        drawn.append_text(chip(card, bright=bright)).append(" ")
        beneath.append((keys or {}).get(card, "").center(4), style="bold").append(" ")
    return [drawn] if keys is None else [drawn, beneath]


def face_up(hand: Hand, trumps: Strain | None, seat: Seat, me: Seat) -> list[Text]:
    """A hand on the table as `me` sees it, trumps at the right of the one who sits there (Law 9).

    Opposite and before you a column a suit; at your sides, where the columns point to the middle, a row a suit.
    """
    suits = arranged(hand, trumps)  # from dummy's right to dummy's left
    if seat in (me, me.left):
        suits = suits[::-1]
    return _in_columns(suits) if seat.side is me.side else [_in_a_row(suit) for suit in suits]


def _in_a_row(suit: Hand) -> Text:
    return Text(" ").join(chip(card) for card in suit)


def _in_columns(suits: tuple[Hand, ...]) -> list[Text]:
    lines = []
    for place in range(max((len(suit) for suit in suits), default=0)):
        line = Text()
        for suit in suits:
            held = tuple(suit)
            line.append_text(chip(held[place]) if place < len(held) else Text(" " * 4)).append(" ")
        lines.append(line)
    return lines
