"""docs/learning-programs.md says the same of the numbers as the library does."""

from __future__ import annotations

import re
from pathlib import Path

from kibitz.gym import ACTION_NAMES, FIELDS, OBSERVATION_SIZE
from kibitz.gym.action_ids import CHOSEN_TERMS, CONTRACT_TERMS
from kibitz.gym.observing import STARTS

PAGE = (Path(__file__).parents[2] / "docs" / "learning-programs.md").read_text()


def test_every_part_of_an_observation_stands_in_the_table() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d × ]+) \| (.+) \|$", PAGE, re.MULTILINE)
    assert rows == [
        (field.name, str(STARTS[field.name]), " × ".join(map(str, field.shape)), field.tells) for field in FIELDS
    ]
    assert f"A row of {OBSERVATION_SIZE:,} small whole numbers" in PAGE
    assert f"The terms are, in order: {', '.join(CONTRACT_TERMS)}." in PAGE


def test_every_number_of_a_move_stands_in_the_table_with_its_kind() -> None:
    rows = re.findall(r"^\| (\d+)–(\d+) \| (.+) \|$", PAGE, re.MULTILINE)
    numbers = [number for first, last, _ in rows for number in range(int(first), int(last) + 1)]
    assert numbers == list(range(len(ACTION_NAMES)))
    for first, last, said in rows:
        kinds = {name.split()[0] for name in ACTION_NAMES[int(first) : int(last) + 1]}
        words = {
            "target": "say Ten",
            "nominate": "say who declares",
            "challenge": "ask the referee",
            "turn": "turn the",
        }
        assert all(words.get(kind, kind) in said for kind in kinds), said
    assert ", ".join(CHOSEN_TERMS) in PAGE
