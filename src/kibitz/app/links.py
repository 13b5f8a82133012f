"""Links for other devices, drawn."""

from __future__ import annotations

import io

import segno


def qr_code(link: str) -> str:
    """The link as a QR code, in SVG."""
    drawing = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawing, kind="svg", scale=8, border=2, light="#fff", nl=False)
    return drawing.getvalue().decode()
