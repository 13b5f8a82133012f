"""Pictures of what a study found: SVG, PNG or PDF, by Matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kibitz.cli.mistakes import Mistake, unwritable
from kibitz.cli.speech import counted, either, said, say

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from kibitz.analysis.studies.deal_worth import DealWorth, WorthTable

_KINDS: Final = (".svg", ".png", ".pdf")
_ENOUGH: Final = 2
"""Of fewer deals there is no standard error, and no point is drawn."""
_COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")
"""Told apart by everybody (Okabe and Ito)."""
_MARKS: Final = "osD^v"


def check_chart(file: Path) -> None:
    """Whether such a picture can be drawn, said before hours of work and not after."""
    if file.suffix.lower() not in _KINDS:
        raise Mistake("cli-chart-kinds", kinds=either(_KINDS), file=file.name)
    if not file.parent.is_dir():
        raise Mistake("cli-no-folder", file=str(file), folder=str(file.parent))
    import matplotlib  # noqa: F401  # an extra that may not be there


def draw_worth(worth: DealWorth, file: Path) -> None:
    """What points, fits and announcements are worth, in four panels with standard errors."""
    # The canvas of a file, chosen by hand: no window, and nothing that outlives the picture.
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    tables = {table.name: table for table in worth.tables}
    # Letters as letters, not outlines, and no dates: a picture can be searched, and drawn again it is the same.
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "kibitz"}):
        figure = Figure(figsize=(11, 8.5), layout="constrained")
        points, chances, fits, pays = figure.subplots(2, 2).flat
        _panel(points, tables["points"], [0, 1], "study-by-tricks")
        _panel(chances, tables["points"], [2, 3], "study-how-often", title=said("study-games-and-slams"))
        chances.set_ylim(-0.03, 1.03)
        _panel(fits, tables["fits"], [1], "study-by-tricks")
        fits.axhline(0, color="0.6", linewidth=0.8)
        _panel(pays, tables["minibridge"], [0, 1, 2], "study-points-for-declarer")
        pays.axhline(0, color="0.6", linewidth=0.8)
        pays.set_title(said("study-pays-at-minibridge"), loc="left")
        figure.suptitle(said("study-of-deals", deals=counted(worth.deals)))
        try:
            figure.savefig(file, metadata={"Date": None} if file.suffix.lower() == ".svg" else None, dpi=150)
        except OSError as error:
            raise unwritable(file, error) from error


def _panel(axes: Axes, table: WorthTable, columns: Sequence[int], unit: str, title: str | None = None) -> None:
    from matplotlib.ticker import MaxNLocator

    rows = {key: row for key, row in table.rows.items() if row[0].deals >= _ENOUGH}
    for place, column in enumerate(columns):
        axes.errorbar(
            list(rows),
            [row[column].mean for row in rows.values()],
            yerr=[row[column].error for row in rows.values()],
            label=say(table.titles[column]),
            color=_COLOURS[place],
            marker=_MARKS[place],
            markersize=4,
            linewidth=1.2,
            capsize=2,
        )
    axes.set_title(title or say(table.title), loc="left")
    axes.set_xlabel(said(f"study-by-{table.by}"))
    axes.set_ylabel(said(unit))
    axes.grid(alpha=0.25)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.legend(frameon=False)
