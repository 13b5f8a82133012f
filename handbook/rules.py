"""A page for each game: how it is played, what it pays and what can be chosen, from the texts that the page shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from handbook.markdown import table
from handbook.options import option_table, session_text
from handbook.written import in_both_lights
from kibitz.app.protocol import Passage
from kibitz.app.subjects.home.rulebook import rule_book
from kibitz.games import GAMES, game
from kibitz.games.charts import Chart
from kibitz.sessions import SESSIONS

_FAMILIES: Final = {
    "first-tricks": ("first-tricks",),
    "bridgewar": ("bridgewar", "heroes", "battles", "extreme"),
    "minibridge": ("minibridge", "minibridge-simple3", "minibridge-normal3"),
    "abridged": ("abridged",),
    "contract": ("contract",),
}
"""Which written page has the readings of which games."""
_SHOWN: Final = {
    "partners": "Four seats around a table; partners sit opposite each other",
    "trick": "Four cards of a trick; the highest of the suit led wins",
    "follow": "A hand of which only the cards of the suit led are bright",
    "trump": "Four cards of a trick; a small trump wins",
    "dummy": "Dummy's hand on the table, in columns by suit",
    "points": "Ace, king, queen and jack, with 4, 3, 2 and 1 points",
    "strength": "The four highest cards, with 4, 3, 2 and 1 points",
    "kept": "Played cards in a row, upright for tricks won and across for tricks lost",
    "bids": "The bids in their order, from one club to seven no-trumps",
}
"""What the pictures of the rules show, for those who cannot see them."""


def game_table() -> str:
    """All games with a line on each, the easiest first."""
    return table(
        ["game", "players", "what it is"],
        [
            [f"[{entrance.title}](games/{name}.md)", str(entrance.players), entrance.blurb]
            for name, entrance in GAMES.items()
        ],
    )


def game_pages() -> dict[str, str]:
    """By their places."""
    return {f"games/{name}.md": _game_page(name) for name in GAMES}


def _game_page(name: str) -> str:
    entrance = GAMES[name]
    deck = game(name).deck.name
    book = rule_book(name, "en", {})
    family = next(page for page, names in _FAMILIES.items() if name in names)
    parts = [
        f"# {entrance.title}",
        entrance.blurb,
        f"`kibitz play {name}` plays it in the terminal. Every reading of its rules, and whose they are:"
        f" [the reference](../rules/{family}.md).",
        _text(book.own, deck),
    ]
    if book.charts:
        parts += ["## Scores", "With a minus the other side scores. A dash: nobody does.", *map(_chart, book.charts)]
    parts += ["## At every table", _text(book.shared, deck, "###")]
    parts += ["## What can be chosen", option_table(entrance.options, entrance.title)]
    parts += ["## How an evening goes"]
    parts += [session_text(offer) for offer in SESSIONS.values() if name in offer.games]
    return "\n\n".join(parts) + "\n"


def _text(passages: tuple[Passage, ...], deck: str, heading: str = "##") -> str:
    """Lists stay together, everything else has space around it."""
    lines: list[str] = []
    for before, passage in zip((None, *passages), passages, strict=False):
        if not (before and before.kind == passage.kind == "item"):
            lines.append("")
        lines += _lines(passage, deck, heading)
    return "\n".join(lines).strip()


def _lines(passage: Passage, deck: str, heading: str) -> Iterator[str]:
    match passage.kind:
        case "heading":
            yield f"{heading} {passage.text}"
        case "item":
            yield f"- {passage.text}"
        case "text":
            yield passage.text
        case "picture":
            yield in_both_lights(_SHOWN[passage.text], f"../pictures/rules/{deck}-{passage.text}-light.webp")


def _chart(chart: Chart) -> str:
    rows = [
        [str(row.head), *("–" if cell is None else f"{cell:n}".replace("-", "−") for cell in row.cells)]
        for row in chart.rows
    ]
    return f"**{chart.title}**\n\n" + table([str(chart.corner), *map(str, chart.columns)], rows)
