"""Ways of writing deals down, and of reading what others wrote. Nothing here decides a rule or a score."""

from kibitz.formats.board_record import Annotation, AuctionRecord, BoardRecord, PlayRecord, RecordedCall, RecordedCard
from kibitz.formats.errors import FormatError
from kibitz.formats.exchange import FORMATS, BridgeFormat, bridge_format, read_boards, replayed, write_boards
from kibitz.formats.header_values import SettledContract
from kibitz.formats.own_games import board_of
from kibitz.formats.visitor import SKIP, BoardVisitor

__all__ = [
    "FORMATS",
    "SKIP",
    "Annotation",
    "AuctionRecord",
    "BoardRecord",
    "BoardVisitor",
    "BridgeFormat",
    "FormatError",
    "PlayRecord",
    "RecordedCall",
    "RecordedCard",
    "SettledContract",
    "board_of",
    "bridge_format",
    "read_boards",
    "replayed",
    "write_boards",
]
