"""A board of a file with all that can be asked of it: what it says, what could be made of it, and how it looks."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import cached_property
from html import escape
from typing import final

from kibitz.analysis.par import Par, par
from kibitz.analysis.solver import TrickTable, table
from kibitz.analysis.studies.decisions import CardDecision, decisions
from kibitz.analysis.studies.played_boards import Role, recorded_board
from kibitz.cards import Bid, Call, Card, Deal, Hand, Seat, Side
from kibitz.cards.diagrams import hands_as_svg, hands_as_text
from kibitz.engine.game import State
from kibitz.formats import pbn
from kibitz.formats.board_record import BoardRecord, bargain
from kibitz.formats.exchange import replayed
from kibitz.formats.header_values import SettledContract, write_deal, write_vulnerable


@final
class LoadedBoard:
    """One board of a file. What the file does not tell is None, or empty where there may be many.

    `record` is the whole board as its file has it, with all notes, tags and comments.

    >>> board = LoadedBoard.of(Deal.parse("N:AKQ2.KJ43.AT8.76 J43.AQ2.765.T982 T98.T765.KQ2.AJ3 765.98.J943.KQ54"))
    >>> board.dealer, board.table["N"]["H"], board.par.score
    (Seat.NORTH, 10, 420)
    """

    def __init__(self, record: BoardRecord) -> None:
        self.record = record

    @classmethod
    def of(
        cls, deal: Deal, number: int | None = None, dealer: Seat = Seat.NORTH, vulnerable: tuple[Side, ...] = ()
    ) -> LoadedBoard:
        """A board that nobody has bid or played yet."""
        said = {"Board": str(number)} if number is not None else {}
        told = {"Dealer": dealer.value, "Vulnerable": write_vulnerable(vulnerable), "Deal": write_deal(deal.hands)}
        return cls(BoardRecord(headers=said | told))

    @classmethod
    def parse(cls, text: str) -> LoadedBoard:
        """The first board of a text in PBN."""
        found = pbn.read_game(io.StringIO(text))
        return cls(found if isinstance(found, BoardRecord) else BoardRecord())

    def __repr__(self) -> str:
        """As it can be typed back: in PBN, or part by part where PBN cannot say all of it."""
        written = pbn.text(self.record, complete=False)
        if LoadedBoard.parse(written) == self:
            return f"LoadedBoard.parse({written!r})"
        return f"LoadedBoard({self.record!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LoadedBoard) and self.record == other.record

    __hash__ = None  # type: ignore[assignment]  # a board has mappings in it

    @property
    def number(self) -> int | None:
        return self.record.number

    @property
    def dealer(self) -> Seat | None:
        return self.record.dealer

    @property
    def vulnerable(self) -> tuple[Side, ...] | None:
        """The sides that are vulnerable; None if the file does not say."""
        return self.record.vulnerable

    @property
    def players(self) -> dict[Seat, str]:
        return self.record.players

    @cached_property
    def hands(self) -> dict[Seat, Hand]:
        """The hands that are known."""
        return self.record.hands

    @cached_property
    def deal(self) -> Deal | None:
        """The four hands, if all are known."""
        return self.record.deal

    @property
    def auction(self) -> tuple[Call, ...]:
        """The calls from the dealer on, up to the first that nobody noted down."""
        calls: list[Call] = []
        for called in self.record.auction.calls if self.record.auction else ():
            if called.call is None:
                break
            calls.append(called.call)
        return tuple(calls)

    @property
    def play(self) -> tuple[Card, ...]:
        """The cards from the opening lead on, up to the first that nobody noted down."""
        cards: list[Card] = []
        for played in self.record.play.cards if self.record.play else ():
            if played.card is None:
                break
            cards.append(played.card)
        return tuple(cards)

    @property
    def contract(self) -> SettledContract | None:
        """The contract, doubled or not, by the headers or else by the auction; None too if everybody passed."""
        reached = bargain(self.record)
        return reached[1] if reached else None

    @property
    def declarer(self) -> Seat | None:
        reached = bargain(self.record)
        return reached[0] if reached else None

    @property
    def tricks(self) -> int | None:
        """How many tricks declarer's side won."""
        return self.record.tricks

    @property
    def score(self) -> int | None:
        """What North and South scored at duplicate: worked out, not read."""
        return self.record.score

    @cached_property
    def table(self) -> TrickTable | None:
        """The double-dummy table: `board.table["N"]["NT"]` is what North takes at no-trumps."""
        return table(self.deal) if self.deal is not None else None

    @cached_property
    def par(self) -> Par | None:
        """What perfect bidding over all four hands comes to.

        If the file tells neither, North deals and nobody is vulnerable.
        """
        solved = self.table
        return par(solved, self.dealer or Seat.NORTH, self.vulnerable or ()) if solved is not None else None

    @cached_property
    def decisions(self) -> tuple[CardDecision, ...]:
        """Every card that was played beside the best one, all hands seen; empty if the play is not known."""
        played = recorded_board(str(self.number or ""), self.record)
        return tuple(decisions(self.number or 0, played)) if played is not None else ()

    @property
    def losses(self) -> Mapping[Role, int]:
        """Tricks lost by the lead, by declarer and by the defence after it; empty if the play is not known."""
        lost: dict[Role, int] = {}
        for each in self.decisions:
            role = Role(each.role)
            lost[role] = lost.get(role, 0) + each.lost
        return lost

    def replay(self) -> State:
        """The board under the rules, every call and card checked: `NotationError` says what is against them."""
        return replayed(self.record)

    @property
    def diagram(self) -> str:
        """The hands around the table, with number, dealer and who is vulnerable, as text."""
        return hands_as_text(self.hands, self._notes())

    @property
    def svg(self) -> str:
        """The same as a picture."""
        return hands_as_svg(self.hands, self._notes())

    def _repr_html_(self) -> str:
        """What a notebook shows: the picture, the auction, and what came of it."""
        beside = "".join(part for part in (self._auction_html(), self._result_html()) if part)
        style = "display:flex;flex-wrap:wrap;gap:1.5em;align-items:flex-start"
        return f'<div style="{style}">{self.svg}<div>{beside}</div></div>'

    def _notes(self) -> list[str]:
        words = {(): "None vul.", (Side.NS,): "N-S vul.", (Side.EW,): "E-W vul.", (Side.NS, Side.EW): "All vul."}
        number = self.record.headers.get("Board", "").replace("?", "")
        notes = [f"Board {number}" if number else "", f"Dealer {self.dealer.value}" if self.dealer else ""]
        if self.vulnerable is not None:
            notes.append(words[tuple(side for side in Side if side in self.vulnerable)])
        return [note for note in notes if note]

    def _auction_html(self) -> str:
        dealer = self.record.auction.dealer if self.record.auction else None
        if dealer is None or not self.auction:
            return ""
        before = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH).index(dealer)
        cells = [*[""] * before, *(_call_html(call) for call in self.auction)]
        rows = (cells[at : at + 4] for at in range(0, len(cells), 4))
        body = "".join(
            "<tr>" + "".join(f'<td style="padding:0 .6em">{cell}</td>' for cell in row) + "</tr>" for row in rows
        )
        head = "".join(f'<th style="padding:0 .6em">{letter}</th>' for letter in "WNES")
        return f'<table style="text-align:left"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'

    def _result_html(self) -> str:
        if self.contract is None or self.declarer is None:
            return "<p>passed out</p>" if self.record.passed_out else ""
        over = self.tricks - self.contract.bid.level - 6 if self.tricks is not None else None
        result = "" if over is None else " =" if not over else f" {over:+d}"
        score = f", N-S {self.score:+d}" if self.score is not None else ""
        return f"<p>{escape(str(self.contract))} by {self.declarer.label}{result}{score}</p>"


def _call_html(call: Call) -> str:
    if not isinstance(call, Bid):
        return {"pass": "pass", "double": "X", "redouble": "XX"}.get(call.name, escape(call.name))
    if call.strain.ink == "red":
        return f'{call.level}<span style="color:#d1323f">{call.strain.symbol}</span>'
    return f"{call.level}{call.strain.symbol}"
