"""Boards of Contract Bridge played again under our rules: is every call and card legal, and does the result follow?"""

from __future__ import annotations

from typing import Final

from kibitz.cards import FULL_HAND, Bid, Deal, NotationError, Seat
from kibitz.engine import events as ev
from kibitz.engine.errors import IllegalMove
from kibitz.engine.game import State, act, start
from kibitz.engine.text import Template
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.errors import FormatError
from kibitz.formats.header_values import SettledContract
from kibitz.games import game
from kibitz.scoring.rubber import Doubling

CARD_IRREGULAR: Final = Template("record-card-irregular")
CARD_NOT_LEGAL: Final = Template("record-card-not-legal")
CALL_IRREGULAR: Final = Template("record-call-irregular")
CALL_NOT_LEGAL: Final = Template("record-call-not-legal")
HANDS_MISSING: Final = Template("record-hands-missing")
END_POSITION: Final = Template("record-end-position")
NO_AUCTION: Final = Template("record-no-auction")
AUCTION_ELSEWHERE: Final = Template("record-auction-elsewhere")
AUCTION_LEADS_TO: Final = Template("record-auction-leads-to")
ANOTHER_DECLARER: Final = Template("record-another-declarer")
TRICKS_CANNOT_BE: Final = Template("record-tricks-cannot-be")
OTHER_TRICKS: Final = Template("record-other-tricks")


def replay_board(board: BoardRecord) -> State:
    """The deal as our engine has it, each deal scored by itself as at a club.

    Where the play breaks off before the last trick and the file gives a result, declarer claims what is missing and
    the others agree. A board without a result is left where it stands. `FormatError` says what is not as it must be.

    >>> import io
    >>> from kibitz.cards import Side
    >>> from kibitz.formats import pbn
    >>> hands = "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"
    >>> board = pbn.read_game(io.StringIO(f'[Dealer "N"]\\n[Deal "{hands}"]\\n[Result "7"]\\n[Auction "N"]\\n1NT AP'))
    >>> replay_board(board).table.scored.tricks[Side.NS]
    7
    """
    state = _auctioned(board)
    for number, played in enumerate(board.play.cards if board.play else (), 1):
        if played.card is None:
            break  # what came after a card that nobody noted down cannot be checked
        if played.marks.irregularity:
            raise FormatError(CARD_IRREGULAR(number=number, card=played.card.name))
        move = ev.Played(played.seat, played.card)
        try:
            state = act(state, state.table.player(played.seat), move)
        except IllegalMove as error:
            refused = CARD_NOT_LEGAL(number=number, card=played.card.name, who=played.seat)
            raise FormatError(refused, error) from error
    _check_contract(board, state)
    if not state.over:
        return _claimed(board, state)
    _check_result(board, state)
    return state


def no_deal(board: BoardRecord) -> FormatError:
    """Why a board has no whole deal: a hand is not shown, or has fewer cards than another."""
    if len(board.hands) == len(Seat):
        try:
            Deal(board.hands)
        except NotationError as error:
            return FormatError.at(error)
    return FormatError(HANDS_MISSING())


def _auctioned(board: BoardRecord) -> State:
    deal, dealer, vulnerable = board.deal, board.dealer, board.vulnerable
    if deal is None:
        raise no_deal(board)
    if deal.cards != FULL_HAND:
        raise FormatError(END_POSITION(cards=deal.cards))
    if dealer is None or board.auction is None:
        raise FormatError(NO_AUCTION())
    state = start(game("contract", {"scoring": "duplicate"}), deal=deal, dealer=dealer, vulnerable=vulnerable or ())
    for number, called in enumerate(board.auction.calls, 1):
        if called.call is None or called.marks.irregularity:
            raise FormatError(CALL_IRREGULAR(number=number))
        try:
            state = act(state, called.seat, ev.Called(called.seat, called.call))
        except IllegalMove as error:
            refused = CALL_NOT_LEGAL(number=number, call=called.call.name, who=called.seat)
            raise FormatError(refused, error) from error
    return state


def _check_contract(board: BoardRecord, state: State) -> None:
    table, contract = state.table, board.contract
    if contract is None or table.contract is None:
        if board.passed_out != (table.thrown_in is not None) and (contract is not None or board.passed_out):
            raise FormatError(AUCTION_ELSEWHERE())
        return
    declarer, agreed = table.bargain
    reached = SettledContract(Bid(agreed.goal - 6, agreed.strain), Doubling(agreed.terms))
    if reached != contract:
        raise FormatError(AUCTION_LEADS_TO(reached=str(reached), contract=str(contract)))
    if board.declarer is not None and board.declarer is not declarer:
        raise FormatError(ANOTHER_DECLARER(who=declarer, given=board.declarer))


def _claimed(board: BoardRecord, state: State) -> State:
    table, tricks = state.table, board.tricks
    if tricks is None or table.contract is None:
        return state
    declarer, _ = table.bargain
    missing = tricks - table.won[declarer.side]
    if not 0 <= missing <= table.remaining:
        least = table.won[declarer.side]
        raise FormatError(TRICKS_CANNOT_BE(tricks=tricks, least=least, most=least + table.remaining))
    claimer = table.people[declarer]
    state = act(state, claimer, ev.Claimed(claimer, missing, ev.ClaimLine.HIGH))
    while not state.over:
        seat: Seat = next(iter(state.turns))
        state = act(state, seat, ev.Answered(seat, True))
    return state


def _check_result(board: BoardRecord, state: State) -> None:
    scored, declarer = state.table.scored, state.table.declarer
    if scored is None or declarer is None or board.tricks is None:
        return
    if scored.tricks[declarer.side] != board.tricks:
        raise FormatError(OTHER_TRICKS(tricks=board.tricks, played=scored.tricks[declarer.side]))
