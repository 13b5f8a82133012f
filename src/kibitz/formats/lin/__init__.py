"""LIN, the files of Bridge Base Online: boards, matches of two rooms, commentary. Nothing here knows a rule."""

from kibitz.formats.lin.lin_reader import LinReader, read, read_game, read_headers
from kibitz.formats.lin.lin_writer import text, write

__all__ = ["LinReader", "read", "read_game", "read_headers", "text", "write"]
