"""What stands on the score sheet of a session, filled or to be written on: one form for both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Seat, Side
from kibitz.club.paper_play import counts_vulnerability
from kibitz.club.printing.stationery import Printed, board_head, contract_written, vulnerable_sides
from kibitz.engine.game import Game
from kibitz.engine.text import Template
from kibitz.games import GAMES, game
from kibitz.games.charts import RUBBER_CLEAR, RUBBER_CLOSE, Chart, ChartRow
from kibitz.games.settings import read_options
from kibitz.narration.sheet_sides import own_first
from kibitz.narration.verdicts import verdict
from kibitz.scoring.duplicate import GAME_BONUS
from kibitz.sessions import SESSIONS, Result, Row, RowKind, Session, Sheet, default_session, session
from kibitz.sessions.chicago import LAST_PART_SCORE, Chicago
from kibitz.words import IN_ENGLISH, Language

SHEET_OF: Final = Template("paper-sheet-of")
CHICAGO_AND_HONOURS: Final = Template("paper-chicago-and-honours")
CHICAGO_GAMES: Final = {False: Template("paper-chicago-game"), True: Template("paper-chicago-game-vulnerable")}
CHICAGO_LAST: Final = Template("paper-chicago-last")
CHICAGO_DEAL: Final = Template("paper-chicago-deal")
_ABOVE, _BELOW = 13, 12
"""Lines to write on, above and below the line of a rubber."""


class SessionOnPaper(Struct, frozen=True):
    """A session to print: who plays which game how, and the deals that are over. Without any it is to be written on.

    `title` is what the session is called, `reader` the side whose points stand under WE.
    """

    rules: Game
    title: str
    form: Session
    names: tuple[str, ...]
    results: tuple[Result, ...] = ()
    stopped: bool = False
    date: str = ""
    reader: Side | None = None

    @property
    def is_blank(self) -> bool:
        return not any(self.names)


def blank_session(name: str, session_name: str = "", options: Mapping[str, Any] | None = None) -> SessionOnPaper:
    """Nobody's session yet, in the options it needs; `OptionError` if there is no such game or session.

    >>> blank_session("contract").title, blank_session("contract", "match").rules.options["scoring"]
    ('Rubber', 'duplicate')
    """
    rules = game(name, options)
    wanted = session_name or default_session(rules)
    if (offer := SESSIONS.get(wanted)) is not None:
        rules = game(name, {**offer.games.get(name, {}), **(options or {})})
    form = session(wanted, None, rules)
    return SessionOnPaper(rules, SESSIONS[wanted].title, form, ("",) * GAMES[name].players)


def score_sheet_data(on_paper: SessionOnPaper, language: Language = IN_ENGLISH, lines: int = 16) -> Printed:
    """A score sheet with what the game pays; `lines` are for a match that is to be written on."""
    rules, results = on_paper.rules, on_paper.results
    entrance = GAMES[rules.name]
    settings = read_options(entrance.title, entrance.options, rules.options)
    sheets = own_first(on_paper.form.sheets(results, on_paper.names, stop=on_paper.stopped), on_paper.reader)
    by_deal = not any(row.kind is RowKind.NAMES for sheet in sheets for row in sheet.rows)
    standing = on_paper.form.standing(results, stop=on_paper.stopped)
    counts = counts_vulnerability(rules.name, rules.options)
    return {
        "title": language.say(SHEET_OF(game=entrance.title)),
        "below": "  ·  ".join(each for each in (language.word(on_paper.title), on_paper.date) if each),
        "blank": on_paper.is_blank,
        "by_deal": by_deal,
        "alone": entrance.players < len(Seat),
        "vulnerable": counts,
        "sheets": [_sheet(each, on_paper, language, by_deal) for each in sheets],
        "lines": _lines(on_paper, sheets[0], language, lines) if by_deal else [],
        "deals": [] if by_deal else _deals(on_paper, language),
        "verdict": language.say(verdict(standing, on_paper.names)) if results else "",
        "charts": [_chart(each, language) for each in _charts(on_paper.form, entrance.charts(settings))],
    }


def _sheet(sheet: Sheet, on_paper: SessionOnPaper, language: Language, by_deal: bool) -> Printed:
    rows = sheet.rows if by_deal or not on_paper.is_blank else _with_room(sheet.rows)
    return {
        "title": language.say(sheet.title),
        "columns": ["" if on_paper.is_blank and by_deal else language.say(each) for each in sheet.columns],
        "rows": [
            {
                "label": language.say(row.label) if row.label else "",
                "cells": ["" if cell is None or on_paper.is_blank else str(cell) for cell in row.cells],
                "ruled": row.ruled,
                "kind": row.kind,
            }
            for row in rows
        ],
        "line": _line(rows),
    }


def _line(rows: Sequence[Row]) -> int:
    """The row under which the line of a rubber is drawn; -1 for sheets without one."""
    if not rows or rows[0].kind is not RowKind.NAMES or rows[0].ruled:
        return -1
    return next((number for number, row in enumerate(rows) if row.ruled), -1)


def _with_room(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Room to write where a sheet has rows only for what was scored: above and below the line."""
    if (line := _line(rows)) < 0:
        return tuple(rows)
    empty = Row(None, rows[line].cells)
    return (*rows[:line], *(empty,) * _ABOVE, *rows[line : line + 1], *(empty,) * _BELOW, *rows[line + 1 :])


def _lines(on_paper: SessionOnPaper, sheet: Sheet, language: Language, lines: int) -> list[Printed]:
    """A line for each deal that counts, with the points of the session's own sheet; or lines to write on."""
    if on_paper.is_blank:
        return [{**board_head(number, language), "cells": []} for number in range(1, lines + 1)]
    played = {result.board.number: result for result in on_paper.results}  # dealt again: the last of a number
    rows = (row for row in sheet.rows if row.label is not None and row.kind is RowKind.SCORE)
    # Cards that were thrown in and have not been dealt again when the session is stopped have no row.
    return [
        {**_deal(result, on_paper, language), "cells": [str(each) for each in row.cells]}
        for result, row in zip(played.values(), rows, strict=False)
    ]


def _deal(result: Result, on_paper: SessionOnPaper, language: Language) -> Printed:
    """Who dealt, what was played by whom, and the tricks of declarer's side."""
    board = result.board
    names = {place: on_paper.names[board.seats[home]] for place, home in result.people.items()}
    four = len(on_paper.names) == len(Seat)
    about = {
        "number": board.number,
        "dealer": language.seat(board.dealer) if four else on_paper.names[board.seats[board.dealer]],
        "sides": vulnerable_sides(board.vulnerable, language),
    }
    if result.thrown_in is not None:
        return {**about, "contract": language.word(result.thrown_in.reason), "declarer": "", "tricks": ""}
    if result.declarer is None or result.contract is None:
        return {
            **about,
            "contract": "",
            "declarer": "",
            "tricks": "–".join(str(result.tricks.get(side, 0)) for side in Side),
        }
    return {
        **about,
        "contract": contract_written(result.contract, language),
        "declarer": names.get(result.declarer, ""),
        "tricks": str(result.tricks.get(result.declarer.side, 0)),
    }


def _deals(on_paper: SessionOnPaper, language: Language) -> list[Printed]:
    """The deals of a sheet that has no line for each; of an empty one for Chicago who deals and is vulnerable."""
    if not on_paper.is_blank or not isinstance(on_paper.form, Chicago):
        return [_deal(each, on_paper, language) for each in on_paper.results]
    boards: list[Result] = []
    while (board := on_paper.form.next_board(boards)) is not None:
        boards.append(Result(board))
    return [
        {
            "number": each.board.number,
            "contract": language.say(
                CHICAGO_DEAL(dealer=each.board.dealer, who=vulnerable_sides(each.board.vulnerable, language))
            ),
            "declarer": "",
            "tricks": "",
        }
        for each in boards
    ]


def _charts(form: Session, charts: Sequence[Chart]) -> tuple[Chart, ...]:
    """What the game pays; in Chicago its own bonuses stand in place of a rubber's."""
    if not isinstance(form, Chicago):
        return tuple(charts)
    *others, rubber = charts
    rows = (
        *(ChartRow(said(), (GAME_BONUS[vulnerable],)) for vulnerable, said in CHICAGO_GAMES.items()),
        ChartRow(CHICAGO_LAST(), (LAST_PART_SCORE,)),
        *(row for row in rubber.rows if row.head not in (RUBBER_CLEAR(), RUBBER_CLOSE())),
    )
    return (*others, replace(rubber, title=CHICAGO_AND_HONOURS(), rows=rows))


def _chart(chart: Chart, language: Language) -> Printed:
    title = language.say(chart.title)
    return {
        "title": title[:1].upper() + title[1:],
        "head": [language.say(chart.corner), *(language.say(each) for each in chart.columns)],
        "rows": [
            [language.say(row.head), *("–" if each is None else str(each) for each in row.cells)] for row in chart.rows
        ],
    }
