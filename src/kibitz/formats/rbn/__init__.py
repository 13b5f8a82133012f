"""RBN, Richard Pavlicek's notation: short lines for large collections of deals. Nothing here knows a rule."""

from kibitz.formats.rbn.rbn_reader import read
from kibitz.formats.rbn.rbn_writer import text, write

__all__ = ["read", "text", "write"]
