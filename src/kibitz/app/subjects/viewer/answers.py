"""Boards that a page sends as codes, looked at like finished deals. Nothing of them is kept but the last analyses."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.live.connection import Connection
from kibitz.app.pictures.analysing import what_was_recorded
from kibitz.app.pictures.replay_messages import Analysis
from kibitz.app.subjects.viewer.messages import AskBoard, AskBoardAnalysis, BoardShown
from kibitz.app.subjects.viewer.picture import board_details
from kibitz.cards import NotationError
from kibitz.formats import BoardRecord
from kibitz.formats.board_code import read_board_code


class ViewerAnswers:
    """For one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: AskBoard | AskBoardAnalysis) -> None:
        try:
            board = read_board_code(request.code)
            match request:
                case AskBoard(id=number):
                    self.connection.send(BoardShown(number, board_details(board)))
                case AskBoardAnalysis():
                    self.connection.send(await self._analysis(request, board))
                case _:
                    assert_never(request)
        except NotationError as error:
            raise Refusal(error.text) from error

    async def _analysis(self, request: AskBoardAnalysis, board: BoardRecord) -> Analysis:
        if not board_details(board).has_analysis:
            raise Refusal(w.NOT_ALL_HANDS())
        found = await self.hub.analyses.of(("board", request.code), partial(what_was_recorded, board))
        return replace(found, id=request.id)
