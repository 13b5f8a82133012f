"""Figures for whoever runs the server, in Prometheus' text format."""

from __future__ import annotations

from typing import Final

from kibitz import __version__
from kibitz.app.live.stalls import LONG, Stalls

_COUNTERS: Final = (
    *("requests", "refusals", "moves", "bot_moves", "pictures", "conflicts"),
    *("turned_away", "timed_out", "cut_off"),
)
_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counters since the process began. They say how much, never who or what."""

    def __init__(self) -> None:
        self.requests = 0
        self.refusals = 0
        self.moves = 0
        self.bot_moves = 0
        self.pictures = 0
        self.conflicts = 0
        self.turned_away = 0  # connections for which there was no room
        self.timed_out = 0  # connections that were too slow, or silent
        self.cut_off = 0  # connections that sent more than a page does
        self.sockets = 0  # connections at this moment, of whatever kind
        self.stalls = Stalls()
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def stored(self, seconds: float) -> None:
        """A decision was stored, in so long."""
        self._seconds += seconds
        place = next((i for i, bound in enumerate(_BOUNDS) if seconds <= bound), len(_BOUNDS))
        self._buckets[place] += 1

    def text(self, **gauges: int) -> str:
        lines = ["# TYPE kibitz_info gauge", f'kibitz_info{{version="{__version__}"}} 1']
        for name, value in {"sockets": self.sockets, **gauges}.items():
            lines += [f"# TYPE kibitz_{name} gauge", f"kibitz_{name} {value}"]
        for name in _COUNTERS:
            lines += [f"# TYPE kibitz_{name}_total counter", f"kibitz_{name}_total {getattr(self, name)}"]
        return "\n".join((*lines, *self._of_the_loop(), *self._histogram())) + "\n"

    def _of_the_loop(self) -> list[str]:
        """The longest stretch in which nobody else was served, for each kind of request that had a long one."""
        name = "kibitz_loop_stall_seconds"
        lines = [f"# TYPE {name} gauge", f"{name} {max(self.stalls.longest.values(), default=0.0):.6f}"]
        for request, seconds in sorted(self.stalls.longest.items()):
            if seconds > LONG:
                lines.append(f'{name}{{request="{request}"}} {seconds:.6f}')
        late = ["# TYPE kibitz_loop_late_seconds gauge", f"kibitz_loop_late_seconds {self.stalls.late:.6f}"]
        return [
            *lines,
            *late,
            "# TYPE kibitz_loop_stalls_total counter",
            f"kibitz_loop_stalls_total {self.stalls.long}",
        ]

    def _histogram(self) -> list[str]:
        name, total = "kibitz_store_seconds", 0
        lines = [f"# TYPE {name} histogram"]
        for bound, count in zip((*_BOUNDS, "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]
