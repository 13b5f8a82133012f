"""Collecting the laws: each heading of a Markdown file here is a test of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.laws.playing import prove
from tests.laws.reading import Document, Law, LawError, documents, read


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    return LawFile.from_parent(parent, path=file_path) if file_path in documents() else None


class LawFile(pytest.File):
    """One document."""

    def collect(self) -> Iterator[pytest.Item]:
        document = read(self.path)
        for law in document.laws:
            yield LawItem.from_parent(self, name=law.title, document=document, law=law)


class LawItem(pytest.Item):
    """One law with all its examples."""

    def __init__(self, *, document: Document, law: Law, **more: Any) -> None:
        super().__init__(**more)
        self.document = document
        self.law = law

    def runtest(self) -> None:
        prove(self.document, self.law)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, LawError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.law.heading.number - 1, self.name
