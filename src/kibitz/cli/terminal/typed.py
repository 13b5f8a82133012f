"""What a player may type beside an answer: claims, wishes, questions to the referee."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kibitz.cli.terminal.asking import NotUnderstood, read_card
from kibitz.engine import View, refusals
from kibitz.engine import events as ev
from kibitz.engine.text import Template

HELP: Final[Mapping[str, str]] = {
    "sa, h10, r14": "play that card; so does the number beneath it",
    "last": "look at the last trick, as far as the laws allow",
    "score": "show the score sheet",
    "claim 5": "claim five of the tricks still open (your hand is shown)",
    "undo": "ask to take your last move back",
    "hint": "something to think about; again: what to do, and why",
    "calls": "show all that was called and announced",
    "turn": "turn your card of the last trick face down",
    "quit": "leave the table",
}
LAWS_HELP: Final[Mapping[str, str]] = {
    "referee west": "ask whether West revoked",
    "accept, reject": "answer a lead out of turn",
    "expose h5": "drop a card and pick it up again",
}


def aside(view: View, text: str) -> ev.Move | None:
    """The move beside the turn that was typed; None if it is something else."""
    word, _, rest = text.strip().lower().partition(" ")
    kind = _KINDS.get(word)
    if kind is None:
        return None
    offers = [move for move in view.asides if isinstance(move, kind)]
    if not offers:
        raise NotUnderstood(str(_NOT_NOW[kind]()))
    match word:
        case "claim":
            return _claim(offers, rest)
        case "referee" | "challenge":
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
    "challenge": ev.Challenged,
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
    raise NotUnderstood("Press Enter to go on; “help” lists what else you can do.")


def _claim(offers: list[ev.Move], rest: str) -> ev.Move:
    claims = [move for move in offers if isinstance(move, ev.Claimed)]
    most = max(claim.tricks for claim in claims)
    number, _, how = rest.partition(" ")
    if not number.isdecimal() or int(number) > most:
        raise NotUnderstood(f"Say how many, such as “claim {most}”: there are {most} tricks to claim.")
    tricks = int(number)
    default = ev.ClaimLine.HIGH if tricks else ev.ClaimLine.THEIRS
    line = next((line for line in ev.ClaimLine if how and line.startswith(how)), default)
    return next(claim for claim in claims if claim.tricks == tricks and claim.line == line)


def _challenge(offers: list[ev.Move], rest: str) -> ev.Move:
    suspects = {move.of: move for move in offers if isinstance(move, ev.Challenged)}
    for seat, move in suspects.items():
        if rest and seat.label.lower().startswith(rest):
            return move
    names = " or ".join(seat.label.lower() for seat in suspects)
    raise NotUnderstood(f"Say whose card you ask about: referee {names}.")


def _exposed(view: View, offers: list[ev.Move], rest: str) -> ev.Move:
    deck = next(iter(view.table.hands.values())).deck
    card = read_card(rest, deck)
    for move in offers:
        if isinstance(move, ev.Exposed) and move.card is card:
            return move
    raise NotUnderstood("Say which of your cards, such as “expose h5”.")
