"""Boards of Contract Bridge played again under our rules: is every call and card legal, and does the result follow?"""

from __future__ import annotations

from kibitz.cards import FULL_HAND, Bid, Seat
from kibitz.engine import events as ev
from kibitz.engine.errors import IllegalMove
from kibitz.engine.game import State, act, start
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.errors import FormatError
from kibitz.formats.header_values import SettledContract
from kibitz.games import game
from kibitz.scoring.rubber import Doubling


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
            raise FormatError(f"Card {number}, {played.card}, is marked as irregular.")
        move = ev.Played(played.seat, played.card)
        try:
            state = act(state, state.table.player(played.seat), move)
        except IllegalMove as error:
            raise FormatError(
                f"Card {number}, {played.card} from {played.seat.label}, is not legal: {error}"
            ) from error
    _check_contract(board, state)
    if not state.over:
        return _claimed(board, state)
    _check_result(board, state)
    return state


def _auctioned(board: BoardRecord) -> State:
    deal, dealer, vulnerable = board.deal, board.dealer, board.vulnerable
    if deal is None or deal.cards != FULL_HAND:
        raise FormatError("The board does not show all four hands.")
    if dealer is None or board.auction is None:
        raise FormatError("The board has no auction.")
    state = start(game("contract", {"scoring": "duplicate"}), deal=deal, dealer=dealer, vulnerable=vulnerable or ())
    for number, called in enumerate(board.auction.calls, 1):
        if called.call is None or called.marks.irregularity:
            raise FormatError(f"Call {number} is not known or not regular.")
        try:
            state = act(state, called.seat, ev.Called(called.seat, called.call))
        except IllegalMove as error:
            raise FormatError(
                f"Call {number}, {called.call.name} by {called.seat.label}, is not legal: {error}"
            ) from error
    return state


def _check_contract(board: BoardRecord, state: State) -> None:
    table, contract = state.table, board.contract
    if contract is None or table.contract is None:
        if board.passed_out != (table.thrown_in is not None) and (contract is not None or board.passed_out):
            raise FormatError("The auction does not lead to what the board says of the contract.")
        return
    declarer, agreed = table.bargain
    reached = SettledContract(Bid(agreed.goal - 6, agreed.strain), Doubling(agreed.terms))
    if reached != contract:
        raise FormatError(f"The auction leads to {reached}, and the board gives {contract} as the contract.")
    if board.declarer is not None and board.declarer is not declarer:
        raise FormatError(f"By the auction {declarer.label} declares, and not {board.declarer.label}.")


def _claimed(board: BoardRecord, state: State) -> State:
    table, tricks = state.table, board.tricks
    if tricks is None or table.contract is None:
        return state
    declarer, _ = table.bargain
    missing = tricks - table.won[declarer.side]
    if not 0 <= missing <= table.remaining:
        least = table.won[declarer.side]
        raise FormatError(
            f"The board gives declarer {tricks} tricks; after the play it can be {least} to {least + table.remaining}."
        )
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
        raise FormatError(
            f"The board gives declarer {board.tricks} tricks, and the play gives {scored.tricks[declarer.side]}."
        )
