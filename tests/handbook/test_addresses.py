"""What goes over plain HTTP and what is written into files is told, all of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from starlette.routing import Route, WebSocketRoute

import kibitz
from handbook.files import LOGS
from kibitz.app.storage import learners
from kibitz.app.web.asgi import make_app, make_hub
from kibitz.club.competition.state import EVENT
from kibitz.club.league.league_state import LEAGUE_RESULTS

DOCS = Path(__file__).parents[2] / "docs"
SOURCE = Path(kibitz.__file__).parent
OF_OUR_OWN = re.compile(r'(?:tag=|"format": )"(kibitz-[a-z]+)"|LogFile\(([A-Z_]+)\)')
KEPT_IN_FILES = {"EVENT": EVENT.name, "LEAGUE_RESULTS": LEAGUE_RESULTS.name}


def test_every_address_that_is_not_the_page_is_told(tmp_path: Path) -> None:
    told = re.findall(r"^\| `(/[^`]*)` \|", (DOCS / "messages.md").read_text(), re.MULTILINE)
    routes = make_app(make_hub(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")).routes
    served = {
        route.path
        for route in routes
        if isinstance(route, WebSocketRoute) or (isinstance(route, Route) and route.endpoint.__name__ not in PAGE)
    }
    assert served == set(told)


PAGE = {"index", "file"}
"""What answers with the page or its files."""


def test_every_format_of_our_own_stands_in_the_list_of_files() -> None:
    found = {
        tag or f"kibitz-{KEPT_IN_FILES[kind]}"
        for path in SOURCE.rglob("*.py")
        for tag, kind in OF_OUR_OWN.findall(path.read_text(encoding="utf-8"))
    }
    assert found >= {"kibitz-deal", "kibitz-session", "kibitz-event", "kibitz-league", "kibitz-player"}
    assert set(re.findall(r'`"format": "(kibitz-[a-z]+)"`', (DOCS / "files.md").read_text())) == found


def test_every_line_of_a_log_in_a_file_is_told(pages: dict[str, str]) -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    assert set(LOGS) == {KEPT_IN_FILES[kind] for kind in re.findall(r"LogFile\(([A-Z_]+)\)", sources)}
    for union in LOGS.values():
        for kind in get_args(union):
            assert f"| `{kind.__name__.lower()}` |" in pages["files.md"]


def test_all_that_is_kept_of_a_player_is_told() -> None:
    told = re.findall(r"^\| `([a-z_]+)` \|", (DOCS / "files.md").read_text().partition("own data\n")[2], re.MULTILINE)
    assert told == [kept.name for kept in learners.MINE]
