"""What has happened since you last looked, one line each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from rich.text import Text

from kibitz.cards import DOUBLE, REDOUBLE, Bid, Call, Seat, Side, card, strain
from kibitz.cli.terminal.cards import named, symbol
from kibitz.engine import State, Table, Trick
from kibitz.engine import events as ev
from kibitz.engine.fold import Follower
from kibitz.engine.text import Text as Sentence
from kibitz.engine.visibility import sees
from kibitz.narration import story
from kibitz.narration.score_lines import score_lines

_SHORT: Final = {DOUBLE: "dbl", REDOUBLE: "rdbl"}
_PLACE: Final = re.compile(r"\{(\w+):(\w+)\}")
_ONE: Final = re.compile(r"\b1 (?:(?:over)?trick|point|card)(s)\b")


class Teller:
    """Follows a deal from one player's seat, or a spectator's, and tells the news of it."""

    def __init__(self, player: Seat | None) -> None:
        self._follower = Follower(partial(sees, player))

    @property
    def table(self) -> Table:
        return self._follower.table

    def news(self, state: State) -> Iterator[Text]:
        """A line for each thing that happened; a finished trick is one thing."""
        for event in self._follower.news(state.log):
            yield from self._lines(event)

    def _lines(self, event: ev.AnyEvent) -> Iterator[Text]:
        t = self.table
        if isinstance(event, ev.Scored):
            yield from outcome(t)
        elif not isinstance(event, ev.Played):
            yield from (rendered(line) for line in story.tell(event, t))
        elif not t.trick:
            yield trick_line(t.tricks[-1], len(t.tricks), t)
        elif len(t.trick) == 1 and (not t.tricks or t.lead_out_of_turn):
            yield rendered(story.tell(event, t)[0])  # the opening lead, or one that may go back


def outcome(t: Table) -> Iterator[Text]:
    """How the deal ended, and where the points come from if they are of several kinds."""
    yield rendered(story.result(t))
    assert t.scored is not None
    if len(t.scored.entries) > 1:
        yield from (Text("  ").append_text(rendered(line)) for line in score_lines(t)[1:])


def trick_line(trick: Trick, number: int, t: Table) -> Text:
    """One trick: who played what, who won it, and how it stands."""
    line = Text.assemble((f"Trick {number:2}: ", "dim"))
    for play in trick.plays:
        card = named(play.card)
        if play.seat is trick.winner:
            card.stylize("underline")
        line.append(f"{play.seat} ", style="dim").append_text(card).append("  ")
    standing = ", ".join(f"{side.value} {t.won[side]}" for side in Side)
    return line.append(f"{trick.winner.label} wins it ({standing}).", style="dim")


def rendered(text: Sentence) -> Text:
    """A sentence of the story with its cards in colour.

    >>> rendered(Sentence("{seat:who} plays {card:card}.", {"who": "N", "card": "ST"})).plain
    'North plays ♠10.'
    """
    line, done = Text(), 0
    for place in _PLACE.finditer(text.say):
        line.append(text.say[done : place.start()])
        line.append_text(_filled(place[1], text.values[place[2]]))
        done = place.end()
    line.append(text.say[done:])
    while one := _ONE.search(line.plain):
        line = line[: one.start(1)] + line[one.end(1) :]
    return line


def _filled(kind: str, value: str | float) -> Text:
    word = str(value)
    match kind:
        case "seat":
            return Text(Seat(word).label)
        case "side":
            return Text(Side(word).label)
        case "card":
            return named(card(word))
        case "strain":
            return Text(strain(word).name)
        case "call" if isinstance(call := Call.parse(word), Bid):
            return called(call)
        case _:
            return Text(word)


def called(call: Call) -> Text:
    """A call as it stands in the box: 4♠, pass."""
    if isinstance(call, Bid):
        return Text(str(call.level)).append_text(symbol(call.strain))
    return Text(_SHORT.get(call, call.name))
