"""Finished parts in a folder of Parquet files, with a list of them, so that a run that was cut off can go on."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Self

from kibitz import __version__
from kibitz.analysis.bulk.parts import Columns, Cost
from kibitz.analysis.bulk.workers import BulkError, library
from kibitz.engine.text import Template
from kibitz.system_calls import is_locked_for_us
from kibitz.words.system import why

CANNOT_WRITE: Final = Template("study-cannot-write")
PART_UNREADABLE: Final = Template("study-cannot-read")
ANOTHER_RUN: Final = Template("study-another-run")
OTHER_FILES: Final = Template("study-other-files")
BEGUN_OTHERWISE: Final = Template("study-begun-otherwise")

RUN_FILE: Final = "_run.json"
"""What was asked for. With the underscore readers of Parquet folders pass it over."""
PARTS_FILE: Final = "_parts.jsonl"
"""One line for each finished part, written when its file is safe on the disk."""


class KeptParts:
    """The folder of one run. `asked` is all that its rows depend on: a folder goes on only with the same.

    Rows are read as one table by anything that reads Parquet: `pyarrow.parquet.read_table(folder)`, pandas,
    Polars, DuckDB. What was asked stands in the notes of every file.
    """

    def __init__(self, folder: Path, asked: Mapping[str, Any]) -> None:
        self._parquet, self._arrow = library("pyarrow.parquet"), library("pyarrow")
        self.folder = folder
        self.asked = json.loads(json.dumps({"kibitz": __version__, **asked}))
        self._costs: dict[int, Cost] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._list = (folder / PARTS_FILE).open("a+b")
        except OSError as error:
            raise BulkError(CANNOT_WRITE(file=str(folder), why=why(error))) from None
        if not is_locked_for_us(self._list):
            self._list.close()
            raise BulkError(ANOTHER_RUN(folder=str(folder)))
        try:
            self._check()
            self._read_list()
        except BaseException:
            self._list.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self._list.close()

    def __contains__(self, part: int) -> bool:
        return part in self._costs

    def __len__(self) -> int:
        return len(self._costs)

    def cost(self, part: int) -> Cost:
        """What a finished part took when it was made."""
        return self._costs[part]

    def keep(self, part: int, rows: Columns, cost: Cost) -> None:
        """Write a part, then say so in the list: whenever the power goes, what is listed is whole."""
        table = self._arrow.table({name: self._arrow.array(column) for name, column in rows.items()})
        notes = {name: value if isinstance(value, str) else json.dumps(value) for name, value in self.asked.items()}
        target, fresh = self._file(part), self.folder / f".{self._file(part).name}"
        try:
            with fresh.open("wb") as file:
                self._parquet.write_table(table.replace_schema_metadata(notes), file)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(target)
            line = {"part": part, "file": target.name, "rows": cost.rows, "seconds": round(cost.seconds, 6)}
            self._list.write(json.dumps(line).encode() + b"\n")
            self._list.flush()
            os.fsync(self._list.fileno())
        except OSError as error:
            raise BulkError(CANNOT_WRITE(file=str(target), why=why(error))) from None
        self._costs[part] = cost

    def read(self, part: int) -> Columns:
        """The rows of a finished part."""
        table = self._parquet.read_table(self._file(part))
        return {name: table[name].to_numpy() for name in table.column_names}

    def _file(self, part: int) -> Path:
        return self.folder / f"part-{part:06}.parquet"

    def _check(self) -> None:
        """Whether the folder is fresh, or was begun with the same arguments."""
        about = self.folder / RUN_FILE
        if not about.exists():
            if any(path.name != PARTS_FILE for path in self.folder.iterdir()):
                raise BulkError(OTHER_FILES(folder=str(self.folder)))
            fresh = self.folder / f".{RUN_FILE}"
            fresh.write_text(json.dumps(self.asked, indent=1) + "\n", encoding="utf-8")
            fresh.replace(about)
            return
        try:
            begun = dict(json.loads(about.read_text(encoding="utf-8")))
        except (OSError, ValueError):
            raise BulkError(PART_UNREADABLE(file=str(about))) from None
        for name in sorted({*begun, *self.asked}):
            if begun.get(name) != self.asked.get(name):
                was, wanted = (json.dumps(each.get(name)) for each in (begun, self.asked))
                raise BulkError(BEGUN_OTHERWISE(folder=str(self.folder), name=name, was=was, wanted=wanted))

    def _read_list(self) -> None:
        """What is finished; a line that was cut off in the middle is dropped, and its part is made again."""
        self._list.seek(0)
        whole = 0
        for line in self._list:
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            said = json.loads(line)
            if self._file(said["part"]).exists():
                self._costs[said["part"]] = Cost(said["rows"], said["seconds"])
        self._list.truncate(whole)
