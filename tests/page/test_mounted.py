"""What draws a table, mounted alone: a server deals the pictures, and vitest looks at each in every window."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator, Mapping
from os import environ
from pathlib import Path
from typing import Any, Final

from kibitz.cards import Deal
from tests.app.client import Frame, PageClient, first_move
from tests.app.serving import ServerThread
from tests.page.conftest import CHROMIUM

WEB: Final = Path(__file__).parents[2] / "web"
# South opens 3NT, and nobody has anything to add.
STRONG: Final = Deal.parse("N:5432.432.32.5432 QJ7.K765.764.J76 AK6.AQJ.AKJ5.AQ9 T98.T98.QT98.KT8").code
WEST_IS_STRONG: Final = Deal.parse("N:QJ7.K765.764.J76 5432.432.32.5432 T98.T98.QT98.KT8 AK6.AQJ.AKJ5.AQ9").code
LEVEL: Final = "6YP3J-81F0Q-JSFN9-X4QR9"

PLAY_ON: Final = {"options": {"play_on": True}}
PIVOT: Final = {"session": "abridged-pivot"}

Stage = Callable[[Frame], bool]


def test_every_picture_of_a_table_fits_every_window(tmp_path: Path) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}")
    try:
        pictures = {
            name: picture
            for game, code, dealer, stages, fields in _DEALS
            for name, picture in _deal(server.address, game, code, dealer, stages, fields).items()
        }
    finally:
        server.stop()
    dealt = tmp_path / "pictures.json"
    dealt.write_text(json.dumps(pictures))
    run = ["npm", "run", "--silent", "test:mounted"]
    given = {"KIBITZ_PICTURES": str(dealt), "KIBITZ_CHROMIUM": CHROMIUM}
    done = subprocess.run(run, cwd=WEB, env={**environ, **given}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"[-6000:]


def _deal(
    address: str, game: str, code: str, dealer: str, stages: Mapping[str, Stage], fields: dict[str, Any]
) -> dict[str, Frame]:
    """Play one deal with bots, and keep the first picture of each stage, in this order."""
    client = PageClient(address)
    client.open(game, deal={"code": code, "dealer": dealer, "vulnerable": [], "seat": "S", "below": {}}, **fields)
    seen = _played(client)
    pictures = {name: next(filter(is_it, seen)) for name, is_it in stages.items()}
    client.close()
    return pictures


def _played(client: PageClient) -> Iterator[Frame]:
    """Every picture of a table, doing what there is to do: the boldest of what one can say, or the first card."""
    read = 0
    while True:
        for frame in client.frames[read:]:
            read += 1
            if frame["type"] == "Shown":
                yield frame["picture"]
        picture = client.wait_until(lambda picture: True)
        bold = next((each["move"] for each in picture["choices"] if each["move"].get("call") == "3NT"), None)
        offered = [each["move"] for each in picture["choices"]]
        move = bold or (offered[-1] if offered else first_move(picture))
        if move is not None:
            client.act(picture, move)
        client.wait_past(picture)


def _asks(picture: Frame) -> bool:
    return any(choice["group"] != "cut" for choice in picture["choices"])


def _names_trumps(picture: Frame) -> bool:
    return any(choice["group"] == "contract" for choice in picture["choices"])


def _may_claim(picture: Frame) -> bool:
    return picture["offers"]["claim_up_to"] is not None


def _waits(picture: Frame) -> bool:
    return picture["turn"] == "W" and not picture["playable"]


def _is_led(picture: Frame) -> bool:
    """Dummy lies there, and somebody else has played too."""
    return len(picture["trick"]) >= 2 and any(place["columns"] for place in picture["places"])


def _is_over(picture: Frame) -> bool:
    return picture["outcome"] is not None


def _won(tricks: int) -> Stage:
    return lambda picture: sum(picture["tricks_won"].values()) >= tricks


_DEALS: Final[tuple[tuple[str, str, str, Mapping[str, Stage], dict[str, Any]], ...]] = (
    ("heroes", LEVEL, "S", {"naming the hero suit": _asks, "dummy opposite": _is_led}, {}),
    ("heroes", LEVEL, "E", {"dummy at the left": _is_led}, {}),
    ("heroes", LEVEL, "W", {"dummy at the right": _is_led}, {}),
    ("bridgewar", LEVEL, "S", {"claiming": _may_claim, "three tricks kept": _won(3), "eleven kept": _won(11)}, PLAY_ON),
    ("bridgewar", LEVEL, "W", {"waiting for another": _waits, "kept by others": _won(11)}, PLAY_ON),
    ("contract", STRONG, "S", {"calling": _asks, "playing a contract": _is_led, "contract over": _is_over}, {}),
    ("abridged", STRONG, "S", {"pass or play": _asks, "naming trumps": _names_trumps, "pivot": _is_over}, PIVOT),
    ("extreme", STRONG, "S", {"naming the stakes": _names_trumps, "playing for them": _is_led}, {}),
    ("extreme", WEST_IS_STRONG, "E", {"what dummy announced": _won(1)}, {}),
)
"""Game, cards, who deals, what is looked at and when, and what else the table is opened with."""
