"""The log: a line for people, or a JSON object a line for programs that collect them."""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from pathlib import PurePath
from typing import Final, Literal

LogStyle = Literal["text", "json"]
_PLAIN: Final = "%(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """Of an error its kind and where it happened. What it said stays out: a code or a token could be in it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            frames = traceback.extract_tb(error.__traceback__)
            line["error"] = type(error).__qualname__
            line["where"] = [f"{PurePath(each.filename).name}:{each.lineno} {each.name}" for each in frames]
        return json.dumps(line, ensure_ascii=False)


def write_log(style: LogStyle) -> None:
    """From warnings on, to standard error, where systemd and containers expect it."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if style == "json" else logging.Formatter(_PLAIN))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
