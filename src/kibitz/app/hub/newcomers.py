"""Who asks: an identity, stored with a nickname when somebody does the first thing that is kept."""

from __future__ import annotations

import time

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.live.connection import Connection
from kibitz.app.storage import store as st
from kibitz.app.storage.writer import Change
from kibitz.app.tables import people
from kibitz.app.tables.names import clean_nickname


async def somebody(hub: Hub, connection: Connection, nickname: str | None) -> str:
    """The identity of a page's person, stored with the nickname if it is new. Who only solves puzzles needs none."""
    now = time.time()
    name = connection.nickname if nickname is None else clean_nickname(nickname)
    if connection.identity is None:
        if not connection.address.may_be_new():
            raise Refusal(w.TOO_MANY_PEOPLE())
        identity = people.fresh_identity()
        token = {"hash": people.hashed(connection.token), "identity": identity, "created": now}
        person = {"id": identity, "nickname": name, "created": now}
        await hub.store.commit((Change(st.NEW_IDENTITY, (person,)), Change(st.NEW_TOKEN, (token,))))
        hub.arrive(connection, identity)
    elif connection.nickname != name:
        await hub.store.commit((Change(st.NICKNAME, ({"who": connection.identity, "name": name},)),))
    connection.nickname = name
    assert connection.identity is not None
    return connection.identity
