"""A convention card in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kibitz.bots.agreement import Bidding
from kibitz.bots.convention_card import CONVENTION_CARD, CardSection, convention_card
from kibitz.cards import Call
from kibitz.cli.speech import say
from kibitz.cli.terminal.telling import called, rendered


def card_drawn(bidding: Bidding) -> RenderableType:
    """All of it, one place in the auction after the other."""
    return Group(*_parts(bidding))


def _parts(bidding: Bidding) -> Iterator[RenderableType]:
    card = convention_card(bidding)
    yield Text(f"{say(CONVENTION_CARD())}: {say(card.title)}", style="bold underline")
    yield rendered(card.count)
    for section in card.sections:
        yield ""
        yield _head(section)
        rows = Table.grid(padding=(0, 2))
        for each in section.calls:
            shows = Text(", ").join(map(rendered, each.shows or (each.intro,)))
            rows.add_row(called(Call.parse(each.call)), Text.assemble((say(each.sense), "dim"), ": ", shows))
        yield rows


def _head(section: CardSection) -> Text:
    head = Text(say(section.title), style="bold")
    if section.after:
        head = head + Text("  ") + Text(" – ").join(called(Call.parse(each)) for each in section.after)
    return head
