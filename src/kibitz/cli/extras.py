"""Which extra of the package brings what a command needs beyond the library."""

from __future__ import annotations

from typing import Final

_OF: Final = {
    "terminal": "markdown_it platformdirs rich typer yaml",
    "server": "aiosqlite confusable_homoglyphs segno sqlalchemy starlette uvicorn websockets",
    "postgres": "psycopg",
    "bulk": "distributed pyarrow",
    "charts": "matplotlib",
    "print": "typst",
    "gym": "gymnasium pettingzoo",
}
EXTRAS: Final = {module: extra for extra, modules in _OF.items() for module in modules.split()}
"""The extra by the module that it brings."""


def what_to_install(missing: ModuleNotFoundError) -> str | None:
    """One sentence on how to get a module that is not there; None if it is no part of any extra.

    >>> what_to_install(ModuleNotFoundError(name="sqlalchemy.orm"))
    "This needs sqlalchemy, which is not installed: pip install 'kibitz[server]'."
    """
    module = (missing.name or "").partition(".")[0]
    extra = EXTRAS.get(module)
    return extra and f"This needs {module}, which is not installed: pip install 'kibitz[{extra}]'."
