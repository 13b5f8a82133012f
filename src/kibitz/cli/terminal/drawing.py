"""Drawing the table: the trick in compass shape, dummy in columns, the auction, your hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from kibitz.cards import COLOURS, NT, Card, Deal, Hand, Seat, Side
from kibitz.cli.speech import pair_name, said, seat_name, spoken, strain_name
from kibitz.cli.terminal.cards import chip, face_up, in_order, rank, row, strain_sign, symbol
from kibitz.cli.terminal.telling import called, put_in, rendered
from kibitz.engine import Table, View
from kibitz.engine import events as ev
from kibitz.games.naming import contract_text, goal

_WIDTH: Final = 38
_ARM: Final = 12


def table_drawn(view: View, goals: Mapping[Side, int], names: Mapping[Seat, str], title: str) -> Group:
    """The whole table as one player sees it."""
    t = view.table
    me = t.place(view.seat) if view.seat else Seat.SOUTH
    left = trick_on_table(t.trick, me, names)
    if t.calls and t.declarer is None:
        left = [*auction_box(t), Text()]
    blocks: list[Text] = _beside(left, _faced_hands(t, me))
    return Group(Rule(title, style="dim"), *status(t, goals), Text(), *blocks)


def status(t: Table, goals: Mapping[Side, int]) -> list[Text]:
    """The contract, and the tricks that each side has won of those it needs."""
    if t.contract is None:
        return []
    plain = t.declarer is None and t.contract.strain is NT  # nothing to remember but the tricks
    won = ", ".join(
        said("cli-won-of", side=pair_name(side), tricks=t.won[side], goal=goals[side])
        if side in goals
        else f"{pair_name(side)} {t.won[side]}"
        for side in (t.reckoned, t.reckoned.other)
    )
    if plain:
        return [Text("  " + said("cli-won", won=won))]
    named = rendered(contract_text(t.contract))
    if t.declarer is None:
        return [Text("  ") + put_in("cli-contract-won", contract=named, won=won)]
    return [Text("  ") + put_in("cli-contract-by-won", contract=named, who=seat_name(t.declarer), won=won)]


def hand_drawn(view: View, seat: Seat, keys: Mapping[Card, str] | None) -> list[Text]:
    """A hand in a row, with the keys of the cards that may be played; your own as dummy in columns."""
    t = view.table
    hand = t.hands.get(seat)
    if hand is None or not hand:
        return []
    if seat is t.dummy and seat in t.faced and t.people.get(seat) is view.seat:
        return [Text("  ") + line for line in face_up(hand, t.strain, seat, seat)]
    return row(in_order(hand, t.strain), dict(keys) if keys is not None else None)


def auction_box(t: Table) -> list[Text]:
    """The calls so far under the names of the seats, the dealer's first."""
    seats = t.dealer.clockwise()
    lines = [Text("  ").append("".join(f"{seat_name(seat):8}" for seat in seats), style="dim")]
    line = Text("  ")
    for number, call in enumerate(t.calls, 1):
        word = called(call.call)
        line.append_text(word).append(" " * max(1, 8 - len(word)))
        if number % 4 == 0:
            lines.append(line)
            line = Text("  ")
    return [*lines, line.append("?", style="bold") if t.declarer is None else line]


def contract_grid(contracts: Sequence[ev.Contract]) -> list[Text]:
    """The contracts on offer: a line for each of the terms, a column for each strain, a number to choose each by."""
    strains = list(dict.fromkeys(contract.strain for contract in contracts))
    terms = list(dict.fromkeys(contract.terms for contract in contracts))
    needed = said("cli-tricks-needed") if any(goal(contract) is not None for contract in contracts) else ""
    header = Text.assemble((f"  {needed:12}", "dim"))
    for strain in strains:
        header.append_text(symbol(strain)).append(" " * (_ARM - len(strain_sign(strain))))
    lines = [header]
    for each in terms:
        line = Text(f"  {spoken().word(each):12}")
        for strain in strains:
            found = [n for n, c in enumerate(contracts, 1) if c.strain is strain and c.terms == each]
            cell = Text()
            for number in found:
                tricks = goal(contracts[number - 1])
                cell.append(f"{number}", style="bold").append("" if tricks is None else f" ({tricks})", style="dim")
            line.append_text(cell).append(" " * (_ARM - len(cell)))
        lines.append(line)
    return lines


def trick_on_table(plays: Sequence[ev.Played], me: Seat, names: Mapping[Seat, str]) -> list[Text]:
    """Up to four cards as they lie, you at the bottom; the one that was led is marked."""
    cards = {play.seat: play for play in plays}
    led = plays[0].seat if plays else None

    def card_at(seat: Seat) -> Text:
        if seat not in cards:
            return Text.assemble((" ·· ", "dim"))
        return chip(cards[seat].card)

    def label(seat: Seat) -> Text:
        mark = "> " if seat is led else ""
        return Text.assemble((f"{mark}{names.get(seat, seat_name(seat))}", "bold" if seat is me else ""))

    middle, top = me.partner, _centred
    sides = Text("  ").append_text(_padded(label(me.left), _WIDTH // 2)).append_text(label(me.right))
    side_cards = Text("    ").append_text(_padded(card_at(me.left), _WIDTH // 2)).append_text(card_at(me.right))
    return [top(label(middle)), top(card_at(middle)), sides, side_cards, top(card_at(me)), top(label(me))]


def legend() -> Text:
    """What the shapes of the coloured pack mean and how its colours are typed."""
    line = Text("  ")
    for suit in COLOURS.suits:
        line.append_text(symbol(suit)).append(f" {strain_name(suit)} ({suit.letter})   ")
    return line


def four_hands(deal: Deal) -> list[Text]:
    """All four hands in compass shape, a line a suit, with their points."""
    blocks = {seat: _suits(seat, deal[seat]) for seat in Seat}
    indent = Text(" " * (_WIDTH // 2))
    middle = [
        _padded(west, _WIDTH).append_text(east) for west, east in zip(blocks[Seat.WEST], blocks[Seat.EAST], strict=True)
    ]
    north, south = ([indent + line for line in blocks[seat]] for seat in (Seat.NORTH, Seat.SOUTH))
    return [*north, *middle, *south]


def _suits(seat: Seat, hand: Hand) -> list[Text]:
    lines = [Text("  " + said("cli-points-of", who=seat_name(seat), points=hand.points), style="bold")]
    for suit in hand.deck.suits:
        ranks = " ".join(rank(card) for card in hand.of(suit)) or "-"
        lines.append(Text("  ").append_text(symbol(suit)).append(f" {ranks}"))
    return lines


def _faced_hands(t: Table, me: Seat) -> list[Text]:
    """Dummy's hand, and one that was shown with a claim."""
    lines: list[Text] = []
    for seat in t.faced:
        hand = t.hands[seat]
        if seat is me or not hand:
            continue
        whose = said("cli-hand-dummy" if seat is t.dummy else "cli-hand-shown", who=seat_name(seat))
        lines += [Text(whose, style="dim"), *face_up(hand, t.strain, seat, me)]
    return lines


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    height = max(len(left), len(right))
    blank = Text()
    pairs = zip(left + [blank] * (height - len(left)), right + [blank] * (height - len(right)), strict=True)
    return [_padded(one, _WIDTH + 8).append_text(two) if two else one for one, two in pairs]


def _padded(text: Text, width: int) -> Text:
    return text.copy().append(" " * max(0, width - len(text)))


def _centred(text: Text) -> Text:
    return Text(" " * max(0, (_WIDTH - len(text)) // 2)).append_text(text)
