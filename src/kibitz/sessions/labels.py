"""The words on score sheets, as templates that a catalogue can translate."""

from __future__ import annotations

from typing import Final

from kibitz.engine.text import Template

MATCH: Final = Template("Match")
RUBBER_SHEET: Final = Template("Rubber")
CHICAGO: Final = Template("Chicago")
ABRIDGED: Final = Template("aBRIDGEd score sheet")
ABRIDGED_OF: Final = Template("aBRIDGEd score sheet: {name:who}")

WE: Final = Template("WE")
THEY: Final = Template("THEY")
NAMES_OVER: Final = Template("{names:who}")

HAND: Final = Template("HAND {n:number}")
DEAL: Final = Template("Deal {n:number}")
DEAL_THROWN_IN: Final = Template("Deal {n:number}, {word:why}")
BOARD: Final = Template("Board {n:number}")
BOARD_THROWN_IN: Final = Template("Board {n:number}, {word:why}")
DEAL_ENTRY: Final = Template("Deal {n:number}: {word:reason}")
CHICAGO_GAME: Final = Template("Deal {n:number}: game")
LAST_PART_SCORE: Final = Template("Deal {n:number}: last part-score")
RUBBER_BONUS: Final = Template("Rubber")
ONLY_GAME: Final = Template("Only game")
ONLY_PART_SCORE: Final = Template("Only part-score")
TOTAL: Final = Template("TOTAL")
GAME_TOTAL: Final = Template("GAME TOTAL")
GRAND_TOTAL: Final = Template("GRAND TOTAL")
