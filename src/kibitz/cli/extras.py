"""What to install where a command lacks something: beyond the library, whose few needs are not looked at here."""

from __future__ import annotations

from typing import Final

_BROUGHT_BY: Final = {
    "kibitz": "markdown_it platformdirs rich typer yaml"  # the terminal and the lessons
    " aiosqlite confusable_homoglyphs httptools segno sqlalchemy starlette uvicorn uvloop websockets"  # the server
    " typst",  # paper
    "kibitz[postgres]": "psycopg",
    "kibitz[bulk]": "distributed pyarrow",
    "kibitz[charts]": "matplotlib",
    "kibitz[gym]": "gymnasium pettingzoo",
}
BRINGS: Final = {module: package for package, modules in _BROUGHT_BY.items() for module in modules.split()}
"""What brings a module: kibitz itself, if all that it needs is installed with it, or one of its extras."""


def what_to_install(missing: ModuleNotFoundError) -> str | None:
    """One sentence on how to get a module that is not there; None if kibitz has no part that brings it.

    >>> what_to_install(ModuleNotFoundError(name="sqlalchemy.orm"))
    "This needs sqlalchemy, which is not installed: pip install 'kibitz'."
    >>> what_to_install(ModuleNotFoundError(name="pyarrow"))
    "This needs pyarrow, which is not installed: pip install 'kibitz[bulk]'."
    """
    module = (missing.name or "").partition(".")[0]
    package = BRINGS.get(module)
    return package and f"This needs {module}, which is not installed: pip install '{package}'."
