"""The paths drawn in docs/architecture.md are those of the code, and the glossary's words are in use."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/kibitz"
DOCS = ROOT / "docs"

DRAWING = re.compile(r"^## (The path of [^\n]+)\n.*?```mermaid\n(.*?)```", re.MULTILINE | re.DOTALL)
NODE = re.compile(r'^\s*(\w+)\["([^"<]+)', re.MULTILINE)
ARROW = re.compile(r"\s*(-->|-\. [^>]+ \.->)\s*")
ROW = re.compile(r"^\| \*\*(.+?)\*\* \| (.+) \| (.+) \|$", re.MULTILINE)

DRAWINGS = dict(DRAWING.findall((DOCS / "architecture.md").read_text()))
GLOSSARY = {word: (meaning, where) for word, meaning, where in ROW.findall((DOCS / "glossary.md").read_text())}

EMPHASIS = {"are", "rare", "move"}
"""What is in italics in the documents without being a term."""


def file_of(name: str) -> Path:
    """A file as the documents name it: parts of the package without src/kibitz before them; a package is its face."""
    path = ROOT / name if name.startswith(("web/", "native/", "tests/")) else SOURCE / name
    face = path / "__init__.py"
    return face if face.is_file() else path


def arrows(drawing: str) -> Iterator[tuple[str, str, bool]]:
    """From, to, and whether the first imports the second."""
    files = dict(NODE.findall(drawing))
    for line in drawing.splitlines():
        if '["' in line or not ARROW.search(line):
            continue
        one, *rest = ARROW.split(line.strip())
        for mark, two in zip(rest[::2], rest[1::2], strict=True):
            yield files[one], files[two], mark == "-->"
            one = two


def imported(path: Path) -> set[Path]:
    """The files that a file imports."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return {(path.parent / name).resolve() for name in re.findall(r'from "(\.[^"]+)"', text)}
    names = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
    modules = {ROOT / "src" / name.replace(".", "/") for name in names}
    return {module.with_suffix(".py") for module in modules} | {module / "__init__.py" for module in modules}


@pytest.mark.parametrize("title", DRAWINGS)
def test_each_step_of_a_path_knows_the_next(title: str) -> None:
    drawn = list(arrows(DRAWINGS[title]))
    assert len(drawn) > 10
    for one, two, by_import in drawn:
        assert file_of(one).is_file(), one
        assert file_of(two).is_file(), two
        if by_import:
            assert file_of(two).resolve() in {each.resolve() for each in imported(file_of(one))}, f"{one} -> {two}"


@pytest.mark.parametrize("title", DRAWINGS)
def test_every_file_in_a_drawing_is_on_the_path(title: str) -> None:
    named = {name for _, name in NODE.findall(DRAWINGS[title])}
    assert named == {name for one, two, _ in arrows(DRAWINGS[title]) for name in (one, two)}


def test_the_paths_that_matter_are_drawn() -> None:
    assert [title.removeprefix("The path of a ") for title in DRAWINGS] == [
        "card click",
        "bot's decision",
        "lesson's step",
        "homework's result",
        "slip of a competition",
    ]


def test_the_glossary_is_in_order() -> None:
    assert list(GLOSSARY) == sorted(GLOSSARY, key=str.casefold)


@pytest.mark.parametrize("word", GLOSSARY)
def test_the_glossary_points_to_where_things_are(word: str) -> None:
    meaning, where = GLOSSARY[word]
    assert meaning.endswith(".")
    paths = re.findall(r"`([\w/]*/[\w/]*(?:\.\w+)?)`", where)
    assert paths, where
    for name in paths:
        assert file_of(name).exists(), name
    for name, attribute, path in re.findall(r"`([A-Za-z_]+)(?:\.(\w+))?` in `([\w/.]+)`", where):
        text = file_of(path).read_text()
        assert re.search(rf"^(?:class|def) {name}\b|^{name}\b", text, re.MULTILINE), name
        assert not attribute or re.search(rf"\b{attribute}\b", text), attribute


def test_the_words_of_the_glossary_are_used() -> None:
    pages = (page for page in DOCS.rglob("*.md") if page.name != "glossary.md")
    text = "\n".join(path.read_text(encoding="utf-8") for path in (*pages, *SOURCE.rglob("*.py"))).casefold()
    spoken = re.sub(r"[\s_-]+", " ", text)
    assert [word for word in GLOSSARY if re.sub(r"[ -]", " ", word.casefold()) not in spoken] == []


@pytest.mark.parametrize("page", ["architecture.md", "bots.md", "bidding.md", "solver.md"])
def test_terms_in_the_documents_are_explained(page: str) -> None:
    terms = set(re.findall(r"(?<![*\w])\*([a-z][a-z -]+)\*(?![*\w])", (DOCS / page).read_text()))
    known = {word.casefold() for word in GLOSSARY} | {
        term for meaning, _ in GLOSSARY.values() for term in re.findall(r"\*([a-z][a-z -]+)\*", meaning)
    }
    assert terms - EMPHASIS <= known, terms - EMPHASIS - known
