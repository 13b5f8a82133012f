"""The file in which an event is kept."""

from __future__ import annotations

from typing import Final

from kibitz.club.competition.happenings import AnyHappening, Created
from kibitz.club.log_file import LogFile

EVENT_LOGS: Final[LogFile[AnyHappening]] = LogFile("event", 2, AnyHappening, Created)
"""Of all versions there were: old events open for ever. The second has clocks that stop, and what the wall shows."""
