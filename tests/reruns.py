"""Second tries: only for tests that need a clock, counted, printed, and few.

A busy machine may make a real browser or server miss a deadline, so such a test may be tried again. Every other test
fails at once. More second tries in one run than `MOST` are a failure of the run: something is wrong with the clock,
the test or the code, and a green run would hide which.
"""

from __future__ import annotations

from typing import Final

import pytest

MOST: Final = 3
CLOCK: Final = "clock"

_WITH_A_CLOCK: Final = frozenset({"visit", "site", "chromium", "pages", "server", "sqlite_server", "postgres"})
"""Fixtures that start a browser, a server or a database: who asks for one of them needs a clock."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{CLOCK}: needs a clock (a real browser or server), so it may be tried again")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not _WITH_A_CLOCK.isdisjoint(getattr(item, "fixturenames", ())):
            item.add_marker(CLOCK)
        if item.get_closest_marker(CLOCK):
            item.add_marker(pytest.mark.flaky(reruns=1, reruns_delay=1))


def _reruns(config: pytest.Config) -> list[pytest.TestReport]:
    reporter = config.pluginmanager.getplugin("terminalreporter")
    return list(reporter.stats.get("rerun", ())) if reporter else []


def pytest_sessionfinish(session: pytest.Session) -> None:
    if len(_reruns(session.config)) > MOST and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    again = _reruns(config)
    if again:
        terminalreporter.section("tried again")
        for report in again:
            terminalreporter.write_line(f"{report.nodeid}\n{report.longreprtext}")
        terminalreporter.write_line("\n".join(report.nodeid for report in again))
        if len(again) > MOST:
            terminalreporter.write_line(f"{len(again)} second tries are too many: at most {MOST} may hide in a run.")
