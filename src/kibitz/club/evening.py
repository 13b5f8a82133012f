"""An evening at one table with real cards: what was written down deal by deal, and what its session makes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Seat, Side
from kibitz.club.paper_play import lines, paper_form
from kibitz.engine.errors import Objection
from kibitz.engine.events import Contract, Entry
from kibitz.engine.text import Template
from kibitz.games import GAMES, game
from kibitz.games.paper import PaperForm
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine
from kibitz.scoring.line import ScoreReason
from kibitz.sessions import Board, Result, Session, session

_TRICKS: Final = 13
_AS_THEY_SAT: Final = {seat: seat for seat in Seat}  # four players never change places in a deal

FOR_FOUR: Final = Template("paper-for-four")
FOUR_NAMES: Final = Template("paper-four-names")
EVENING_OVER: Final = Template("paper-evening-over")
NOT_THAT_DEAL: Final = Template("paper-not-that-deal")
NOTHING_WRITTEN: Final = Template("paper-nothing-written")
NOT_WRITTEN_SO: Final = Template("slips-not-written-so")
NOT_OVER_YET: Final = Template("paper-not-over-yet")
OTHER_PEOPLE: Final = Template("paper-other-people")
TOO_MANY_SESSIONS: Final = Template("paper-too-many-sessions")
_MOST_SESSIONS: Final = 24


class EveningBegun(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Four people sat down to a session of a game: the first of an evening, or another when one was over.

    They are named clockwise from North, who deals first.
    """

    game: str
    session: str
    names: tuple[str, str, str, str]
    options: Mapping[str, Any] = {}
    session_options: Mapping[str, Any] = {}


class DealWritten(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal was played: who declared what with how many tricks. Nobody declared what was thrown in.

    `honours` are points above the line for honours in one hand, and `honoured` is the side that had them.
    """

    declarer: Seat | None = None
    contract: Contract | None = None
    tricks: int = 0
    honours: int = 0
    honoured: Side | None = None


class DealStruck(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last deal on the sheet was wrong and is taken off; from an empty sheet one goes back to that before."""


class EveningEnded(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """No new deal begins on this sheet."""


EveningLine = EveningBegun | DealWritten | DealStruck | EveningEnded


class RealEvening(Struct, frozen=True):
    """All that is known of an evening: the session under way or played last, and those before it."""

    begun: EveningBegun
    results: tuple[Result, ...] = ()
    ended: bool = False
    earlier: tuple[RealEvening, ...] = ()

    @property
    def form(self) -> PaperForm:
        return paper_form(self.begun.game, self.begun.options)

    @property
    def session(self) -> Session:
        begun = self.begun
        return session(begun.session, begun.session_options, game(begun.game, begun.options))

    @property
    def board(self) -> Board | None:
        """Who deals next, who sits where; None when the evening is over."""
        return self.session.next_board(self.results, stop=self.ended)


def evening_after(state: RealEvening, line: EveningLine) -> RealEvening:
    """The state after one more line."""
    match line:
        case EveningBegun():
            return RealEvening(line, earlier=(*state.earlier, replace(state, earlier=())))
        case DealWritten():
            board = state.board
            assert board is not None
            return replace(state, results=(*state.results, written_result(state.form, board, line)))
        case DealStruck() if not state.results:
            *before, last = state.earlier
            return replace(last, earlier=tuple(before))
        case DealStruck():
            return replace(state, results=state.results[:-1], ended=False)
        case EveningEnded():
            return replace(state, ended=True)
        case _:
            assert_never(line)


def written_result(form: PaperForm, board: Board, deal: DealWritten) -> Result:
    """What a deal leaves to its session, by the game's own scoring."""
    if deal.declarer is None or deal.contract is None:
        return Result(board, thrown_in=form.thrown_in, people=_AS_THEY_SAT)
    honours = (Entry(deal.honoured, deal.honours, ScoreReason.HONOURS),) if deal.honoured else ()
    side = deal.declarer.side
    scored = lines(form, deal.declarer, deal.contract, deal.tricks, board.vulnerable)
    entries = tuple(
        Entry(side if line.to_declarers else side.other, line.points, line.reason, line.below) for line in scored
    )
    tricks = {side: deal.tricks, side.other: _TRICKS - deal.tricks}
    return Result(board, (*entries, *honours), deal.declarer, deal.contract, tricks, people=_AS_THEY_SAT)


def evening_begun(
    name: str,
    options: Mapping[str, Any],
    session_name: str,
    session_options: Mapping[str, Any],
    names: Sequence[str],
) -> EveningBegun:
    """Four people sit down to a session of a game."""
    rules = game(name, options)
    session(session_name, session_options, rules)
    if GAMES[name].players != len(Seat):
        raise Objection(FOR_FOUR())
    paper_form(name, rules.options)
    plain = [" ".join(each.split()) for each in names]
    if len(plain) != len(Seat) or not all(plain) or len(set(plain)) < len(plain):
        raise Objection(FOUR_NAMES())
    north, east, south, west = plain
    return EveningBegun(
        game=name,
        session=session_name,
        names=(north, east, south, west),
        options=rules.options,
        session_options=session_options,
    )


def begun_again(state: RealEvening, begun: EveningBegun) -> EveningBegun:
    """The same people sit down to another session, in any seats."""
    if state.board is not None:
        raise Objection(NOT_OVER_YET())
    if set(begun.names) != set(state.begun.names):
        raise Objection(OTHER_PEOPLE())
    if len(state.earlier) + 1 >= _MOST_SESSIONS:
        raise Objection(TOO_MANY_SESSIONS(most=_MOST_SESSIONS))
    return begun


def deal_written(state: RealEvening, number: int, deal: DealWritten) -> DealWritten:
    """The next deal; `number` is which one it is taken for, so that nothing is written down twice."""
    if state.board is None:
        raise Objection(EVENING_OVER())
    if number != len(state.results) + 1:
        raise Objection(NOT_THAT_DEAL(deal=number))
    form = state.form
    is_played = deal.contract is not None and deal.declarer is not None and 0 <= deal.tricks <= _TRICKS
    is_honoured = deal.honours in form.honours and deal.honoured is not None and is_played
    if not (is_played or (form.thrown_in is not None and deal.declarer is None)):
        raise Objection(NOT_WRITTEN_SO())
    if (deal.honours or deal.honoured) and not is_honoured:
        raise Objection(NOT_WRITTEN_SO())
    return deal


def deal_struck(state: RealEvening, number: int) -> DealStruck:
    """The last deal was wrong; `number` is which one it is taken for."""
    if not state.results and not state.earlier:
        raise Objection(NOTHING_WRITTEN())
    if number != len(state.results):
        raise Objection(NOT_THAT_DEAL(deal=number))
    return DealStruck()


def evening_ended(state: RealEvening) -> EveningEnded:
    """No deal after the last."""
    if state.board is None:
        raise Objection(EVENING_OVER())
    return EveningEnded()


class EveningSum(Struct, frozen=True):
    """What somebody has scored in each session of an evening that has begun, in all, and how many they have won."""

    name: str
    points: tuple[int, ...]
    won: int

    @property
    def total(self) -> int:
        return sum(self.points)


def evening_sum(state: RealEvening) -> tuple[EveningSum, ...]:
    """Of everybody, in the order in which they first sat. Who is level with everybody has won nothing."""
    scored: dict[str, list[int]] = {name: [] for name in (*state.earlier, state)[0].begun.names}
    won = dict.fromkeys(scored, 0)
    for each in (*state.earlier, state):
        if not each.results:
            continue
        names, standing = each.begun.names, each.session.standing(each.results, stop=each.ended)
        for name, points in zip(names, standing.totals, strict=True):
            scored[name].append(points)
        if len(standing.winners) < len(names):
            for player in standing.winners:
                won[names[player]] += 1
    return tuple(EveningSum(name, tuple(points), won[name]) for name, points in scored.items())


EVENING: Final = LedgerKind[EveningLine, RealEvening](
    "evening", 2, EveningLine, EveningBegun, RealEvening, evening_after
)
"""The second version knows evenings of several sessions."""
