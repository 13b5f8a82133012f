"""The door of ledgers: by a code, perhaps with a secret. One throttle for both, and no request comes in elsewhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.ledgers.live_ledgers import Ledgers, LiveLedger
from kibitz.app.live.connection import TAKE_OVERS, Connection
from kibitz.app.live.limits import Address
from kibitz.app.tables.people import read_code
from kibitz.engine.text import Text
from kibitz.ledger.kind import Folded, LedgerKind, WrittenLine

UnderCode = TypeVar("UnderCode")


async def come_in(
    ledgers: Ledgers, connection: Connection, kind: LedgerKind[WrittenLine, Folded], typed: str
) -> LiveLedger[WrittenLine, Folded]:
    """The ledger of that kind under a code as somebody types it; a refusal if there is none."""
    return await found_by_code(connection, typed, lambda plain: ledgers.under(kind, plain))


async def come_in_from(
    ledgers: Ledgers, address: Address, kind: LedgerKind[WrittenLine, Folded], typed: str
) -> LiveLedger[WrittenLine, Folded]:
    """The same for a plain request, of which nothing is remembered: each counts as a try."""
    if not address.may_try_code():
        raise Refusal(w.TOO_FAST())
    return await ledgers.under(kind, typed)


async def found_by_code(connection: Connection, typed: str, under: Callable[[str], Awaitable[UnderCode]]) -> UnderCode:
    """What is under a code; trying codes is limited for each address, finding the same one again is not."""
    plain = read_code(typed)
    if plain not in connection.doors and not connection.address.may_try_code():
        raise Refusal(w.TOO_FAST())
    found = await under(plain)
    connection.doors.add(plain)
    return found


def shows_secret(
    connection: Connection, ledger: LiveLedger[WrittenLine, Folded], secret: str | None, otherwise: Text
) -> bool:
    """Whether a page comes with the secret of a ledger; a wrong one is refused, and after a few nothing is heard."""
    if secret is None:
        return False
    if connection.take_overs >= TAKE_OVERS:
        raise Refusal(w.TOO_FAST())
    if not ledger.may_run(secret):
        connection.take_overs += 1
        raise Refusal(otherwise if connection.address.may_try_code() else w.TOO_FAST())
    connection.take_overs = 0
    return True
