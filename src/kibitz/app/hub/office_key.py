"""What opens the administrator's page, and where its backups go."""

from __future__ import annotations

import hmac
import os
from pathlib import Path
from typing import Final

from msgspec import Struct

from kibitz.app.tables.people import fresh_token, hashed
from kibitz.engine.text import SpokenError, Template
from kibitz.words.system import why

TOKEN_UNREADABLE: Final = Template("server-token-unreadable")
TOKEN_NO_TEXT: Final = Template("server-token-no-text")
TOKEN_TOO_SHORT: Final = Template("server-token-too-short")

SHORTEST_TOKEN: Final = 20
"""Characters: what is shorter could be tried."""


class BadOfficeKey(SpokenError):
    """The file with the administrator's token cannot be used; the message says why."""


class OfficeKey(Struct, frozen=True):
    """Only the hash of the token is in memory."""

    token_hash: str
    backups: Path

    def fits(self, token: str) -> bool:
        """Takes as long whatever the token is."""
        return hmac.compare_digest(hashed(token), self.token_hash)


def read_office_key(file: Path, backups: Path) -> OfficeKey:
    """The token in a file. If there is no such file it is made, with a fresh token, for its owner alone."""
    try:
        if not file.exists():
            with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as new:
                new.write(f"{fresh_token()}\n")
        token = file.read_text("utf-8").strip()
    except OSError as error:
        raise BadOfficeKey(TOKEN_UNREADABLE(file=str(file), why=why(error))) from error
    except UnicodeDecodeError as error:
        raise BadOfficeKey(TOKEN_NO_TEXT(file=str(file))) from error
    if len(token) < SHORTEST_TOKEN or len(token.split()) != 1:
        raise BadOfficeKey(TOKEN_TOO_SHORT(file=str(file), least=SHORTEST_TOKEN))
    return OfficeKey(hashed(token), backups)
