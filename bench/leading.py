"""How often contracts on record were beaten, beside what `kibitz lead` foretells of the lead made.

    python -m bench.leading [--deals 3000] [--layouts 100] [--jobs 16] [--rows rows.npz] [--beside match.pbn …]

The chances are fitted to the deals with even numbers of a published set, and looked at on those with odd ones, and on
the boards of other files if any are named. `--rows` keeps what was found in each deal, and reads it where it is there.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

import kibitz
from bench.selfplay import SELFPLAY, called, every_record, finished
from kibitz.analysis.layout_tricks import solve_worlds
from kibitz.analysis.sampling import NoLayout
from kibitz.analysis.studies.averages import average
from kibitz.analysis.studies.lead_trial import ContractKind, Groundwork, LeadProblem, chance_at_the_table
from kibitz.bots.search.lead_layouts import lead_layouts
from kibitz.cards import FRENCH, Card, Seat
from kibitz.engine import State, replay, view
from kibitz.engine import events as ev
from kibitz.formats import FormatError
from kibitz.scoring.rubber import Doubling

Floats = npt.NDArray[np.float64]
_STRAINS: Final = FRENCH.strains[-2::-1] + FRENCH.strains[-1:]
BANDS: Final = ((0.0, 0.2), (0.2, 0.3), (0.3, 0.4), (0.4, 0.5), (0.5, 0.7), (0.7, 1.0))


class Found(NamedTuple):
    """One contract: the lead's layouts and those in which it beats it; what it did with all hands as they were."""

    number: int
    layouts: int
    beats: int
    explained: int
    strain: int
    goal: int
    doubled: int
    beats_really: int
    beaten: int


def recorded(deals: int) -> Iterator[tuple[int, State, Card, int]]:
    """Each contract of the published set when the auction is over, the card led, and declarer's tricks."""
    for number, record in enumerate(every_record()):
        if record.cards and number < deals:
            state = called(record)
            scored = finished(record).table.scored
            assert scored is not None
            yield number, state, record.cards[0], scored.tricks[state.table.bargain[0].side]


def loaded(file: Path) -> Iterator[tuple[int, State, Card, int]]:
    """The same of the boards of a file, as far as they have an auction, a lead and a result."""
    for number, board in enumerate(kibitz.load(file)):
        if board.tricks is None or not board.play:
            continue
        try:
            state = board.replay()
        except FormatError:
            continue
        led = next((at for at, event in enumerate(state.log) if isinstance(event, ev.Played)), None)
        if led is not None:
            yield number, replay(state.game, state.log[:led]), board.play[0], board.tricks


def found(layouts: int, one: tuple[int, State, Card, int]) -> Found | None:
    """What `kibitz lead` finds for the lead made; nothing where no layout fits the calls."""
    number, state, card, tricks = one
    declarer, contract = state.table.bargain
    leader, needed = declarer.left, 14 - contract.goal
    try:
        believed = lead_layouts(view(state, leader), layouts, number)
    except NoLayout:
        return None
    real = np.array([[state.table.dealt[seat].mask for seat in Seat]], np.uint64)
    beats, really = (
        int((solve_worlds(held, FRENCH, contract.strain, (), leader, among=card.bit).tricks[:, 0] >= needed).sum())
        for held in (believed.held, real)
    )
    doubled = contract.terms != Doubling.UNDOUBLED
    return Found(
        number,
        layouts,
        beats,
        believed.explained,
        contract.strain.index,
        contract.goal,
        doubled,
        really,
        tricks < contract.goal,
    )


def problem(one: Found) -> LeadProblem:
    known = Groundwork.EXPLAINED if one.explained else Groundwork.UNEXPLAINED
    return LeadProblem(Seat.NORTH, _STRAINS[one.strain], 14 - one.goal, (), bool(one.doubled), known)


def share(one: Found) -> float:
    return (one.beats + 0.5) / (one.layouts + 1)


def row(one: Found) -> list[float]:
    """What is fitted: an offset for each kind of contract and for doubled ones, a slope for each that is known."""
    asked = problem(one)
    logit = float(np.log(share(one) / (1 - share(one))))
    slopes = [logit * (asked.known is known) for known in (Groundwork.EXPLAINED, Groundwork.UNEXPLAINED)]
    return [*(float(asked.kind is kind) for kind in ContractKind), float(asked.doubled), *slopes]


def fitted(rows: Floats, beaten: Floats) -> tuple[Floats, Floats]:
    """The numbers of a logistic curve, and their standard errors."""
    found = np.zeros(rows.shape[1])
    for _ in range(50):
        chance = 1 / (1 + np.exp(-rows @ found))
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows
        found = found + np.linalg.solve(bend, rows.T @ (beaten - chance))
    return found, np.sqrt(np.diag(np.linalg.inv(bend)))


def foretold(one: Found) -> float:
    """As `kibitz lead` says it, with the numbers that it has today."""
    beats = np.arange(one.layouts) < one.beats
    return chance_at_the_table(average(beats), problem(one)).mean


def lines(rows: Sequence[Found]) -> Iterator[str]:
    """What was foretold and what was so, by what was foretold and by kind; and how much the foretelling is worth."""
    chance = np.array([foretold(each) for each in rows])
    beaten = np.array([float(each.beaten) for each in rows])
    kind = [problem(each).kind for each in rows]
    groups = [(f"{100 * low:.0f} to {100 * high:.0f} %", (chance >= low) & (chance < high)) for low, high in BANDS]
    groups += [(each.value, np.array([one is each for one in kind])) for each in ContractKind]
    groups += [("doubled", np.array([bool(each.doubled) for each in rows])), ("all", np.ones(len(rows), np.bool_))]
    yield "| contracts | number | all hands seen | foretold | beaten |"
    yield "|---|---:|---:|---:|---:|"
    seen = np.array([share(each) for each in rows])
    for name, within in groups:
        if number := int(within.sum()):
            rate = float(beaten[within].mean())
            error = (rate * (1 - rate) / number) ** 0.5
            cells = f"{100 * seen[within].mean():.0f} % | {100 * chance[within].mean():.0f} %"
            yield f"| {name} | {number} | {cells} | {100 * rate:.0f} % ± {100 * error:.0f} |"
    for name, guess in (
        ("all hands seen", seen),
        ("foretold", chance),
        ("always the same", beaten.mean() + 0 * chance),
    ):
        loss = -(beaten * np.log(guess) + (1 - beaten) * np.log(1 - guess))
        yield f"logarithmic loss, {name}: {loss.mean():.4f} ± {loss.std() / len(loss) ** 0.5:.4f}"


def tried(ones: Iterable[tuple[int, State, Card, int]], layouts: int, jobs: int) -> list[Found]:
    with ProcessPoolExecutor(jobs) as pool:
        return [each for each in pool.map(partial(found, layouts), ones, chunksize=4) if each is not None]


def kept(file: Path | None, ones: Iterator[tuple[int, State, Card, int]], layouts: int, jobs: int) -> list[Found]:
    if file is not None and file.exists():
        return [Found(*numbers) for numbers in np.loadtxt(file, np.int64).tolist()]
    rows = tried(ones, layouts, jobs)
    if file is not None:
        np.savetxt(file, np.array(rows, np.int64), "%d")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--layouts", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--rows", type=Path)
    parser.add_argument("--beside", type=Path, nargs="*", default=())
    asked = parser.parse_args()
    if not SELFPLAY.exists():
        sys.exit(f"There is no file {SELFPLAY}.")
    rows = kept(asked.rows, recorded(asked.deals), asked.layouts, asked.jobs)
    fitting = [each for each in rows if each.number % 2 == 0]
    numbers, errors = fitted(np.array([row(each) for each in fitting]), np.array([float(e.beaten) for e in fitting]))
    names = (*(each.value for each in ContractKind), "doubled", "slope, explained", "slope, not explained")
    print(f"Fitted to {len(fitting)}:")
    for name, number, error in zip(names, numbers, errors, strict=True):
        print(f"  {name}: {number:.3f} ± {error:.3f}")
    for name, really in (("safe with all hands seen", 0), ("lost with all hands seen", 1)):
        beaten = average(np.array([each.beaten for each in fitting if each.beats_really == really]))
        print(f"  beaten of those {name}: {beaten.mean:.3f} ± {beaten.error:.3f} of {beaten.deals}")
    print("\n".join(("Looked at:", *lines([each for each in rows if each.number % 2]))))
    for file in asked.beside:
        print("\n".join((f"{file.name}:", *lines(tried(loaded(file), asked.layouts, asked.jobs)))))


if __name__ == "__main__":
    main()
