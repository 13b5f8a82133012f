"""How a deal with real cards is tapped in: the form of a game for the page, and what was tapped."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kibitz.app.errors import Refusal
from kibitz.app.pictures.results import SlipContract, SlipForm, SlipSaid
from kibitz.cards import Seat
from kibitz.club.competition.competition_lines import Created
from kibitz.club.competition.state import Competition
from kibitz.club.evening import NOT_WRITTEN_SO
from kibitz.club.movements.movement import board as board_of
from kibitz.club.paper_play import TableResult, paper_form, points_said, scored
from kibitz.engine.events import Contract
from kibitz.engine.text import Template
from kibitz.games import GAMES
from kibitz.games import game as rules_of
from kibitz.games.charts import PLAIN_NUMBER
from kibitz.games.naming import bid
from kibitz.games.paper import PaperForm
from kibitz.scoring.rubber import Doubling

IS_DOUBLED: Final = {
    Doubling.UNDOUBLED: Template("rules-is-doubled-undoubled"),
    Doubling.DOUBLED: Template("slips-is-doubled-doubled"),
    Doubling.REDOUBLED: Template("slips-is-doubled-redoubled"),
}
NOT_PLAYED: Final = Template("paper-not-played")
WHAT_FOR: Final = Template("story-what-for")


def slip_form(form: PaperForm, game: str) -> SlipForm:
    """What can be tapped in a game."""
    return SlipForm(
        contracts=tuple(_contract(each) for each in form.contracts),
        seats=_seats(game),
        thrown_in=NOT_PLAYED(reason=form.thrown_in.reason) if form.thrown_in else None,
        by_points=form.by_points is not None,
        honours=form.honours,
    )


def said_contract(form: PaperForm, game: str, said: SlipSaid) -> Contract | None:
    """The contract that was tapped; None if the deal was thrown in."""
    if said.declarer is None:
        if form.thrown_in is None:
            raise Refusal(NOT_WRITTEN_SO())
        return None
    if said.contract >= len(form.contracts) or said.declarer not in _seats(game):
        raise Refusal(NOT_WRITTEN_SO())
    contract = form.contracts[said.contract]
    return contract if form.by_points is None else replace(contract, goal=form.by_points(said.points))


def said_result(event: Competition, board: int, said: SlipSaid) -> TableResult:
    """What was tapped, by the scoring of the event's game."""
    form = paper_form(event.created.game, event.created.options)
    contract = said_contract(form, event.created.game, said)
    if board < 1 or said.honours:
        raise Refusal(NOT_WRITTEN_SO())
    if contract is None or said.declarer is None:
        return TableResult()
    if said.lead and said.lead not in leads_of(event.created):
        raise Refusal(NOT_WRITTEN_SO())
    result = scored(form, said.declarer, contract, said.tricks, board_of(board).vulnerable)
    return replace(result, lead=said.lead)


def leads_of(created: Created) -> tuple[str, ...]:
    """The cards that can be led, by their names."""
    return tuple(card.name for card in rules_of(created.game, created.options).deck.cards)


def tapped_as(event: Competition, result: TableResult, typed: str) -> SlipSaid:
    """How a result that was typed would be tapped."""
    if result.contract is None:
        return SlipSaid(None)
    form, game = paper_form(event.created.game, event.created.options), event.created.game
    meant = (result.contract.strain, result.contract.terms)
    places = [
        place
        for place, each in enumerate(form.contracts)
        if (each.strain, each.terms) == meant and (form.by_points or each.goal == result.contract.goal)
    ]
    if not places or result.declarer not in _seats(game):
        raise Refusal(NOT_WRITTEN_SO())
    return SlipSaid(result.declarer, places[0], result.tricks, points_said(typed) if form.by_points else 0)


def _contract(contract: Contract) -> SlipContract:
    if contract.terms in tuple(Doubling):
        first, then = PLAIN_NUMBER(number=bid(contract).level), IS_DOUBLED[Doubling(contract.terms)]()
        return SlipContract(first, contract.strain.letter, then, contract.goal)
    return SlipContract(WHAT_FOR(terms=contract.terms), contract.strain.letter, None, contract.goal)


def _seats(game: str) -> tuple[Seat, ...]:
    return tuple(seat for seat in Seat if GAMES[game].players == len(Seat) or seat is not Seat.SOUTH)
