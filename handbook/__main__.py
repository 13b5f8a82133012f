"""`python -m handbook FOLDER`: all pages of the site as Markdown, for Zensical to build (`make docs`)."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from handbook.pages import all_pages, pictures


def write_pages(folder: Path) -> None:
    """Write every page and picture into a folder, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in all_pages().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for name, picture in pictures().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, folder / name)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    write_pages(parser.parse_args().folder)
