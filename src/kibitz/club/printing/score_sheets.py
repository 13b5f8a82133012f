"""What stands on the score sheet of a session, filled or to be written on: one form for both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from kibitz.cards import Seat, Side
from kibitz.club.paper_play import paper_form
from kibitz.club.printing.stationery import Printed, board_head, contract_written, vulnerable_sides
from kibitz.engine.game import Game
from kibitz.engine.text import Template
from kibitz.games import GAMES, game
from kibitz.games.charts import Chart
from kibitz.games.settings import read_options
from kibitz.narration.sheet_sides import own_first
from kibitz.narration.verdicts import verdict
from kibitz.sessions import SESSIONS, Result, Row, RowKind, Session, Sheet, default_session, session
from kibitz.words import IN_ENGLISH, Language

SHEET_OF: Final = Template("paper-sheet-of")
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


def score_sheet_data(on_paper: SessionOnPaper, tongue: Language = IN_ENGLISH, lines: int = 16) -> Printed:
    """A score sheet with what the game pays; `lines` are for a match that is to be written on."""
    rules, results = on_paper.rules, on_paper.results
    entrance = GAMES[rules.name]
    settings = read_options(entrance.title, entrance.options, rules.options)
    sheets = own_first(on_paper.form.sheets(results, on_paper.names, stop=on_paper.stopped), on_paper.reader)
    by_deal = not any(row.kind is RowKind.NAMES for sheet in sheets for row in sheet.rows)
    standing = on_paper.form.standing(results, stop=on_paper.stopped)
    counts = _counts_vulnerability(rules)
    return {
        "title": tongue.say(SHEET_OF(game=entrance.title)),
        "below": "  ·  ".join(each for each in (tongue.word(on_paper.title), on_paper.date) if each),
        "blank": on_paper.is_blank,
        "by_deal": by_deal,
        "alone": entrance.players < len(Seat),
        "vulnerable": counts,
        "sheets": [_sheet(each, on_paper, tongue, by_deal) for each in sheets],
        "lines": _lines(on_paper, sheets[0], tongue, lines) if by_deal else [],
        "deals": [] if by_deal else [_deal(each, on_paper, tongue) for each in results],
        "verdict": tongue.say(verdict(standing, on_paper.names)) if results else "",
        "charts": [_chart(each, tongue) for each in entrance.charts(settings)],
    }


def _sheet(sheet: Sheet, on_paper: SessionOnPaper, tongue: Language, by_deal: bool) -> Printed:
    rows = sheet.rows if by_deal or not on_paper.is_blank else _with_room(sheet.rows)
    return {
        "title": tongue.say(sheet.title),
        "columns": ["" if on_paper.is_blank and by_deal else tongue.say(each) for each in sheet.columns],
        "rows": [
            {
                "label": tongue.say(row.label) if row.label else "",
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


def _lines(on_paper: SessionOnPaper, sheet: Sheet, tongue: Language, lines: int) -> list[Printed]:
    """A line for each deal that counts, with the points of the session's own sheet; or lines to write on."""
    if on_paper.is_blank:
        return [{**board_head(number, tongue), "cells": []} for number in range(1, lines + 1)]
    played = {result.board.number: result for result in on_paper.results}  # dealt again: the last of a number
    rows = (row for row in sheet.rows if row.label is not None and row.kind is RowKind.SCORE)
    # Cards that were thrown in and have not been dealt again when the session is stopped have no row.
    return [
        {**_deal(result, on_paper, tongue), "cells": [str(each) for each in row.cells]}
        for result, row in zip(played.values(), rows, strict=False)
    ]


def _deal(result: Result, on_paper: SessionOnPaper, tongue: Language) -> Printed:
    """Who dealt, what was played by whom, and the tricks of declarer's side."""
    board = result.board
    names = {place: on_paper.names[board.seats[home]] for place, home in result.people.items()}
    four = len(on_paper.names) == len(Seat)
    about = {
        "number": board.number,
        "dealer": tongue.seat(board.dealer) if four else on_paper.names[board.seats[board.dealer]],
        "sides": vulnerable_sides(board.vulnerable, tongue),
    }
    if result.thrown_in is not None:
        return {**about, "contract": tongue.word(result.thrown_in.reason), "declarer": "", "tricks": ""}
    if result.declarer is None or result.contract is None:
        return {
            **about,
            "contract": "",
            "declarer": "",
            "tricks": "–".join(str(result.tricks.get(side, 0)) for side in Side),
        }
    return {
        **about,
        "contract": contract_written(result.contract, tongue),
        "declarer": names.get(result.declarer, ""),
        "tricks": str(result.tricks.get(result.declarer.side, 0)),
    }


def _counts_vulnerability(rules: Game) -> bool:
    """Whether a deal pays otherwise for a side that is vulnerable."""
    if GAMES[rules.name].paper is None:
        return False
    form = paper_form(rules.name, rules.options)
    return any(
        form.score(contract, tricks, True) != form.score(contract, tricks, False)
        for contract in form.contracts
        for tricks in (contract.goal, contract.goal - 1)
    )


def _chart(chart: Chart, tongue: Language) -> Printed:
    title = tongue.say(chart.title)
    return {
        "title": title[:1].upper() + title[1:],
        "head": [tongue.say(chart.corner), *(tongue.say(each) for each in chart.columns)],
        "rows": [
            [tongue.say(row.head), *("–" if each is None else str(each) for each in row.cells)] for row in chart.rows
        ],
    }
