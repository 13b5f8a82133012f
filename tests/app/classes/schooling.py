"""A class made of code: a teacher at the desk and pupils with tablets, over real WebSockets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.app.client import Frame, PageClient

Pages = Callable[..., PageClient]


class Teacher:
    """A desk, and all that it has been told, put together as the page does."""

    def __init__(self, page: PageClient, code: str | None = None, secret: str = "", game: str = "bridgewar") -> None:
        self.page = page
        if code is None:
            opened = page.make("NewClass", title="4b", game=game)
            assert opened["type"] == "Made", opened
            code, secret = opened["code"], opened["secret"]
        self.code, self.secret = code, secret
        self.told: list[Frame] = []
        self.seen: Frame | None = None
        self._read = len(page.frames)
        self.ask("Follow", kind="desk", secret=secret)
        self._take_in()

    @property
    def members(self) -> dict[int, Frame]:
        return {int(number): each for number, each in self.page.followed["desk"]["members"].items()}

    @property
    def tables(self) -> dict[int, Frame]:
        return {int(number): each for number, each in self.page.followed["desk"]["tables"].items()}

    def ask(self, kind: str, /, **fields: Any) -> Frame:
        answer = self.page.ask(kind, code=self.code, **fields)
        assert answer["type"] != "Refused", answer
        return answer

    def boards(self, **fields: Any) -> Frame:
        return {"game": "bridgewar", "count": 2, "bots": "beginner", **fields}

    def seat(self, how: str = "random", **fields: Any) -> None:
        self.ask("SeatClass", how=how, boards=self.boards(**fields))

    def until(self, is_so: Callable[[Teacher], bool]) -> None:
        """Read on until the desk looks like that."""
        self._take_in()
        while not is_so(self):
            self.page.wait_for(lambda frame: frame["type"] in ("Changed", "TableSeen"))
            self._take_in()

    def _take_in(self) -> None:
        for frame in self.page.frames[self._read :]:
            if frame["type"] == "TableSeen":
                self.seen = frame
            elif frame["type"] in ("Followed", "Changed"):
                self.told.append(frame)
        self._read = len(self.page.frames)

    def number(self, name: str) -> int:
        return next(number for number, each in self.members.items() if each["name"] == name)


class Schoolchild:
    """Somebody who has come, or only stands at the door."""

    def __init__(self, page: PageClient, code: str, name: str | None) -> None:
        self.page = page
        self.code = code
        self.answer = page.ask("Follow", kind="class", code=code)
        if name is not None and self.answer["type"] == "Followed":
            self.answer = page.ask("ComeToClass", code=code, nickname=name)

    def shown(self, is_it: Callable[[Frame], bool] = lambda shown: True) -> Frame:
        """The class as I see it; what has been shown counts."""
        return self.page.see("class", is_it)

    def place(self, is_it: Callable[[Frame], bool]) -> Frame:
        shown = self.shown(lambda shown: shown["you"] is not None and is_it(shown["you"]))
        place: Frame = shown["you"]
        return place

    def sit_down(self, table: str | None = None) -> Frame:
        """Go to the table that the class has me at."""
        place = self.place(lambda place: place["table"] is not None and table in (None, place["table"]))
        self.page.ask("Watch", table=place["table"])
        return self.page.wait_until(lambda picture: bool(picture["table"] == place["table"]))
