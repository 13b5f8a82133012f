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
from kibitz.games import GAMES
from kibitz.games.charts import Chart
from kibitz.narration.glossary import LANGUAGES

if TYPE_CHECKING:
    from kibitz.app.protocol import Passage

EXAMPLE = "Example: kibitz rules minibridge"
_WIDEST = 88  # a longer line is hard to read


def rules(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="One of the games; without it, what holds at every table.")
    ] = None,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
) -> None:
    """Read the rules of a game: how it is played, what it pays, and what holds at every table."""
    # Imported when it is wanted: every other command would start more slowly.
    from kibitz.app.subjects.home.rulebook import rule_book

    name = next(iter(GAMES)) if game is None else game.lower()
    if name not in GAMES:
        raise Mistake(f"There is no game called “{game}”: choose from {', '.join(GAMES)}.")
    if language not in LANGUAGES:
        raise Mistake(f"There are no rules in “{language}”: choose from {', '.join(LANGUAGES)}.")
    book = rule_book(name, language, {})
    console = Console(highlight=False)
    console.width = min(console.width, _WIDEST)
    if game is not None:
        console.print(Text(GAMES[name].title, style="bold underline"))
        parts = [*_told(book.own)]
        if language == LANGUAGES[0]:  # the tables are in English only
            parts += [part for chart in book.charts for part in ("", _drawn(chart))]
        console.print(Group(*parts))
    console.print(Group(*_told(book.shared)))
    if game is None:
        console.print(f"\nkibitz rules GAME has the rules of a game: {', '.join(GAMES)}.", style="dim")


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
    table = Table(title=str(chart.title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(str(chart.corner))
    for column in chart.columns:
        table.add_column(str(column), justify="right")
    for row in chart.rows:
        table.add_row(str(row.head), *("–" if cell is None else f"{cell:n}".replace("-", "−") for cell in row.cells))
    return table
