"""The words on score sheets, as templates that a catalogue can translate."""

from __future__ import annotations

from typing import Final

from kibitz.engine.text import Template

MATCH: Final = Template("words-Match")
RUBBER_SHEET: Final = Template("words-Rubber")
CHICAGO: Final = Template("words-Chicago")
ABRIDGED: Final = Template("scores-abridged")
ABRIDGED_OF: Final = Template("scores-abridged-of")

WE: Final = Template("scores-we")
THEY: Final = Template("scores-they")
NAMES_OVER: Final = Template("scores-names-over")

HAND: Final = Template("scores-hand")
DEAL: Final = Template("scores-deal")
DEAL_THROWN_IN: Final = Template("scores-deal-thrown-in")
BOARD: Final = Template("scores-board")
BOARD_THROWN_IN: Final = Template("scores-board-thrown-in")
DEAL_ENTRY: Final = Template("scores-deal-entry")
CHICAGO_GAME: Final = Template("scores-chicago-game")
LAST_PART_SCORE_LINE: Final = Template("scores-last-part-score")
RUBBER_BONUS: Final = Template("words-Rubber")
ONLY_GAME: Final = Template("scores-only-game")
ONLY_PART_SCORE: Final = Template("scores-only-part-score")
TOTAL: Final = Template("scores-total")
GAME_TOTAL: Final = Template("scores-game-total")
GRAND_TOTAL: Final = Template("scores-grand-total")
