"""The same work for many deals: by the processes of this machine, or by a Dask cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

Item = TypeVar("Item")
Worked = TypeVar("Worked")


class BulkError(RuntimeError):
    """Work for many deals cannot be done as asked."""


def processes() -> int:
    """How many this machine can use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def worked(
    work: Callable[[Item], Worked], items: Sequence[Item], *, jobs: int = 0, cluster: str | None = None
) -> Iterator[Worked]:
    """What `work` makes of each item, in their order, as it comes in.

    On `jobs` processes, 0 for as many as the machine has processors; or on the Dask cluster whose scheduler
    has that address, where kibitz must be installed too. `work` and the items must be picklable.

    >>> list(worked(len, ["ace", "king"], jobs=1))
    [3, 4]
    """
    if cluster is not None:
        yield from _by_cluster(work, items, cluster)
        return
    number = min(jobs or processes(), len(items))
    if number <= 1:
        yield from map(work, items)
        return
    # Spawned, not forked: the solver's threads would not survive a fork.
    with ProcessPoolExecutor(number, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, items)


def write_parquet(rows: Sequence[Mapping[str, Any]], file: Path, about: Mapping[str, str]) -> None:
    """A table with one row for each result; `about` says what they are, in the file's own notes."""
    arrow, parquet = _library("pyarrow"), _library("pyarrow.parquet")
    table = arrow.Table.from_pylist([dict(row) for row in rows])
    try:
        parquet.write_table(table.replace_schema_metadata(dict(about)), file)
    except OSError as error:
        raise BulkError(f"{file} cannot be written: {error.strerror or error}.") from None


def _by_cluster(work: Callable[[Item], Worked], items: Sequence[Item], address: str) -> Iterator[Worked]:
    distributed = _library("distributed")
    try:
        client = distributed.Client(address, timeout="10s", set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise BulkError(f"There is no Dask scheduler at {address}: {error}") from None
    with client:
        # Impure: the same board asked for twice is played twice.
        for waiting in client.map(work, items, pure=False):
            yield waiting.result()


def _library(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ModuleNotFoundError:
        wanted = name.partition(".")[0]
        raise BulkError(f"This needs {wanted}, which is not installed: pip install 'kibitz[bulk]'.") from None
