"""What the operating system has against a file or an address, as messages."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

_BY_NUMBER: Final[Mapping[int, str]] = {
    errno.ENOENT: "cli-no-such-file",
    errno.EEXIST: "cli-already-there",
    errno.EISDIR: "cli-a-folder",
    errno.ENOTDIR: "cli-path-without-folder",
    errno.EACCES: "cli-not-permitted",
    errno.EPERM: "cli-not-permitted",
    errno.ENOSPC: "cli-no-space",
    errno.EROFS: "cli-read-only",
    errno.EADDRNOTAVAIL: "cli-not-this-computer",
}


def why(error: OSError) -> str:
    """A word for `WORD($why)`: the id of a message, or for what is rare the system's own words.

    >>> why(FileNotFoundError(errno.ENOENT, "No such file or directory"))
    'cli-no-such-file'
    """
    return _BY_NUMBER.get(error.errno or 0) or (error.strerror or str(error)).lower()
