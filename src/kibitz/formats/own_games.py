"""Deals of kibitz's own tables as boards, and back: what PBN has no word for stands in tags of our own.

`KibitzGame` names the game for people. Below `KibitzLog` stand the event that opened the deal, the seed and salt of its
shuffle if it had one, and every move of the players, one a line: events as in our records, without the outer braces,
which would be a comment here. All else follows by the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from kibitz.cards import DOUBLE, FRENCH, PASS, REDOUBLE, Bid, Card, Hand, Seat, Side, Strain
from kibitz.engine import codec
from kibitz.engine import events as ev
from kibitz.engine.errors import IllegalMove
from kibitz.engine.game import OTHER_RULES, Game, State, act, mover, reopened
from kibitz.engine.table import Table
from kibitz.engine.text import AS_IT_IS, SpokenError, Template
from kibitz.formats.board_record import AuctionRecord, BoardRecord, PlayRecord, RecordedCall, RecordedCard
from kibitz.formats.errors import FormatError
from kibitz.formats.header_values import UNKNOWN, SettledContract, write_deal, write_vulnerable
from kibitz.games import GAMES, game
from kibitz.scoring.rubber import Doubling

OPENS_NO_DEAL: Final = Template("record-opens-no-deal")
NO_MOVE: Final = Template("record-no-move")
MOVE_NOT_LEGAL: Final = Template("record-move-not-legal")

GAME_TAG: Final = "KibitzGame"
LOG_TAG: Final = "KibitzLog"

_BRIDGE_CALLS: Final = (PASS, DOUBLE, REDOUBLE)


def board_of(state: State, players: Mapping[Seat, str] | None = None, number: int | None = None) -> BoardRecord:
    """A deal of any of our games as a board.

    Cards of the coloured pack are written as those of the French one: red as spades, green as hearts, yellow as
    diamonds, blue as clubs.
    """
    table = state.table
    headers = {
        "Event": "",
        "Board": "" if number is None else str(number),
        **{seat.label: (players or {}).get(seat, UNKNOWN) for seat in (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)},
        "Dealer": table.dealer.value,
        "Vulnerable": write_vulnerable(table.header.vulnerable),
        "Deal": write_deal({seat: Hand(FRENCH, hand.mask) for seat, hand in table.dealt.items()}),
        "Scoring": "",
        **_outcome(table),
        GAME_TAG: table.header.game,
        LOG_TAG: "",
    }
    secret = (event for event in state.log if isinstance(event, ev.Seeded))
    kept = (table.header, *secret, *_moves(state))
    rows = tuple(codec.encode(event).decode()[1:-1] for event in kept)
    return BoardRecord(headers=headers, auction=_auction(table), play=_play(table), tables={LOG_TAG: rows})


def _moves(state: State) -> Iterator[ev.Move]:
    """What the players did; an announcement, for one, may also have been the table's."""
    again = reopened(state.game, state.log)
    while len(again.log) < len(state.log):
        move = state.log[len(again.log)]
        seat = mover(again.table, move) if isinstance(move, ev.Move) else None
        assert seat is not None and isinstance(move, ev.Move)  # the log of a state was made by moves
        yield move
        again = act(again, seat, move)


def _outcome(table: Table) -> dict[str, str]:
    if table.thrown_in is not None:
        passed = table.thrown_in.reason == ev.WhyThrownIn.PASSED_OUT
        return {"Declarer": "", "Contract": "Pass" if passed else "", "Result": ""}
    said = {"Declarer": UNKNOWN, "Contract": UNKNOWN, "Result": UNKNOWN}
    if table.declarer is not None:
        said["Declarer"] = table.declarer.value
    if table.contract is not None and table.contract.goal > 6:
        bid = Bid(table.contract.goal - 6, _french(table.contract.strain))
        terms = table.contract.terms
        said["Contract"] = str(SettledContract(bid, Doubling(terms) if terms in (*Doubling,) else Doubling.UNDOUBLED))
    if table.scored is not None:
        said["Result"] = str(table.scored.tricks[table.reckoned]) if table.declarer else ""
        points = sum(entry.points if entry.side is Side.NS else -entry.points for entry in table.scored.entries)
        said["Score"] = f"NS {points}" if points >= 0 else f"EW {-points}"
    return said


def _french(strain: Strain) -> Strain:
    return next(each for each in FRENCH.strains if each.index == strain.index)


def _french_card(card: Card) -> Card:
    return FRENCH.cards[card.index]


def _auction(table: Table) -> AuctionRecord | None:
    """The auction, where the calls are those of bridge; a round of Pass and Play stands among the moves only."""
    calls = [called.call for called in table.calls]
    bid = any(isinstance(call, Bid) for call in calls)
    passed_out = table.thrown_in is not None and table.thrown_in.reason == ev.WhyThrownIn.PASSED_OUT
    if not (bid or passed_out) or not all(isinstance(call, Bid) or call in _BRIDGE_CALLS for call in calls):
        return None
    is_over = table.contract is not None or table.thrown_in is not None
    said = tuple(RecordedCall(called.seat, called.call) for called in table.calls)
    return AuctionRecord(table.dealer, said, end="" if is_over else "+")


def _play(table: Table) -> PlayRecord | None:
    plays = [*(played for trick in table.tricks for played in trick.plays), *table.trick]
    if not plays:
        return None
    end = "*" if table.remaining or table.awarded else ""
    cards = tuple(RecordedCard(played.seat, _french_card(played.card)) for played in plays)
    return PlayRecord(plays[0].seat, cards, end=end if table.scored else "+")


def is_ours(board: BoardRecord) -> bool:
    """Whether a board came from one of our tables, with all its moves."""
    return bool(board.tables.get(LOG_TAG))


def state_of(board: BoardRecord) -> State:
    """A board that `board_of` wrote, played again move by move under the rules of its game."""
    try:
        opened, *rest = (codec.decode_event("{" + row + "}") for row in board.tables[LOG_TAG])
        if not isinstance(opened, ev.Opened) or opened.game not in GAMES:
            raise FormatError(OPENS_NO_DEAL(tag=LOG_TAG))
        rules = game(opened.game, opened.options)
        if rules.version != opened.version:
            raise FormatError(OTHER_RULES(game=opened.game, version=opened.version, known=rules.version))
        seeded = rest[:1] if rest and isinstance(rest[0], ev.Seeded) else _dealt(board, rules)
        state = reopened(rules, (opened, *seeded))
    except SpokenError as error:
        raise FormatError.at(error) from error
    except ValueError as error:
        raise FormatError(AS_IT_IS(why=str(error))) from error
    for number, move in enumerate((event for event in rest if not isinstance(event, ev.Seeded)), 1):
        seat = mover(state.table, move) if isinstance(move, ev.Move) else None
        if seat is None or not isinstance(move, ev.Move):
            raise FormatError(NO_MOVE(number=number, tag=LOG_TAG))
        try:
            state = act(state, seat, move)
        except IllegalMove as error:
            raise FormatError(MOVE_NOT_LEGAL(number=number, tag=LOG_TAG), error) from error
    return state


def _dealt(board: BoardRecord, rules: Game) -> list[ev.Dealt]:
    return [ev.Dealt(seat, Hand(rules.deck, hand.mask)) for seat, hand in board.hands.items()]
