"""What has happened since you last looked, one line each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final, NamedTuple

from rich.text import Text

from kibitz.cards import DOUBLE, REDOUBLE, Bid, Call, Seat, Side, card, strain
from kibitz.cli.speech import said, seat_name, spoken, strain_name
from kibitz.cli.terminal.cards import named, symbol
from kibitz.engine import State, Table, Trick
from kibitz.engine import events as ev
from kibitz.engine.fold import Follower
from kibitz.engine.text import Text as Sentence
from kibitz.engine.visibility import sees
from kibitz.narration import story
from kibitz.narration.chronicle import Chronicle
from kibitz.narration.score_lines import score_lines
from kibitz.words import Drawable

_SHORT: Final = {DOUBLE: "X", REDOUBLE: "XX"}


class Told(NamedTuple):
    """A line that was told: where in the log, the cards it names, and what remains of it when they are closed."""

    at: int
    line: Text
    cards: frozenset[str] = frozenset()
    closed: Text | None = None


class Teller:
    """Follows a deal from one player's seat, or a spectator's, and tells the news of it."""

    def __init__(self, player: Seat | None) -> None:
        self._follower = Follower(partial(sees, player))
        self.story = Chronicle()
        self.told: list[Told] = []

    @property
    def table(self) -> Table:
        return self._follower.table

    def news(self, state: State) -> Iterator[Text]:
        """A line for each thing that happened; a finished trick is one thing."""
        for event in self._follower.news(state.log):
            self.story.add(event, self.table)
            new = list(self._lines(event))
            self.told += new
            yield from (told.line for told in new)

    def recap(self, inspection: Iterable[ev.Played]) -> Iterator[Text]:
        """What was told so far, as far as it may still be read: closed tricks without their cards (Law 13)."""
        sight = self.story.in_sight(self.table, inspection)
        for told in self.told:
            line = told.line if sight.shows(told.cards, told.at) else told.closed
            if line is not None:
                yield line

    def _lines(self, event: ev.AnyEvent) -> Iterator[Told]:
        t = self.table
        at = t.at - 1
        if isinstance(event, ev.Scored):
            yield from (Told(at, line) for line in outcome(t))
        elif not isinstance(event, ev.Played):
            yield from (Told(at, rendered(line), line.cards) for line in story.tell(event, t))
        elif not t.trick:
            yield _trick(t, at)
        elif len(t.trick) == 1 and (not t.tricks or t.lead_out_of_turn):
            line = story.tell(event, t)[0]  # the opening lead, or one that may go back
            yield Told(at, rendered(line), line.cards)


def _trick(t: Table, at: int) -> Told:
    trick, number = t.tricks[-1], len(t.tricks)
    cards = frozenset(play.card.name for play in trick.plays)
    return Told(at, trick_line(trick, number, t), cards, trick_line(trick, number, t, closed=True))


def outcome(t: Table) -> Iterator[Text]:
    """How the deal ended, and where the points come from if they are of several kinds."""
    yield rendered(story.result(t))
    assert t.scored is not None
    if len(t.scored.entries) > 1:
        yield from (Text("  ").append_text(rendered(line)) for line in score_lines(t)[1:])


def trick_line(trick: Trick, number: int, t: Table, *, closed: bool = False) -> Text:
    """One trick: who played what, unless it is closed, who won it, and how it stands."""
    line = Text(said("cli-trick", number=f"{number:2}") + " ", style="dim")
    for play in () if closed else trick.plays:
        card = named(play.card)
        if play.seat is trick.winner:
            card.stylize("underline")
        line.append(f"{play.seat} ", style="dim").append_text(card).append("  ")
    standing = ", ".join(f"{side.value} {t.won[side]}" for side in Side)
    return line.append(said("cli-wins-it", who=seat_name(trick.winner), standing=standing), style="dim")


def rendered(text: Sentence) -> Text:
    """A sentence of the story with its cards in colour.

    >>> rendered(Sentence("story-plays", {"who": "N", "card": "ST"})).plain
    'North plays ♠10.'
    """
    line = Text()
    for piece in spoken().pieces(text.say, text.values):
        line.append_text(Text(piece) if isinstance(piece, str) else _drawn(piece))
    return line


def _drawn(piece: Drawable) -> Text:
    match piece.kind:
        case "card":
            return named(card(piece.value))
        case "strain":
            return Text(strain_name(strain(piece.value)))
        case "call":
            return called(Call.parse(piece.value), in_full=True)
        case _:
            return Text(piece.value)


def put_in(id_: str, **values: Text | str) -> Text:
    """A message with coloured text put into it.

    >>> put_in("cli-coach-would-choose", move=Text("♠A", style="bold")).plain
    'The coach would choose: ♠A.'
    """
    marks = {name: chr(0xE010 + at) for at, name in enumerate(values)}
    parts = {mark: values[name] for name, mark in marks.items()}
    line = Text()
    for piece in re.split(f"([{''.join(parts)}])", said(id_, **marks)):
        line.append(parts.get(piece, piece))
    return line


def called(call: Call, *, in_full: bool = False) -> Text:
    """A call as it stands in the box: 4♠, pass."""
    if isinstance(call, Bid):
        return Text(str(call.level)).append_text(symbol(call.strain))
    return Text(_SHORT[call] if call in _SHORT and not in_full else said(f"cards-call-{call.name}").lower())
