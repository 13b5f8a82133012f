"""kibitz rules: the rules of a game, to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from kibitz.cli.mistakes import Mistake
from kibitz.cli.speech import said, say, spoken
from kibitz.games import GAMES
from kibitz.games.charts import Chart

if TYPE_CHECKING:
    from kibitz.app.protocol import Passage

EXAMPLE = "kibitz rules minibridge"
_WIDEST = 88  # a longer line is hard to read


def rules(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-rules-game")] = None,
) -> None:
    """Read the rules of a game: how it is played, what it pays, and what holds at every table."""
    # Imported when it is wanted: every other command would start more slowly.
    from kibitz.app.subjects.home.rulebook import rule_book

    name = next(iter(GAMES)) if game is None else game.lower()
    if name not in GAMES:
        raise Mistake("cli-no-game", name=name, games=", ".join(GAMES))
    book = rule_book(name, spoken().code, {})
    console = Console(highlight=False)
    console.width = min(console.width, _WIDEST)
    if game is not None:
        console.print(Text(spoken().word(GAMES[name].title), style="bold underline"))
        charts = [part for chart in book.charts for part in ("", _drawn(chart))]
        console.print(Group(*_told(book.own), *charts))
    console.print(Group(*_told(book.shared)))
    if game is None:
        console.print("\n" + said("cli-rules-of-games", games=", ".join(GAMES)), style="dim")


def _told(passages: Iterable[Passage]) -> Iterator[RenderableType]:
    """The rules piece by piece; pictures are for the page."""
    for passage in passages:
        match passage.kind:
            case "heading":
                yield ""
                yield Text(passage.text, style="bold")
            case "item":
                item = Table.grid(padding=(0, 1))
                item.add_row(" •", _stressed(passage.text))
                yield item
            case "text":
                yield _stressed(passage.text)


def _stressed(text: str) -> Text:
    """**So** is stressed."""
    parts = text.split("**")
    return Text.assemble(*((part, "bold" if at % 2 else "") for at, part in enumerate(parts)))


def _drawn(chart: Chart) -> Table:
    table = Table(title=say(chart.title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say(chart.corner))
    for column in chart.columns:
        table.add_column(say(column), justify="right")
    for row in chart.rows:
        table.add_row(say(row.head), *("–" if cell is None else f"{cell:n}".replace("-", "−") for cell in row.cells))
    return table
