"""The story of a deal as one person hears it, and which of its lines may still be read.

Cards of earlier tricks stay closed until the deal is over (Laws 13 and 25). So a line that names cards may be
read as long as they lie open to the one who reads, and a card that was shown in passing until play goes on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from kibitz.engine import events as ev
from kibitz.engine.table import Table
from kibitz.engine.text import Text
from kibitz.narration.story import tell


class ToldLine(Struct, frozen=True, gc=False):
    """A line of the story: its number in the deal, where in the log it happened, its words and the cards in them."""

    number: int
    at: int
    text: Text
    cards: tuple[str, ...]


class InSight(Struct, frozen=True):
    """What may be read at one moment, by someone who may look at these cards."""

    lying: frozenset[str]
    last_card: int  # where in the log the newest card was played
    over: bool

    def shows(self, cards: Collection[str], at: int) -> bool:
        """Whether a line that names these cards, and was told at that place in the log, may be read."""
        return self.over or at > self.last_card or self.lying.issuperset(cards)


class Chronicle:
    """All that was told of a deal to one player, or to a spectator."""

    def __init__(self) -> None:
        self.lines: list[ToldLine] = []
        self._last_card = -1
        self._plain: list[ToldLine] = []  # those that name no card: they may always be read
        self._naming: dict[str, tuple[ToldLine, ...]] = {}  # the others, by each card

    def add(self, event: ev.AnyEvent, t: Table) -> None:
        """Tell what has just happened and led to this table."""
        at = t.at - 1
        if isinstance(event, ev.Played):
            self._last_card = at
        for text in tell(event, t):
            line = ToldLine(len(self.lines), at, text, tuple(text.cards))
            self.lines.append(line)
            for card in line.cards:
                self._naming[card] = (*self._naming.get(card, ()), line)
            if not line.cards:
                self._plain.append(line)

    def readable(self, count: int, t: Table, inspection: Iterable[ev.Played]) -> dict[int, Text]:
        """The last lines that may be read now, by number, by someone who may look at these cards again."""
        sight = self.in_sight(t, inspection)
        if sight.over:
            return {line.number: line.text for line in self.lines[-count:]}
        # A deal has two hundred lines, and all who look are told after every card: most are not looked at again.
        found = {line.number: line.text for line in self._plain[-count:]}
        for card in sight.lying:
            for line in self._naming.get(card, ()):
                if sight.lying.issuperset(line.cards):
                    found[line.number] = line.text
        for line in reversed(self.lines):
            if line.at <= self._last_card:
                break
            found[line.number] = line.text
        return {number: found[number] for number in sorted(found)[-count:]}

    def in_sight(self, t: Table, inspection: Iterable[ev.Played]) -> InSight:
        lying = frozenset(play.card.name for play in (*t.trick, *inspection))
        return InSight(lying, self._last_card, t.over)
