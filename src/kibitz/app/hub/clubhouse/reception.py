"""What pages ask of classes and clubs, led to whoever answers it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from kibitz.app.hub.clubhouse.code_door import CodeDoor
from kibitz.app.hub.clubhouse.evenings.evening_requests import EveningDesk
from kibitz.app.hub.clubhouse.event_requests import Events
from kibitz.app.hub.clubhouse.leagues.league_requests import Leagues
from kibitz.app.hub.clubhouse.schoolhouse.class_requests import ClassDoor
from kibitz.app.hub.clubhouse.schoolhouse.desk_requests import TeachersDesk
from kibitz.app.hub.clubhouse.schoolhouse.homework_requests import HomeworkDoor
from kibitz.app.hub.clubhouse.slip_requests import SlipDesk
from kibitz.app.hub.connection import Connection
from kibitz.app.hub.hub import Hub
from kibitz.app.page import protocol

Somebody = Callable[[str | None], Awaitable[str]]
"""Who asks, stored with a nickname if they are new."""


class Reception:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection, somebody: Somebody) -> None:
        self.hub = hub
        self.connection = connection
        self._somebody = somebody

    async def serve(self, request: protocol.ClubRequest) -> None:
        if isinstance(request, protocol.FindCode):
            await CodeDoor(self.hub, self.connection).serve(request)
        elif isinstance(request, protocol.DeskRequest):
            await TeachersDesk(self.hub, self.connection).serve(request)
        elif isinstance(request, protocol.EventRequest):
            await Events(self.hub, self.connection, self._somebody).serve(request)
        elif isinstance(request, protocol.HomeworkRequest):
            await HomeworkDoor(self.hub, self.connection, self._somebody).serve(request)
        elif isinstance(request, protocol.SlipRequest):
            await SlipDesk(self.hub, self.connection).serve(request)
        elif isinstance(request, protocol.EveningRequest):
            await EveningDesk(self.hub, self.connection).serve(request)
        elif isinstance(request, protocol.LeagueRequest):
            await Leagues(self.hub, self.connection, self._somebody).serve(request)
        else:
            await ClassDoor(self.hub, self.connection, self._somebody).serve(request)
