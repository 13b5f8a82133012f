"""Sheets set as PDF: the one place that knows Typst."""

from __future__ import annotations

from importlib.resources import as_file

from kibitz.club.printing.stationery import PaperSize, Printed, PrintedSheet, templates, typst_inputs
from kibitz.words import Language


def typeset(kind: PrintedSheet, data: Printed, size: PaperSize, language: Language) -> bytes:
    """The PDF of a sheet; `ModuleNotFoundError` if Typst is not installed."""
    import typst  # when it is wanted: only who prints needs it

    with as_file(templates()) as folder:
        return bytes(
            typst.compile(
                folder / f"{kind}.typ", root=folder, format="pdf", sys_inputs=typst_inputs(data, size, language)
            )
        )
