"""Sheets of paper from the page: score sheets, hand records and curtain cards as PDF, one at a time."""

from __future__ import annotations

import hashlib
import re
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.ledger_door import come_in_from
from kibitz.app.live.limits import Address
from kibitz.app.protocol import PrintOrder
from kibitz.app.subjects.competition.answers import NOT_THE_ORGANISER
from kibitz.app.subjects.competition.competition_ledger import COMPETITION
from kibitz.app.subjects.league.league_ledger import LEAGUE
from kibitz.app.tables.company import may_look_back
from kibitz.app.tables.people import hashed
from kibitz.app.thinking.analyses import Analyses
from kibitz.app.typesetting import typeset
from kibitz.app.web.headers import is_same_origin
from kibitz.app.web.plain import too_many
from kibitz.cards import Deal, NotationError, Seat
from kibitz.cards.shuffle import fresh_seed, shuffled
from kibitz.club.competition.state import Competition
from kibitz.club.evening import EVENING
from kibitz.club.printing.deal_sheets import CURTAIN_CARDS, HAND_RECORDS, curtain_data, hands_data
from kibitz.club.printing.event_sheets import (
    cards_data,
    certificate_data,
    ranking_data,
    tables_data,
    travellers_data,
)
from kibitz.club.printing.league_sheet import league_data
from kibitz.club.printing.score_sheets import SessionOnPaper, blank_session, score_sheet_data
from kibitz.club.printing.stationery import Printed, PrintedSheet
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template, Text
from kibitz.formats.deals import read_deals
from kibitz.games import game
from kibitz.narration.languages import language
from kibitz.sessions import SESSIONS
from kibitz.words import Language

CANNOT_PRINT: Final = Template("paper-cannot-print")
NO_ORDER: Final = Template("paper-no-order")
DEALS_AT_ONCE: Final = Template("files-deals-at-once")
NOT_ALL_DEALT: Final = Template("paper-not-all-dealt")
TOO_MANY_SHEETS: Final = Template("paper-too-many-sheets")
_MOST_BOARDS: Final = 36
_OF_EVENTS: Final = (
    PrintedSheet.RANKING,
    PrintedSheet.TRAVELLERS,
    PrintedSheet.CARDS,
    PrintedSheet.TABLES,
    PrintedSheet.CERTIFICATE,
)
_OF_DEALS: Final = (PrintedSheet.HANDS, PrintedSheet.CURTAIN)
_LONGEST_ORDER: Final = 64_000  # bytes
_CUT: Final = 26
_CODE: Final = re.compile(r"[0-9A-Za-z -]{20,40}")


class Press:
    """Sets sheets in a thread of its own, in the order in which they are asked for."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._thread: Analyses[bytes] = Analyses()

    def routes(self) -> list[Route]:
        return [Route("/api/print", self._print, methods=["POST"])]

    async def _print(self, request: Request) -> Response:
        if not is_same_origin(request):
            return _refused(NO_ORDER(), 403)
        try:
            order = msgspec.json.decode(await _body(request), type=PrintOrder)
        except (msgspec.MsgspecError, ClientDisconnect):
            return _refused(NO_ORDER(), 400)
        address = self._hub.addresses.behind(request)
        if wait := address.wait_to_print():
            return too_many(self._hub, str(TOO_MANY_SHEETS()), wait)
        try:
            pdf = await self._pdf(order, address)
        except ModuleNotFoundError:
            return _refused(CANNOT_PRINT(extra="kibitz"), 501)
        except NotationError as error:
            return _refused(error.text, 400)
        except (Objection, Refusal) as error:
            return _refused(error.text, 400)
        return Response(pdf, media_type="application/pdf", headers={"Cache-Control": "no-store"})

    async def _pdf(self, order: PrintOrder, address: Address) -> bytes:
        tongue = language(order.language)
        if order.sheet is PrintedSheet.LEAGUE:
            league = (await come_in_from(self._hub.ledgers, address, LEAGUE, order.code)).state.league
            return await self._thread.done(lambda: typeset(order.sheet, league_data(league), order.paper, tongue))
        if order.sheet is PrintedSheet.SHEET:
            on_paper = await self._session(order, address)
            return await self._thread.done(
                lambda: typeset(order.sheet, score_sheet_data(on_paper, tongue, order.boards), order.paper, tongue)
            )
        if order.sheet in _OF_EVENTS or (order.code and order.sheet in _OF_DEALS):
            book = await come_in_from(self._hub.ledgers, address, COMPETITION, order.code)
            if not book.may_run(order.secret):
                raise Refusal(NOT_THE_ORGANISER())
            event = book.state.event
            return await self._thread.done(
                lambda: typeset(order.sheet, _event_data(order, event, tongue), order.paper, tongue)
            )
        return await self._thread.done(lambda: typeset(order.sheet, _data(order, tongue), order.paper, tongue))

    async def _session(self, order: PrintOrder, address: Address) -> SessionOnPaper:
        """Of a table or an evening, the deals that are over; else one that is still to be played."""
        if order.table:
            return await self._at_table(order)
        if order.code:
            state = (await come_in_from(self._hub.ledgers, address, EVENING, order.code)).state
            begun = state.begun
            rules = game(begun.game, begun.options)
            title = SESSIONS[begun.session].title
            return SessionOnPaper(
                rules, title, state.session, begun.names, state.results, stopped=state.ended, date=begun.day
            )
        return blank_session(order.game, order.session, order.options)

    async def _at_table(self, order: PrintOrder) -> SessionOnPaper:
        table = await self._hub.table(order.table)
        known = await self._hub.store.identity(hashed(order.token)) if order.token else None
        identity = known[0] if known else None
        if not may_look_back(table, identity):
            raise Refusal(w.PRIVATE_DEAL())
        player = table.player_of(identity) if identity else None
        return SessionOnPaper(
            table.game,
            SESSIONS["match" if table.boards else table.session_name].title,
            table.session,
            table.names,
            tuple(table.results),
            stopped=table.stopping and table.state.over,
            reader=None if player is None else table.home(player).side,
        )


def _event_data(order: PrintOrder, event: Competition, tongue: Language) -> Printed:
    match order.sheet:
        case PrintedSheet.RANKING:
            return ranking_data(event, tongue)
        case PrintedSheet.TRAVELLERS:
            return travellers_data(event, tongue, blank=order.blank)
        case PrintedSheet.CARDS:
            return cards_data(event, tongue)
        case PrintedSheet.TABLES:
            return tables_data(event)
        case PrintedSheet.HANDS:
            return hands_data(event.created.title, _boards(event), tongue, tricks=order.tricks)
        case PrintedSheet.CURTAIN:
            return curtain_data(event.created.title, _boards(event), tongue)
        case _:
            return certificate_data(event, tongue)


def _data(order: PrintOrder, tongue: Language) -> Printed:
    match order.sheet:
        case PrintedSheet.HANDS:
            return hands_data(tongue.say(HAND_RECORDS()), _deals(order), tongue, tricks=order.tricks)
        case PrintedSheet.CURTAIN:
            return curtain_data(tongue.say(CURTAIN_CARDS()), _deals(order), tongue)
        case _:
            raise Refusal(NO_ORDER())


def _boards(event: Competition) -> list[Deal]:
    """The cards of all boards of a competition, in the order of their numbers."""
    boards = event.movement.boards if event.movement else ()
    if not boards or tuple(sorted(event.deals)) != tuple(range(1, len(boards) + 1)):
        raise Refusal(NOT_ALL_DEALT())
    deck = game(event.created.game, event.created.options).deck
    return [Deal.from_code(event.deals[number], deck) for number in sorted(event.deals)]


def _deals(order: PrintOrder) -> list[Deal]:
    """Those that are given, or as many as are wanted from a seed: the same seed has the same deals on every sheet."""
    deck = game(order.game, order.options).deck
    if order.deals.strip():
        lines = [line.strip() for line in order.deals.splitlines() if line.strip()]
        by_code = all(_CODE.fullmatch(line) for line in lines)
        found = [Deal.from_code(line, deck) for line in lines] if by_code else list(read_deals(lines, "They"))
        if not found or len(found) > _MOST_BOARDS:
            raise Refusal(DEALS_AT_ONCE(deals=len(found), most=_MOST_BOARDS))
        return found
    seed = bytes.fromhex(order.seed or fresh_seed())
    seeds = (hashlib.sha256(seed + bytes([number])).hexdigest() for number in range(order.boards))
    return [Deal.from_pack(shuffled(each, _CUT, deck), Seat.NORTH, deck) for each in seeds]


async def _body(request: Request) -> bytes:
    """What was sent, or nothing if it is longer than any order."""
    found = b""
    async for piece in request.stream():
        found = found + piece if len(found) + len(piece) <= _LONGEST_ORDER else b""
    return found


def _refused(text: Text, status: int) -> Response:
    return Response(msgspec.json.encode(text), status, media_type="application/json")
