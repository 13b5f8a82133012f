"""The file in which an event is kept."""

from __future__ import annotations

from typing import Final

from kibitz.club.competition.competition_lines import CompetitionLine
from kibitz.club.competition.state import EVENT
from kibitz.ledger.ledger_file import LogFile

EVENT_LOGS: Final[LogFile[CompetitionLine]] = LogFile(EVENT)
