"""How much one address may ask of the server: enough for a classroom behind one router, too little for a flood."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Sequence
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

_log = logging.getLogger("kibitz.limits")

CROWD: Final = 100
"""How many people may share an address, unless the one who runs the server says otherwise."""
_DRAWINGS_EACH: Final = 3  # QR codes in a minute: for friends, for another device, and once more
_PRINTS_EACH: Final = 2  # sheets of paper in a minute
_LINES_EACH: Final = 3  # a page, one that is just being reloaded, and one on another device
_CONNECTIONS_EACH: Final = 9  # those, and six by which a browser loads a page
_CONNECTING_EACH: Final = 20  # connections opened at once, and again in a minute
_FETCHES_EACH: Final = 60  # plain requests at once, and again in a minute
_SHARE_OF_RATE: Final = 4  # all together send at most a quarter of what each alone may
_BURST_SECONDS: Final = 4
_MINUTE: Final = 60.0
_LONGEST_WAIT: Final = 2.0


class Allowance:
    """So much at once, and so much again in every second."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._most = at_once
        self._a_second = a_second
        self._left = at_once
        self._counted_at = time.monotonic()

    def take(self) -> float:
        """Take one; returns how many seconds it came too early, 0 if it did not."""
        self._earn()
        self._left -= 1
        return max(0.0, -self._left / self._a_second)

    def may_take(self) -> bool:
        """Take one if there is one."""
        return not self.wait_to_take()

    def wait_to_take(self) -> float:
        """Take one if there is one; returns how many seconds there will be none, 0 if it was taken."""
        self._earn()
        if self._left < 1:
            return (1 - self._left) / self._a_second
        self._left -= 1
        return 0.0

    @property
    def is_full(self) -> bool:
        self._earn()
        return self._left >= self._most

    def _earn(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._counted_at) * self._a_second)
        self._counted_at = now


class Address:
    """All that comes from one address, whoever sends it. With a crowd of 0 there is no limit."""

    def __init__(self, crowd: int, rate: float, name: str = "") -> None:
        self.name = name
        self._crowd = crowd
        people = max(crowd, 1)
        together = rate * people / _SHARE_OF_RATE
        self.lines = 0
        self.connections = 0
        self.banned_until = 0.0  # in seconds since 1970
        connecting, fetches = people * _CONNECTING_EACH, people * _FETCHES_EACH
        self._connecting = Allowance(connecting, connecting / _MINUTE)
        self._fetches = Allowance(fetches, fetches / _MINUTE)
        self._messages = Allowance(together * _BURST_SECONDS, together)
        self._people = Allowance(people, people / _MINUTE)
        self._tables = Allowance(people, people / _MINUTE)
        self._codes = Allowance(people, people / _MINUTE)
        drawings = people * _DRAWINGS_EACH
        self._drawings = Allowance(drawings, drawings / _MINUTE)
        prints = people * _PRINTS_EACH
        self._prints = Allowance(prints, prints / _MINUTE)

    @property
    def is_banned(self) -> bool:
        return self.banned_until > 0 and time.time() < self.banned_until

    def may_connect(self) -> bool:
        """Whether there is room for another connection, whatever it is going to be."""
        if self.is_banned:
            return False
        if not self._crowd:
            return True
        return self.connections < self._crowd * _CONNECTIONS_EACH and self._connecting.may_take()

    def enter(self) -> bool:
        """Another line, if there is room for it."""
        if self.is_banned:
            return False
        if self._crowd and self.lines >= self._crowd * _LINES_EACH:
            return False
        self.lines += 1
        return True

    def leave(self) -> None:
        self.lines -= 1

    def wait(self) -> float:
        """How many seconds a message has to wait: nobody is refused for what a neighbour does."""
        return min(_LONGEST_WAIT, self._messages.take()) if self._crowd else 0.0

    def may_be_new(self) -> bool:
        return not self._crowd or self._people.may_take()

    def may_open_table(self) -> bool:
        return not self._crowd or self._tables.may_take()

    def may_try_code(self) -> bool:
        return not self._crowd or self._codes.may_take()

    def wait_to_fetch(self) -> float:
        """How many seconds until the next plain request is answered, 0 if it is now."""
        return self._fetches.wait_to_take() if self._crowd else 0.0

    def wait_for_drawing(self) -> float:
        """How many seconds until the next QR code may be drawn, 0 if it may be now."""
        return self._drawings.wait_to_take() if self._crowd else 0.0

    def wait_to_print(self) -> float:
        """How many seconds until the next sheet may be printed, 0 if it may be now."""
        return self._prints.wait_to_take() if self._crowd else 0.0

    @property
    def is_quiet(self) -> bool:
        """Nobody is there, and nothing is to be remembered of them."""
        plain = (self._connecting, self._fetches, self._drawings, self._prints)
        counted = (*plain, self._messages, self._people, self._tables, self._codes)
        is_gone = not self.lines and not self.connections and not self.is_banned
        return is_gone and all(each.is_full for each in counted)


class Addresses:
    """The addresses that people come from."""

    def __init__(self, crowd: int, rate: float, proxies: int = 0) -> None:
        self._crowd = crowd
        self._rate = rate
        self.proxies = proxies
        self._known: dict[str, Address] = {}
        self._has_warned = False

    def behind(self, connection: HTTPConnection) -> Address:
        """Where a request or a line comes from."""
        peer = connection.client.host if connection.client else None
        return self.of(peer, connection.headers.getlist("x-forwarded-for"))

    def of(self, peer: str | None, forwarded: Sequence[str]) -> Address:
        """The peer's address, or the one that our own proxies say. What others wrote there counts for nothing.

        `forwarded` are the X-Forwarded-For headers; each proxy adds its own peer at the end.
        """
        named = [each.strip() for header in forwarded for each in header.split(",")]
        if self.proxies and len(named) >= self.proxies:
            peer = named[-self.proxies]
        return self._named(_neighbourhood(peer or ""))

    def _named(self, name: str) -> Address:
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = Address(self._crowd, self._rate, name)
        return known

    def known(self) -> Iterable[tuple[str, Address]]:
        """By name, those who are here or were a short time ago."""
        return self._known.items()

    def is_called(self, address: Address, name: str) -> bool:
        return self._known.get(_neighbourhood(name)) is address

    def ban(self, name: str, until: float) -> Address | None:
        """Nobody comes in from there until then; None if that is no address. The ban ends with this process."""
        try:
            ip_address(name.partition("%")[0])
        except ValueError:
            return None
        address = self._named(_neighbourhood(name))
        address.banned_until = until
        return address

    def lift_ban(self, name: str) -> None:
        if (address := self._known.get(_neighbourhood(name))) is not None:
            address.banned_until = 0.0

    def warn(self) -> None:
        """Say once to whoever runs the server that somebody was kept out."""
        if not self._has_warned:
            self._has_warned = True
            _log.warning(
                "More people than --crowd allows come from one address. With a proxy in front, say so with --proxies."
            )

    def tidy(self) -> None:
        """Forget those who have gone."""
        for name in [name for name, address in self._known.items() if address.is_quiet]:
            del self._known[name]


def _neighbourhood(peer: str) -> str:
    """One address, or the network of one household where each device has billions of its own.

    >>> _neighbourhood("203.0.113.7"), _neighbourhood("2001:db8:1:2:3:4:5:6"), _neighbourhood("::ffff:203.0.113.7")
    ('203.0.113.7', '2001:db8:1:2::', '203.0.113.7')
    """
    try:
        address = ip_address(peer.partition("%")[0])
    except ValueError:
        return peer
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))
