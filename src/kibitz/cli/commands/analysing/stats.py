"""kibitz stats: what points, fits and announcements are worth, over random deals that are solved."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from kibitz.analysis.bulk import Stretch, Stretches
from kibitz.analysis.studies.averages import Average
from kibitz.analysis.studies.deal_worth import SLOPE_TITLES, DealWorth, Unit, WorthTable, solved_deals
from kibitz.analysis.studies.slopes import Fitted
from kibitz.cards.sentences import Text as Sentence
from kibitz.cli.bulk_options import AsJson, Bulk, Cluster, CsvFile, Jobs, Out
from kibitz.cli.plotting import check_chart, draw_worth
from kibitz.cli.speech import counted, said, say, spoken

EXAMPLE = "kibitz stats --deals 1000 --chart worth.svg"

_MOST_IN_A_PART = 500
"""Deals that one process solves before it reports: about half a minute."""


def stats(
    deals: Annotated[int, typer.Option(metavar="N", min=2, help="help-stats-deals")] = 200,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="help-simulate-seed")] = 1,
    chart: Annotated[Path | None, typer.Option(metavar="FILE", help="help-stats-chart")] = None,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    out: Out = None,
    csv: CsvFile = None,
    as_json: AsJson = False,
) -> None:
    """Say what points, fits and announcements are worth: random deals, solved in every strain, with standard errors."""
    if chart is not None:
        check_chart(chart)
    worth = DealWorth()
    asked = {"command": "stats", "deals": deals, "seed": seed}
    bulk = Bulk(jobs, cluster, out, csv, quiet=as_json)
    parts = Stretches(deals, most=_MOST_IN_A_PART)
    for rows in bulk.rows(said("cli-bar-solving"), partial(solved_deals, seed), parts, asked, _deals):
        worth.add(rows)
    if chart is not None:
        draw_worth(worth, chart)
    if as_json:
        typer.echo(json.dumps(_as_data(worth, seed)))
    else:
        _show(Console(highlight=False), worth)


def _deals(part: Stretch) -> int:
    return part.count


def _as_data(worth: DealWorth, seed: int) -> dict[str, Any]:
    return {
        "deals": worth.deals,
        "seed": seed,
        "tables": {table.name: _rows(table) for table in worth.tables},
        "slopes": {
            name: [{"of": each.name, "tricks": each.slope, "error": each.error} for each in found]
            for name, found in worth.slopes.items()
        },
    }


def _rows(table: WorthTable) -> list[dict[str, Any]]:
    return [
        {
            table.by: key,
            "deals": row[0].deals,
            **{head: {"mean": each.mean, "error": _error(each)} for head, each in zip(table.heads, row, strict=True)},
        }
        for key, row in table.rows.items()
    ]


def _error(each: Average) -> float | None:
    return each.error if each.deals > 1 else None


def _show(console: Console, worth: DealWorth) -> None:
    console.print(said("cli-stats-deals", deals=counted(worth.deals)))
    for table in worth.tables:
        console.print(f"\n[bold]{say(table.title)}[/]", soft_wrap=True)
        console.print(_drawn(table))
    console.print()
    for name, found in worth.slopes.items():
        slopes = ", ".join(map(_slope, found))
        if slopes:
            console.print(f"{say(SLOPE_TITLES[name]())} {slopes}", soft_wrap=True)


def _slope(each: Fitted) -> str:
    figures = spoken().figure(f"{each.slope:+.3f} ± {each.error:.3f}")
    return f"{say(SLOPE_TITLES[each.name]())} {figures}"


def _drawn(table: WorthTable) -> Table:
    drawn = Table(box=None, padding=(0, 2))
    rows = {key: [_cell(*each) for each in zip(row, table.units, strict=True)] for key, row in table.rows.items()}
    drawn.add_column(said(f"study-by-{table.by}"), justify="right")
    for place, (title, unit) in enumerate(zip(table.titles, table.units, strict=True)):
        # Wide enough for every number: a head may go over several lines, a number may not.
        drawn.add_column(_head(title, unit), justify="right", min_width=max(len(row[place]) for row in rows.values()))
    drawn.add_column(said("cli-head-deals"), justify="right")
    for key, row in rows.items():
        drawn.add_row(str(key), *row, counted(table.rows[key][0].deals))
    return drawn


def _head(title: Sentence, unit: Unit) -> str:
    return said("study-tricks", where=say(title)) if unit is Unit.TRICKS else say(title)


def _cell(each: Average, unit: Unit) -> str:
    if unit is Unit.SHARE:
        each = Average(100 * each.mean, 100 * each.error, each.deals)
    places = 0 if unit in (Unit.SHARE, Unit.POINTS) else 2
    error = f" ± {each.error:.{places}f}" if each.deals > 1 else ""
    return spoken().figure(f"{each.mean:.{places}f}{' %' if unit is Unit.SHARE else ''}{error}")
