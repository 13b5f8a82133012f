"""The site is whole: every page has its place in the contents, and a strict build finds nothing to complain of."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from handbook.__main__ import write_pages

ROOT = Path(__file__).parents[2]
CONFIG = (ROOT / "zensical.toml").read_text()


def _listed(nav: list[Any]) -> Iterator[str]:
    for entry in nav:
        for place in entry.values() if isinstance(entry, dict) else [entry]:
            yield from _listed(place) if isinstance(place, list) else [place]


def test_every_page_has_one_place_in_the_contents(pages: dict[str, str]) -> None:
    listed = list(_listed(tomllib.loads(CONFIG)["project"]["nav"]))
    assert sorted(listed) == sorted(pages)


def test_every_page_has_a_title(pages: dict[str, str]) -> None:
    for name, text in pages.items():
        assert text.startswith("# "), name


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    write_pages(tmp_path / "build/handbook")
    (tmp_path / "zensical.toml").write_text(CONFIG.replace('paths = ["src"]', f'paths = ["{ROOT / "src"}"]'))
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Deal" in (tmp_path / "build/site/api/kibitz.cards.html").read_text()
