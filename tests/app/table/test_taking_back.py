"""What can be taken back: until somebody else has moved, and at a practice table whatever was played since."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.client import Frame, PageClient, first_move, in_english, refused
from tests.app.home.test_people import play_together, sit_together
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def _to_play(page: PageClient) -> Frame:
    return page.wait_until(lambda each: each["you"] in each["waiting"] and bool(each["playable"]))


def _play_one(ann: PageClient) -> tuple[Frame, Any]:
    picture = _to_play(ann)
    move = first_move(picture)
    assert move is not None
    ann.act(picture, move)
    return picture, move


@pytest.mark.parametrize("practice", [False, True])
def test_a_look_at_another_hand_is_not_rewound_but_for_practice(
    sqlite_server: ServerThread, pages: Pages, practice: bool
) -> None:
    ann = pages(sqlite_server.address)
    ann.open("bridgewar", "Ann", practice=practice)
    before, _ = _play_one(ann)
    # The bots have played on, and it is Ann's turn again: what they played is seen.
    after = ann.wait_until(lambda each: each["at"] > before["at"] + 1 and each["you"] in each["waiting"])
    assert after["practice"] is practice and after["offers"]["undo"] is practice
    answer = ann.act(after, {"event": "asked", "seat": after["seat"]})
    if practice:
        assert ann.wait_until(lambda each: any("taken back" in in_english(line["text"]) for line in each["story"]))
    else:
        assert "only at a practice table" in refused(answer)


def test_a_move_that_nobody_has_answered_is_taken_back_by_consent(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(sqlite_server, pages, "contract")
    players = {"ann": ann, "bob": bob}
    play_together([ann, bob], lambda picture: bool(picture["choices"]) and picture["you"] == 0)
    picture = ann.wait_until(lambda each: any(choice["group"] == "call" for choice in each["choices"]))
    assert players["bob"].picture is not None
    ann.act(picture, next(choice["move"] for choice in picture["choices"] if choice["move"].get("call") == "pass"))
    picture = ann.wait_until(lambda each: each["offers"]["undo"] and not each["choices"])
    assert ann.act(picture, {"event": "asked", "seat": picture["seat"]})["type"] == "Done"
    asked = bob.wait_until(lambda each: bool(each["pending"] and each["pending"]["answer"]))
    bob.act(asked, asked["pending"]["answer"][0]["move"])
    ann.wait_until(lambda each: any("taken back" in in_english(line["text"]) for line in each["story"]))
