"""What to install where a command lacks something: beyond the library, whose few needs are not looked at here."""

from __future__ import annotations

from typing import Final

from kibitz.cli.speech import said
from kibitz.installation import how_to_install

_BROUGHT_BY: Final = {
    "": "markdown_it platformdirs rich typer yaml"  # the terminal and the lessons
    " fsrs"  # when what was missed comes back
    " aiosqlite confusable_homoglyphs httptools segno sqlalchemy starlette uvicorn uvloop websockets"  # the server
    " typst",  # paper
    "postgres": "psycopg",
    "bulk": "distributed pyarrow",
    "charts": "matplotlib",
    "gym": "gymnasium pettingzoo",
}
BRINGS: Final = {module: extra for extra, modules in _BROUGHT_BY.items() for module in modules.split()}
"""The extra that brings a module; none, if kibitz itself brings it with all that it needs."""


def what_to_install(missing: ModuleNotFoundError) -> str | None:
    """One sentence on how to get a module that is not there; None if kibitz has no part that brings it.

    >>> sentence = what_to_install(ModuleNotFoundError(name="sqlalchemy.orm"))
    >>> sentence.partition("pip install")[0], what_to_install(ModuleNotFoundError(name="nobody_has_this"))
    ('This needs sqlalchemy, which is not installed: ', None)
    """
    module = (missing.name or "").partition(".")[0]
    extra = BRINGS.get(module)
    return None if extra is None else said("cli-needs-package", module=module, command=how_to_install(extra))
