"""Real cards: what happened at the table in a few words, and what it is worth by the game's own scoring."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import NotationError, Seat, Side
from kibitz.engine.events import Contract
from kibitz.engine.text import Template
from kibitz.games import GAMES
from kibitz.games.naming import bid, strain_names
from kibitz.games.paper import PaperForm
from kibitz.games.settings import read_options
from kibitz.scoring.line import Line, totals
from kibitz.scoring.rubber import Doubling
from kibitz.sessions import Result

NOT_BY_HAND: Final = Template("files-not-by-hand")
NEVER_THROWN_IN: Final = Template("files-never-thrown-in")
NO_RESULT_SAID: Final = Template("files-no-result-said")
NO_POINTS_SAID: Final = Template("files-no-points-said")
NO_CONTRACT_SAID: Final = Template("files-no-contract-said")
NO_DECLARER_SAID: Final = Template("files-no-declarer-said")
NO_TRICKS_SAID: Final = Template("files-no-tricks-said")
TOO_MANY_TRICKS: Final = Template("files-too-many-tricks")

_CROSSES: Final = {Doubling.UNDOUBLED: "", Doubling.DOUBLED: "x", Doubling.REDOUBLED: "xx"}
_SMALL_WORDS: Final = ("by", "in", "at", "made", "tricks")
_THROWN_IN: Final = ("pass", "passed", "passed out", "thrown in")
_POINTS: Final = re.compile(r"(\d\d?)\s*(?:p|pts|points)\b")
_MOST: Final = 13
_EXAMPLE_GOAL: Final = 10


class TableResult(Struct, frozen=True):
    """What came of a deal at a table: who declared what with how many tricks, and the points of both sides.

    `tricks` are those of declarer's side. Nobody declares a deal that was thrown in. `lead` is the first card, by its
    name, where an event asks for it.
    """

    declarer: Seat | None = None
    contract: Contract | None = None
    tricks: int = 0
    declarers: int = 0
    defenders: int = 0
    lead: str = ""

    def of(self, side: Side) -> int:
        """The points of a side."""
        if self.declarer is None:
            return 0
        return self.declarers if self.declarer.side is side else self.defenders

    def alone(self, seat: Seat) -> int:
        """The points of a player of three: declarer alone scores, or each defender does."""
        if self.declarer is None:
            return 0
        return self.declarers if self.declarer is seat else self.defenders


def paper_form(game: str, options: Mapping[str, Any]) -> PaperForm:
    """How deals of a game are written down; `NotationError` if they cannot be."""
    entrance = GAMES.get(game)
    if entrance is None or entrance.paper is None:
        raise NotationError(NOT_BY_HAND(game=game if entrance is None else entrance.title))
    return entrance.paper(read_options(entrance.title, entrance.options, options))


def counts_vulnerability(game: str, options: Mapping[str, Any]) -> bool:
    """Whether a deal of this game pays otherwise for a side that is vulnerable.

    >>> counts_vulnerability("minibridge", {}), counts_vulnerability("contract", {"scoring": "duplicate"})
    (False, True)
    """
    entrance = GAMES.get(game)
    if entrance is None or entrance.paper is None:
        return False
    form = paper_form(game, options)
    return any(
        form.score(contract, tricks, True) != form.score(contract, tricks, False)
        for contract in form.contracts
        for tricks in (contract.goal, contract.goal - 1)
    )


def deals_again(game: str, options: Mapping[str, Any]) -> bool:
    """Whether a deal of this game that passes without a contract is dealt again by the same dealer: it is no result.

    >>> deals_again("minibridge", {}), deals_again("contract", {"scoring": "duplicate"})
    (True, False)
    """
    thrown_in = paper_form(game, options).thrown_in
    return thrown_in is not None and thrown_in.same_dealer


def written(form: PaperForm, text: str, vulnerable: Iterable[Side] = ()) -> TableResult:
    """A result from the words of those who played: declarer, contract, tricks.

    Tricks are all that declarer's side won, or = + and - beside the goal. Points, where they set the goal, are
    written with a p.

    >>> form = paper_form("contract", {"scoring": "duplicate"})
    >>> written(form, "N 4SX 10", [Side.NS]).declarers, written(form, "E 3NT -1").defenders
    (790, 50)
    >>> written(paper_form("minibridge", {"scoring": "targets"}), "S hearts 25p 9").declarers
    1
    """
    plain = " ".join(text.replace(",", " ").lower().split())
    if plain in _THROWN_IN:
        if not form.thrown_in:
            raise NotationError(NEVER_THROWN_IN())
        return TableResult()
    points = _POINTS.search(plain)
    words = [word for word in _POINTS.sub(" ", plain).split() if word not in _SMALL_WORDS]
    if len(words) < 2:
        raise NotationError(NO_RESULT_SAID(said=text, example=example(form)))
    declarer, tricks = words[0], words[-1]
    contract = _contract(form, words[1:-1], text)
    if form.by_points is not None:
        if points is None:
            raise NotationError(NO_POINTS_SAID(said=text, example=example(form)))
        contract = replace(contract, goal=form.by_points(int(points[1])))
    return scored(form, _seat(declarer, text, form), contract, _tricks(tricks, contract, text, form), vulnerable)


def points_said(text: str) -> int:
    """The points of both hands, where somebody wrote them; else none.

    >>> points_said("S hearts 25p 9"), points_said("E 3NT -1")
    (25, 0)
    """
    found = _POINTS.search(text.lower())
    return int(found[1]) if found else 0


def scored(
    form: PaperForm, declarer: Seat, contract: Contract, tricks: int, vulnerable: Iterable[Side] = ()
) -> TableResult:
    """A result by the game's own scoring."""
    declarers, defenders = totals(lines(form, declarer, contract, tricks, vulnerable))
    return TableResult(declarer, contract, tricks, declarers, defenders)


def lines(
    form: PaperForm, declarer: Seat, contract: Contract, tricks: int, vulnerable: Iterable[Side] = ()
) -> tuple[Line, ...]:
    """What each point is for, as it stands on a sheet."""
    return form.score(contract, tricks, declarer.side in tuple(vulnerable))


def played_here(result: Result) -> TableResult:
    """What a table of kibitz left behind, as a result of an event."""
    if result.declarer is None:
        return TableResult()
    side = result.declarer.side
    return TableResult(
        result.declarer, result.contract, result.tricks.get(side, 0), result.points(side), result.points(side.other)
    )


def contract_code(contract: Contract) -> str:
    """The contract of an auction as it is written on a slip: 4Sx. Nothing for contracts of other games.

    >>> from kibitz.cards import SPADES
    >>> contract_code(Contract(SPADES, 10, Doubling.DOUBLED)), contract_code(Contract(SPADES, 10, "game"))
    ('4Sx', '')
    """
    return f"{bid(contract).name}{_CROSSES[Doubling(contract.terms)]}" if contract.terms in _CROSSES else ""


def _contract(form: PaperForm, words: list[str], text: str) -> Contract:
    """The one contract that all words speak of."""
    joined = "".join(words).replace("*", "x")
    for contract in form.contracts:
        if joined and joined in _short(contract):
            return contract
    fits = [contract for contract in form.contracts if all(word in _words(contract) for word in words)]
    if len(fits) != 1:
        raise NotationError(NO_CONTRACT_SAID(said=text, example=example(form)))
    return fits[0]


def _short(contract: Contract) -> tuple[str, ...]:
    """As a bid is written: 4sx, 3nt, 3n."""
    if contract.terms not in _CROSSES:
        return ()
    level, cross = bid(contract).level, _CROSSES[Doubling(contract.terms)]
    return tuple(f"{level}{name}{cross}" for name in strain_names(contract.strain))


def _words(contract: Contract) -> tuple[str, ...]:
    terms = contract.terms.lower()
    battle = "hero" if contract.strain.is_suit else "free"
    return (terms, terms.replace("-", ""), terms.split("-")[0], battle, *strain_names(contract.strain))


def _seat(word: str, text: str, form: PaperForm) -> Seat:
    found = [seat for seat in Seat if word in (seat.value.lower(), seat.label.lower())]
    if not found:
        raise NotationError(NO_DECLARER_SAID(said=text, example=example(form)))
    return found[0]


def _tricks(word: str, contract: Contract, text: str, form: PaperForm) -> int:
    if word == "=":
        return contract.goal
    if re.fullmatch(r"[+-]\d\d?", word):
        tricks = contract.goal + int(word)
    elif word.isdecimal():
        tricks = int(word)
    else:
        raise NotationError(NO_TRICKS_SAID(said=text, example=example(form)))
    if not 0 <= tricks <= _MOST:
        raise NotationError(TOO_MANY_TRICKS(said=text, tricks=tricks))
    return tricks


def example(form: PaperForm) -> str:
    """How a result is written in a game: a plain one, with a contract that is often played."""
    if len(form.contracts) < 2:
        return "N 8"
    plain = [each for each in form.contracts if each.terms not in (Doubling.DOUBLED, Doubling.REDOUBLED)]
    contract = next((each for each in plain if each.goal == _EXAMPLE_GOAL), plain[-1])
    short = _short(contract)
    words = short[0].upper() if short else f"{contract.terms} {contract.strain.name}"
    points = " 25p" if form.by_points else ""
    return f"N {words}{points} {max(contract.goal, 7)}"
