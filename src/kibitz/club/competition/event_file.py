"""The file in which an event is kept."""

from __future__ import annotations

from typing import Final

from kibitz.club.competition.happenings import AnyHappening, Created
from kibitz.club.log_file import LogFile

EVENT_LOGS: Final[LogFile[AnyHappening]] = LogFile("event", 1, AnyHappening, Created)
"""A reader keeps every version it ever had: old events open for ever."""
