"""An afternoon made up for tests: names, results drawn from a number, and everything entered as a club would."""

from __future__ import annotations

from random import Random

from kibitz.cards import Seat
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_lines import CompetitionLine, TableBoard
from kibitz.club.competition.state import EVENT, Competition, after
from kibitz.club.fields import Method
from kibitz.club.movements import Movement
from kibitz.club.movements.movement import board
from kibitz.club.paper_play import TableResult, paper_form, scored


class Desk:
    """A log and its state, as whoever keeps an event holds them."""

    def __init__(self, game: str = "contract", method: Method = Method.MATCHPOINTS, **more: int) -> None:
        self.log: list[CompetitionLine] = [decisions.created("Village cup", game, None, method, **more)]

    @property
    def state(self) -> Competition:
        return EVENT.fold(self.log)

    def note(self, happening: CompetitionLine) -> Competition:
        self.log.append(happening)
        return self.state


def any_result(state: Competition, spot: TableBoard, random: Random) -> TableResult:
    form = paper_form(state.created.game, state.created.options)
    contract = random.choice(form.contracts)
    there = state.encounter(spot)
    seats = list(there.seats) if there else list(Seat)
    return scored(form, random.choice(seats), contract, random.randint(0, 13), board(spot.board).vulnerable)


def seated(movement: Movement, game: str = "contract", method: Method = Method.MATCHPOINTS) -> Desk:
    desk = Desk(game, method)
    desk.note(decisions.named(desk.state, [f"Entrant {number}" for number in range(1, movement.entrants + 1)]))
    desk.note(decisions.seated(desk.state, movement))
    return desk


def played(desk: Desk, rounds: int | None = None, seed: int = 1) -> Competition:
    """So many more rounds, every result entered."""
    random, state = Random(seed), desk.state
    for _ in range(state.rounds - state.round if rounds is None else rounds):
        happened: list[CompetitionLine] = [decisions.began(state)]
        state = after(state, happened[0])
        for spot in state.missing(state.round):
            happened.append(decisions.entered(state, spot, any_result(state, spot, random)))
            state = after(state, happened[-1])
        happened.append(decisions.ended(state))
        state = after(state, happened[-1])
        desk.log += happened
    return state
