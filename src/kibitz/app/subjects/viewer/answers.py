"""Boards that a page sends as codes, looked at like finished deals. Nothing of them is kept but the last analyses."""

from __future__ import annotations

from io import BufferedReader, BytesIO
from itertools import islice
from typing import Final, assert_never

from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.texts import unpacked
from kibitz.app.live.connection import Connection
from kibitz.app.pictures.analysing import what_was_recorded
from kibitz.app.pictures.replay_messages import Analysis
from kibitz.app.subjects.viewer.messages import (
    AskBoard,
    AskBoardAnalysis,
    AskFileDeals,
    BoardDetails,
    BoardShown,
    FileDeals,
    ViewerRequest,
)
from kibitz.app.subjects.viewer.picture import board_details
from kibitz.cards import NotationError
from kibitz.club.competition.board_cards import NO_WHOLE_BOARD
from kibitz.formats import bridge_format, read_boards
from kibitz.formats.board_code import read_board_code

_MOST_DEALS: Final = 32


class ViewerAnswers:
    """For one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: ViewerRequest) -> None:
        work, share = self.hub.work, self.connection.share
        try:
            match request:
                case AskBoard(id=number, code=code):
                    self.connection.send(BoardShown(number, await work.done(share, board_of_code, code)))
                case AskBoardAnalysis(id=number, code=code):
                    found = await work.remembered(code, share, analysis_of_code, code)
                    if found is None:
                        raise Refusal(w.NOT_ALL_HANDS())
                    self.connection.send(replace(found, id=number))
                case AskFileDeals(id=number, name=name):
                    sent = self.connection.take_pieces()
                    self.connection.send(FileDeals(number, await work.done(share, deals_of_file, sent, name)))
                case _:
                    assert_never(request)
        except NotationError as error:
            raise Refusal(error.text) from error


def board_of_code(code: str) -> BoardDetails:
    """Behind the gateway: a code can hold a long record."""
    return board_details(read_board_code(code))


def deals_of_file(sent: str, name: str) -> tuple[str, ...]:
    """Behind the gateway: a file can be long."""
    boards = read_boards(BufferedReader(BytesIO(unpacked(sent))), bridge_format(name))
    found = tuple(islice((board.deal.code for board in boards if board.deal is not None), _MOST_DEALS))
    if not found:
        raise Refusal(NO_WHOLE_BOARD())
    return found


def analysis_of_code(code: str) -> Analysis | None:
    """None if its record does not have all four hands."""
    board = read_board_code(code)
    return what_was_recorded(board) if board_details(board).has_analysis else None
