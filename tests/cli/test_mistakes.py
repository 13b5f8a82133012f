"""Whatever is wrong with a command: one sentence on standard error, exit code 2, and no traceback."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import kibitz

MISTAKES = {
    "nonsense": "There is no command “nonsense”",
    "play whist": "no game called “whist”",
    "play minibridge --whist": "There is no option --whist",
    "play minibridge --option laws": "name=value",
    "play minibridge --option laws=maybe": "true or false",
    "play minibridge --option trumps=true": "no option “trumps”",
    "play minibridge --option scoring=matchpoints": "full, tricks, targets or lesson",
    "play minibridge --option slam=true --option scoring=lesson": "slam needs full scoring",
    "play minibridge --session whist": "no session called “whist”",
    "play minibridge --session rubber": "no session of MiniBridge",
    "play contract --session match": "scoring=duplicate",
    "play minibridge --session-option deals=none": "a number from 1 to 10000",
    "play minibridge --session-option deals=0": "a number from 1 to 10000",
    "play contract --session-option deals=4": "it has none",
    "play minibridge --seat X": "no seat",
    "play minibridge-simple3 --seat S": "Nobody sits South",
    "play minibridge --seed xyz": "no seed",
    "play minibridge --deal 123": "no deal code",
    "play minibridge --deal 00000-00000-00000-00009": "slip",
    "play minibridge --save /nowhere/at/all.json": "/nowhere/at/all.json",
    "games whist": "no game called “whist”",
    "score": "A command is missing",
    "score whist": "There is no command “whist”",
    "score minibridge --tricks 8": "--contract",
    "score minibridge --contract 4S --tricks 8": "no contract of MiniBridge",
    "score minibridge --contract 'game of spades' --tricks 8": "no contract of MiniBridge",
    "score minibridge --contract 'target S' --tricks 8": "--points",
    "score minibridge --contract 'game S' --tricks 14": "--tricks",
    "score minibridge --contract 'game S' --tricks many": "--tricks",
    "score abridged --declared eight --tricks 8": "--declared",
    "score bridgewar --tier extreme --tricks 8": "--battle",
    "score bridgewar --tier extreme --battle free --tricks 8": "--stakes",
    "score contract --contract 8S --tricks 8": "“8S” is no contract",
    "score contract --contract 4SXXX --tricks 8": "“4SXXX” is no contract",
    "score contract --contract 4S --tricks 8 --rules club": "--rules",
    "score contract --contract 4S --tricks 8 --duplicate --rules laws": "Duplicate",
    "deal --code abc": "no deal code",
    "deal --number -1": "no number of a deal",
    "deal --number one": "no number of a deal",
    "deal --number 53644737765488792839237440000": "from 0 to",
    "deal --pbn N:AKQ": "has 1 hand,",
    "deal --number 1 --code abc": "A deal is given once",
    "replay /nowhere.json": "/nowhere.json cannot be read: no such file",
    "verify /nowhere.json": "/nowhere.json cannot be read: no such file",
    "replay": "FILE is missing",
    f"replay {shlex.quote(__file__)}": "not a kibitz record",
    f"verify {shlex.quote(__file__)}": "not a kibitz record",
    f"verify {shlex.quote(str(Path(__file__).parent))}": "cannot be read",
}


@pytest.mark.parametrize("command", MISTAKES)
def test_mistake(command: str) -> None:
    outcome = kibitz(*shlex.split(command))
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("kibitz: ")
    assert outcome.err.count("\n") == 1
    assert MISTAKES[command] in outcome.err
    assert outcome.err.rstrip().endswith((".", ")"))


def test_a_record_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    outcome = kibitz("replay", str(tmp_path / "noise"))
    assert outcome.code == 2
    assert "not a kibitz record" in outcome.err


def test_the_program_itself() -> None:
    """The installed entry point, with real pipes: an error, and a reader who goes away."""
    program = [sys.executable, "-c", "from kibitz.cli.main import run; run()"]
    wrong = subprocess.run([*program, "play", "whist"], capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "Traceback" not in wrong.stderr
    with subprocess.Popen([*program, "games", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as impatient:
        assert impatient.stdout is not None
        assert impatient.stderr is not None
        impatient.stdout.close()
        assert b"Traceback" not in impatient.stderr.read()
