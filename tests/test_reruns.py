"""The rules for second tries, tried out on a run of their own."""

from __future__ import annotations

import pytest

from tests.reruns import MOST

FAILS_ONCE = """
import pathlib
import pytest

@pytest.mark.parametrize("number", range({tests}))
{mark}
def test_fails_once(number):
    seen = pathlib.Path(f"seen{{number}}")
    if not seen.exists():
        seen.touch()
        raise AssertionError("the first time")
"""


def _run(pytester: pytest.Pytester, tests: int, mark: str) -> pytest.RunResult:
    pytester.makepyfile(FAILS_ONCE.format(tests=tests, mark=mark))
    return pytester.runpytest_inprocess("-p", "tests.reruns", "-p", "no:cacheprovider", "-p", "no:randomly")


def test_a_test_without_a_clock_fails_at_once(pytester: pytest.Pytester) -> None:
    _run(pytester, 1, "").assert_outcomes(failed=1)


def test_a_test_with_a_clock_is_tried_again_and_named_with_what_went_wrong(pytester: pytest.Pytester) -> None:
    run = _run(pytester, 2, "@pytest.mark.clock")
    assert run.ret == 0
    run.stdout.fnmatch_lines(["*tried again*", "*test_fails_once*0*", "*the first time*", "*test_fails_once*1*"])


def test_too_many_second_tries_are_a_failure(pytester: pytest.Pytester) -> None:
    run = _run(pytester, MOST + 1, "@pytest.mark.clock")
    assert run.ret == pytest.ExitCode.TESTS_FAILED
    run.stdout.fnmatch_lines([f"*{MOST + 1} second tries are too many*"])
