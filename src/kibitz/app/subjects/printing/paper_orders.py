"""Sheets of paper: score sheets, hand records, curtain cards, travellers and the like, each set as a PDF."""

from __future__ import annotations

import hashlib
import re
from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.ledger_door import come_in_from
from kibitz.app.ledgers.ledger_subject import Printable
from kibitz.app.links import qr_code
from kibitz.app.live.limits import Address
from kibitz.app.subjects.printing.messages import PrintOrder
from kibitz.app.tables.company import may_look_back
from kibitz.app.tables.people import hashed, read_code
from kibitz.app.typesetting import typeset
from kibitz.app.work.turns import Share
from kibitz.cards import Deal, Seat
from kibitz.cards.shuffle import fresh_seed, shuffled
from kibitz.club.competition.state import Competition
from kibitz.club.league.league_state import League
from kibitz.club.printing.convention_sheet import convention_data
from kibitz.club.printing.deal_sheets import CURTAIN_CARDS, HAND_RECORDS, curtain_data, hands_data
from kibitz.club.printing.event_sheets import (
    EventOnPaper,
    TableLink,
    cards_data,
    certificate_data,
    guides_data,
    ranking_data,
    tables_data,
    travellers_data,
)
from kibitz.club.printing.league_sheet import league_data
from kibitz.club.printing.score_sheets import SessionOnPaper, blank_session, score_sheet_data
from kibitz.club.printing.stationery import Printed, PrintedSheet
from kibitz.engine.text import Template
from kibitz.formats.deals import read_deals
from kibitz.games import game
from kibitz.narration.languages import language
from kibitz.sessions import SESSIONS
from kibitz.words import Language

NO_ORDER: Final = Template("paper-no-order")
DEALS_AT_ONCE: Final = Template("files-deals-at-once")
NOT_ALL_DEALT: Final = Template("paper-not-all-dealt")
_MOST_BOARDS: Final = 36
_OF_NOTHING: Final = (PrintedSheet.SHEET, PrintedSheet.HANDS, PrintedSheet.CURTAIN, PrintedSheet.CONVENTION)
_CUT: Final = 26
_CODE: Final = re.compile(r"[0-9A-Za-z -]{20,40}")


async def printed(hub: Hub, address: Address, order: PrintOrder, site: str = "") -> bytes:
    """The sheet as a PDF, set behind the gateway, each address in its turn; or a refusal. `site` is for links on it."""
    return await hub.work.done(Share(address), set_sheet, order, await _on_paper(hub, address, order), site)


async def _on_paper(hub: Hub, address: Address, order: PrintOrder) -> Printable | None:
    """What the sheet is of: a table, what has the code, a session that is still to be played; None for deals alone."""
    if order.table and order.sheet is PrintedSheet.SHEET:
        return await _at_table(hub, order)
    if order.code or order.sheet not in _OF_NOTHING:
        for subject in hub.ledger_subjects:
            if subject.paper is not None and order.sheet in subject.paper.sheets:
                ledger = await come_in_from(hub.ledgers, address, subject.kind, order.code)
                if subject.paper.otherwise is not None and not ledger.may_run(order.secret):
                    raise Refusal(subject.paper.otherwise())
                return subject.paper.of(ledger.state)
    return blank_session(order.game, order.session, order.options) if order.sheet is PrintedSheet.SHEET else None


async def _at_table(hub: Hub, order: PrintOrder) -> SessionOnPaper:
    table = await hub.table(order.table)
    known = await hub.store.identity(hashed(order.token)) if order.token else None
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


def set_sheet(order: PrintOrder, of: Printable | None, site: str = "") -> bytes:
    spoken = language(order.language)
    return typeset(order.sheet, _data(order, of, spoken, site), order.paper, spoken)


def _data(order: PrintOrder, of: Printable | None, spoken: Language, site: str) -> Printed:
    match of:
        case League():
            return league_data(of, spoken)
        case SessionOnPaper():
            return score_sheet_data(of, spoken, order.boards)
        case EventOnPaper(event=event, table_codes=codes) if order.sheet is PrintedSheet.TABLES:
            links = {
                table: TableLink(code, qr_code(f"{site}/event/{read_code(order.code)}#{table}-{code}"))
                for table, code in codes.items()
            }
            return tables_data(event, spoken, links)
        case EventOnPaper(event=event):
            return _event_data(order, event, spoken)
        case None:
            return _deals_data(order, spoken)
        case _:
            assert_never(of)


def _event_data(order: PrintOrder, event: Competition, spoken: Language) -> Printed:
    match order.sheet:
        case PrintedSheet.RANKING:
            return ranking_data(event, spoken)
        case PrintedSheet.TRAVELLERS:
            return travellers_data(event, spoken, blank=order.blank)
        case PrintedSheet.CARDS:
            return cards_data(event, spoken)
        case PrintedSheet.GUIDES:
            return guides_data(event, spoken)
        case PrintedSheet.HANDS:
            return hands_data(event.created.title, _boards(event), spoken, tricks=order.tricks)
        case PrintedSheet.CURTAIN:
            return curtain_data(event.created.title, _boards(event), spoken)
        case _:
            return certificate_data(event, spoken)


def _deals_data(order: PrintOrder, spoken: Language) -> Printed:
    match order.sheet:
        case PrintedSheet.HANDS:
            return hands_data(spoken.say(HAND_RECORDS()), _deals(order), spoken, tricks=order.tricks)
        case PrintedSheet.CURTAIN:
            return curtain_data(spoken.say(CURTAIN_CARDS()), _deals(order), spoken)
        case PrintedSheet.CONVENTION:
            return convention_data(order.bidding, spoken)
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
