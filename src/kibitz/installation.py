"""How this kibitz came here, and so how to complete it: by name from an index, or from where it was taken."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, distribution
from typing import Any
from urllib.parse import unquote, urlsplit


def how_to_install(extra: str = "") -> str:
    """The command that adds what an extra brings, or what kibitz itself needs.

    Where it was installed from a folder, a file, an address or a repository, an index may have no kibitz, or another
    one: then that place is named, as pip wrote it down (PEP 610).
    """
    try:
        written = distribution("kibitz").read_text("direct_url.json")
    except PackageNotFoundError:
        written = None
    return "pip install " + wanted(extra, json.loads(written) if written else None)


def wanted(extra: str, origin: Mapping[str, Any] | None) -> str:
    """What pip is given, from what is known of the origin; None is an index.

    >>> wanted("bulk", None)
    "'kibitz[bulk]'"
    >>> wanted("bulk", {"url": "file:///home/ann/my%20kibitz", "dir_info": {"editable": True}})
    "-e '/home/ann/my kibitz[bulk]'"
    >>> wanted("gym", {"url": "https://forge.example/kibitz", "vcs_info": {"vcs": "git", "commit_id": "1f3a"}})
    "'kibitz[gym] @ git+https://forge.example/kibitz@1f3a'"
    """
    extras = f"[{extra}]" if extra else ""
    if origin is None:
        return _quoted(f"kibitz{extras}")
    url, subdirectory = str(origin["url"]), str(origin.get("subdirectory", ""))
    if origin.get("dir_info", {}).get("editable") and not subdirectory:
        return f"-e {_quoted(unquote(urlsplit(url).path) + extras)}"
    if vcs := origin.get("vcs_info"):
        url = f"{vcs['vcs']}+{url}@{vcs['commit_id']}"
    if subdirectory:
        url += f"#subdirectory={subdirectory}"
    return _quoted(f"kibitz{extras} @ {url}")


def _quoted(words: str) -> str:
    """For a shell, and for the eye: always between quotation marks."""
    return shlex.quote(words) if "'" in words else f"'{words}'"
