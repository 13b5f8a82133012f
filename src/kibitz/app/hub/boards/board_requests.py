"""What a page asks of boards, by whom it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from kibitz.app.hub.boards.ordering import Ordering
from kibitz.app.hub.boards.written_boards import WrittenBoards
from kibitz.app.hub.connection import Connection
from kibitz.app.hub.hub import Hub
from kibitz.app.page.protocol import OrderDeals, PlayDeals, ViewerRequest


async def answer_viewer(
    hub: Hub, connection: Connection, somebody: Callable[[str | None], Awaitable[str]], request: ViewerRequest
) -> None:
    """A board to look at, or deals to order."""
    if isinstance(request, OrderDeals | PlayDeals):
        await Ordering(hub, connection, somebody).serve(request)
    else:
        await WrittenBoards(hub, connection).serve(request)
