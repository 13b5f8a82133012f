"""The reference of the library: a page for each public module, from the list in docs/api.md and the docstrings."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from typing import Final

_MODULE: Final = re.compile(r"^### `(kibitz[\w.]*)`\n\n(.*?)\n\n(\| name .*?)\n\n(?=^##)", re.MULTILINE | re.DOTALL)
_NAME: Final = re.compile(r"^\| `(\w+)` \| (.*) \|$", re.MULTILINE)
_TOGETHER: Final = """::: {module}
    options:
      members: [{members}]"""
_ALONE: Final = """::: {path}
    options:
      show_root_heading: true"""


def api_pages(page: str) -> dict[str, str]:
    """The page on what is public, with links to the modules, and the modules by their places."""
    modules = {module: (intro, rows) for module, intro, rows in _MODULE.findall(page)}
    listed = "\n".join(f"- [`{module}`](api/{module}.md): {intro}" for module, (intro, _) in modules.items())
    head, _, rest = page.partition("### `kibitz`")
    after = rest[rest.index("## Versions") :]
    return {
        "api.md": f"{head}## The modules\n\n{listed}\n\n{after}",
        **{f"api/{module}.md": _module_page(module, intro, rows) for module, (intro, rows) in modules.items()},
    }


def _module_page(module: str, intro: str, rows: str) -> str:
    names = [name for name, _ in _NAME.findall(rows)]
    linked = _NAME.sub(lambda row: f"| [`{row[1]}`](#{_path(module, row[1])}) | {row[2]} |", rows)
    here = re.sub(r"\]\((?!http|#)", "](../", intro)
    apart = [name for name in names if _path(module, name) != f"{module}.{name}"]
    together = _TOGETHER.format(module=module, members=", ".join(name for name in names if name not in apart))
    alone = (_ALONE.format(path=_path(module, name)) for name in apart)
    return "\n\n".join((f"# {module}", here, linked, together, *alone)) + "\n"


def _path(module: str, name: str) -> str:
    """Where a name is defined, if a module of the same name would hide it."""
    hidden = hasattr(import_module(module), "__path__") and find_spec(f"{module}.{name}") is not None
    return f"{module}.{name}.{name}" if hidden else f"{module}.{name}"
