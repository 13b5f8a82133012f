"""What whoever runs the server asks for. The token is asked for once on a line; wrong ones are throttled like codes."""

from __future__ import annotations

import logging
import time
from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.office_key import OfficeKey
from kibitz.app.live.connection import TAKE_OVERS, Connection
from kibitz.app.messages import Done
from kibitz.app.storage.whole_copies import back_up
from kibitz.app.storage.writer import StoreError
from kibitz.app.subjects.administration.messages import (
    AskOffice,
    BackupMade,
    BanAddress,
    CloseTable,
    EnterOffice,
    LiftBan,
    MakeBackup,
    OfficeRequest,
)
from kibitz.app.subjects.administration.picture import OfficeView
from kibitz.app.tables.directing import close
from kibitz.app.tables.people import veiled
from kibitz.app.work.processes import WorkFailed
from kibitz.app.work.turns import Share

_log = logging.getLogger("kibitz.office")
_BACKUP_SECONDS: Final = 1800.0
_HOUR: Final = 3600.0


class OfficeAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: OfficeRequest) -> None:
        key = self.hub.office_key
        if isinstance(request, EnterOffice):
            self._enter(key, request)
        elif key is None or not self.connection.is_administrator:
            raise Refusal(w.NOT_THE_ADMINISTRATOR())
        else:
            await self._obey(key, request)

    def _enter(self, key: OfficeKey | None, request: EnterOffice) -> None:
        if key is None:
            raise Refusal(w.NO_OFFICE())
        if self.connection.take_overs >= TAKE_OVERS:
            raise Refusal(w.TOO_FAST())
        if not key.fits(request.token):
            self.connection.take_overs += 1
            _log.warning("Somebody came to the administrator’s page with a wrong token.")
            raise Refusal(w.NOT_THE_ADMINISTRATOR() if self.connection.address.may_try_code() else w.TOO_FAST())
        self.connection.take_overs = 0
        self.connection.is_administrator = True
        self.connection.send(Done(request.id))

    async def _obey(self, key: OfficeKey, request: AskOffice | CloseTable | BanAddress | LiftBan | MakeBackup) -> None:
        match request:
            case AskOffice(id=number):
                view = self.hub.part(OfficeView)
                self.connection.send(view.shown(number, await self.hub.store.trouble()))
            case CloseTable(id=number, table=table):
                await self._close(table)
                self.connection.send(Done(number))
            case BanAddress(id=number, address=address, hours=hours):
                self._ban(address, hours)
                self.connection.send(Done(number))
            case LiftBan(id=number, address=address):
                self.hub.addresses.lift_ban(address)
                self.connection.send(Done(number))
            case MakeBackup(id=number):
                self.connection.send(await self._backup(key, number))
            case _:
                assert_never(request)

    async def _close(self, table: str) -> None:
        code = next((code for code in self.hub.tables if veiled(code) == table), None)
        if code is None:
            raise Refusal(w.NO_SUCH_TABLE())
        await self.hub.direct(code, lambda live: close(live, time.time()))
        _log.warning("The administrator has closed table %s.", table)

    def _ban(self, name: str, hours: int) -> None:
        if self.hub.addresses.is_called(self.connection.address, name):
            raise Refusal(w.YOUR_OWN_ADDRESS())
        address = self.hub.addresses.ban(name, time.time() + hours * _HOUR)
        if address is None:
            raise Refusal(w.NO_ADDRESS())
        for each in tuple(self.hub.connections):
            if each.address is address:
                self.hub.disconnect(each)

    async def _backup(self, key: OfficeKey, number: int) -> BackupMade:
        file = key.backups / f"kibitz-{time.strftime('%Y-%m-%d-%H%M%S')}.sqlite3"
        try:
            key.backups.mkdir(mode=0o700, parents=True, exist_ok=True)
            share = Share("the administrator")
            work = self.hub.work.processes.done(share, _BACKUP_SECONDS, back_up, self.hub.store.url, file)
            contents = await work
        except (WorkFailed, StoreError, OSError) as error:
            _log.error("A backup could not be made: %s", error)
            raise Refusal(w.NO_BACKUP()) from error
        counted = contents.counted
        return BackupMade(
            number, str(file), counted["identities"], counted["tables"], counted["deals"], counted["events"]
        )
