"""The STUN and TURN servers by which browsers in different networks find each other, and passwords for those."""

from __future__ import annotations

import base64
import hmac
import re
import time
from typing import Final

from msgspec import Struct

VALID_SECONDS: Final = 12 * 3600
_ADDRESS: Final = re.compile(
    r"(?:stuns?:(?P<host>[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?)"
    r"|(?:turns?:(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?)"
)


class Relay(Struct, frozen=True, gc=False):
    """Servers as a browser is told of them."""

    urls: tuple[str, ...]
    username: str | None = None
    credential: str | None = None


class Relays(Struct, frozen=True):
    """What whoever runs this server has set; none: browsers find each other in one network only."""

    addresses: tuple[str, ...] = ()
    secret: str | None = None

    def for_one(self, who: str, now: float | None = None) -> tuple[Relay, ...]:
        """All of them for one person, with a password for half a day.

        The secret is shared with the TURN server and goes to nobody: its `use-auth-secret` takes names that begin
        with the time they end, and passwords made of the name with the secret.
        """
        plain = tuple(each for each in self.addresses if each.startswith("stun"))
        relaying = tuple(each for each in self.addresses if each.startswith("turn"))
        found = [Relay(plain)] if plain else []
        if relaying and self.secret:
            name = f"{int((time.time() if now is None else now) + VALID_SECONDS)}:{who}"
            digest = hmac.digest(self.secret.encode(), name.encode(), "sha1")
            found.append(Relay(relaying, name, base64.b64encode(digest).decode()))
        return tuple(found)


def is_address(address: str) -> bool:
    """Whether that is what browsers take for one of these servers.

    >>> is_address("stun:stun.example.org"), is_address("turns:turn.example.org:5349?transport=tcp")
    (True, True)
    >>> is_address("turn.example.org"), is_address("turn://turn.example.org")
    (False, False)
    """
    return _ADDRESS.fullmatch(address) is not None
