"""PBN, the Portable Bridge Notation, version 2.1: read tolerantly, written strictly. Nothing here knows a rule."""

from kibitz.formats.pbn.pbn_reader import PbnReader, read, read_game, read_headers
from kibitz.formats.pbn.pbn_writer import HEADING, text, write

__all__ = ["HEADING", "PbnReader", "read", "read_game", "read_headers", "text", "write"]
