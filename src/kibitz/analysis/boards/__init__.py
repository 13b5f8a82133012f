"""Boards of any bridge file in one line: what they say, and what the solver says of them. Nothing here prints."""

from kibitz.analysis.boards.board_files import LeftOutWarning, dump, load
from kibitz.analysis.boards.loaded_board import LoadedBoard

__all__ = ["LeftOutWarning", "LoadedBoard", "dump", "load"]
