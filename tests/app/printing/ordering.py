"""How tests order a sheet of paper, and read it."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pypdfium2

from tests.app.serving import ServerThread


def order(server: ServerThread, **order: Any) -> tuple[int, bytes]:
    body = json.dumps({"type": "PrintOrder", **order}).encode()
    try:
        with urllib.request.urlopen(f"{server.address}/api/print", body, timeout=60) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def text(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return "\n".join(page.get_textpage().get_text_bounded() for page in document)
    finally:
        document.close()
