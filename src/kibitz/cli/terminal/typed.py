"""What a player may type beside an answer: claims, wishes, questions to the referee."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from kibitz.cards import Seat
from kibitz.cli.speech import either, said, say, seat_name
from kibitz.cli.terminal.answers import meant, shown
from kibitz.cli.terminal.asking import NotUnderstood, read_card
from kibitz.engine import View, refusals
from kibitz.engine import events as ev
from kibitz.engine.text import Template

_HELP: Final = ("last", "score", "claim", "undo", "hint", "calls", "bidding", "turn", "quit")
_LAWS_HELP: Final = ("referee", "accept", "expose")


def help_lines(*, laws: bool) -> Iterator[tuple[str, str]]:
    """What may be typed, and what it does."""
    yield "sa, h10, r14", said("cli-help-card")
    for word in (*_HELP, *(_LAWS_HELP if laws else ())):
        yield _EXAMPLES[word]() if word in _EXAMPLES else shown(word), said(f"cli-help-{word}")


_EXAMPLES: Final[Mapping[str, Callable[[], str]]] = {
    "claim": lambda: said("cli-move-claim", tricks=5),
    "referee": lambda: said("cli-move-referee", who=seat_name(Seat.WEST).lower()),
    "accept": lambda: f"{shown('accept')}, {shown('reject')}",
    "expose": lambda: said("cli-move-expose", card="h5"),
}


def aside(view: View, text: str) -> ev.Move | None:
    """The move beside the turn that was typed; None if it is something else."""
    typed, _, rest = text.strip().lower().partition(" ")
    word = meant(typed)
    kind = _KINDS.get(word)
    if kind is None:
        return None
    offers = [move for move in view.asides if isinstance(move, kind)]
    if not offers:
        raise NotUnderstood(say(_NOT_NOW[kind]()))
    match word:
        case "claim":
            return _claim(offers, rest)
        case "referee":
            return _challenge(offers, rest)
        case "expose":
            return _exposed(view, offers, rest)
        case _:
            return offers[0]


_KINDS: Final[Mapping[str, type[ev.Move]]] = {
    "claim": ev.Claimed,
    "undo": ev.Asked,
    "turn": ev.Turned,
    "accept": ev.Accepted,
    "reject": ev.Rejected,
    "referee": ev.Challenged,
    "expose": ev.Exposed,
}
_NOT_NOW: Final[Mapping[type[ev.Move], Template]] = {
    ev.Claimed: refusals.NO_CLAIM,
    ev.Asked: refusals.NOTHING_TO_TAKE_BACK,
    ev.Turned: refusals.NO_CARD_TO_TURN,
    ev.Accepted: refusals.NO_LEAD_TO_ANSWER,
    ev.Rejected: refusals.NO_LEAD_TO_ANSWER,
    ev.Challenged: refusals.NOBODY_SUSPECTED,
    ev.Exposed: refusals.NO_EXPOSING,
}


def out_of_turn(view: View, text: str) -> ev.Move:
    """A card that is played although it is another's turn."""
    plays = [move for move in view.asides if isinstance(move, ev.Played)]
    card = read_card(text, view.table.hands[plays[0].seat].deck) if plays else None
    for move in plays:
        if move.card is card:
            return move
    raise NotUnderstood(said("cli-enter-to-go-on"))


def _claim(offers: list[ev.Move], rest: str) -> ev.Move:
    claims = [move for move in offers if isinstance(move, ev.Claimed)]
    most = max(claim.tricks for claim in claims)
    number, _, how = rest.partition(" ")
    if not number.isdecimal() or int(number) > most:
        raise NotUnderstood(said("cli-say-how-many", example=said("cli-move-claim", tricks=most), most=most))
    tricks = int(number)
    default = ev.ClaimLine.HIGH if tricks else ev.ClaimLine.THEIRS
    line = next((line for line in ev.ClaimLine if how and line.startswith(how)), default)
    return next(claim for claim in claims if claim.tricks == tricks and claim.line == line)


def _challenge(offers: list[ev.Move], rest: str) -> ev.Move:
    suspects = {move.of: move for move in offers if isinstance(move, ev.Challenged)}
    for seat, move in suspects.items():
        if rest and any(name.lower().startswith(rest) for name in (seat_name(seat), seat.label)):
            return move
    examples = either(said("cli-move-referee", who=seat_name(seat).lower()) for seat in suspects)
    raise NotUnderstood(said("cli-say-whose-card", examples=examples))


def _exposed(view: View, offers: list[ev.Move], rest: str) -> ev.Move:
    deck = next(iter(view.table.hands.values())).deck
    card = read_card(rest, deck)
    for move in offers:
        if isinstance(move, ev.Exposed) and move.card is card:
            return move
    raise NotUnderstood(said("cli-say-which-card", example=said("cli-move-expose", card="h5")))
