"""How often the contracts of a published set of deals were beaten, beside what `kibitz lead` foretold of the lead made.

    python -m bench.leading [--deals 3000] [--layouts 60] [--every 1]

The chances are fitted to the deals with even numbers, and looked at on those with odd ones.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from bench.selfplay import SELFPLAY, Record, called, every_record, finished
from kibitz.analysis.layout_tricks import solve_worlds
from kibitz.bots.search.lead_layouts import lead_layouts
from kibitz.cards import FRENCH
from kibitz.engine import view

Floats = npt.NDArray[np.float64]
BANDS: Final = ((0.0, 0.2), (0.2, 0.3), (0.3, 0.4), (0.4, 0.5), (0.5, 0.7), (0.7, 1.0))


def foretold(record: Record, layouts: int, seed: int) -> tuple[float, bool, bool]:
    """In what share of layouts the lead beats the contract; whether the calls are explained; whether it was beaten."""
    state = called(record)
    declarer, contract = state.table.bargain
    leader = declarer.left
    believed = lead_layouts(view(state, leader), layouts, seed)
    solved = solve_worlds(believed.held, FRENCH, contract.strain, (), leader, among=record.cards[0].bit)
    beats = int((solved.tricks[:, 0] >= 14 - contract.goal).sum())
    scored = finished(record).table.scored
    assert scored is not None
    return (beats + 0.5) / (layouts + 1), believed.explained, scored.tricks[declarer.side] < contract.goal


def fitted(logits: Floats, beaten: Floats) -> tuple[Floats, Floats]:
    """The two numbers of a logistic curve, and their standard errors."""
    rows = np.stack([np.ones(len(logits)), logits], 1)
    found = np.zeros(2)
    for _ in range(50):
        chance = 1 / (1 + np.exp(-rows @ found))
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows
        found = found + np.linalg.solve(bend, rows.T @ (beaten - chance))
    return found, np.sqrt(np.diag(np.linalg.inv(bend)))


def table(said: Floats, chance: Floats, beaten: Floats) -> Iterator[str]:
    yield "| foretold | contracts | all hands seen | foretold | beaten |"
    yield "|---|---:|---:|---:|---:|"
    for low, high in (*BANDS, (0.0, 1.0)):
        within = (chance >= low) & (chance < high)
        number, share = int(within.sum()), float(beaten[within].mean())
        error = (share * (1 - share) / number) ** 0.5
        name = f"{100 * low:.0f} to {100 * high:.0f} %"
        cells = f"{100 * said[within].mean():.0f} % | {100 * chance[within].mean():.0f} %"
        yield f"| {name} | {number} | {cells} | {100 * share:.0f} % ± {100 * error:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--layouts", type=int, default=60)
    parser.add_argument("--every", type=int, default=1)
    asked = parser.parse_args()
    if not SELFPLAY.exists():
        sys.exit(f"There is no file {SELFPLAY}.")
    numbered = [(at, each) for at, each in enumerate(every_record()) if each.cards][: asked.deals : asked.every]
    rows = [(at, *foretold(each, asked.layouts, at)) for at, each in numbered]
    odd = np.array([at % 2 == 1 for at, *_ in rows])
    said, beaten = np.array([each for _, each, *_ in rows]), np.array([float(each) for *_, each in rows])
    explained = np.array([each for _, _, each, _ in rows])
    logits = np.log(said / (1 - said))
    chance = np.zeros(len(rows))
    for name, these in (("explained", explained), ("not explained", ~explained)):
        found, errors = fitted(logits[~odd & these], beaten[~odd & these])
        chance[these] = 1 / (1 + np.exp(-(found[0] + found[1] * logits[these])))
        print(f"{name}, fitted to {int((~odd & these).sum())}: {found.round(3)} ± {errors.round(3)}")
    for name, guess in (("all hands seen", said), ("foretold", chance)):
        loss = -(beaten * np.log(guess) + (1 - beaten) * np.log(1 - guess))[odd]
        print(f"logarithmic loss, {name}: {loss.mean():.4f} ± {loss.std() / odd.sum() ** 0.5:.4f}")
    print("\n".join(table(said[odd], chance[odd], beaten[odd])))


if __name__ == "__main__":
    main()
