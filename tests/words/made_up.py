"""A language that is made up from English, longer and with accents: whatever is said in another one shows at once."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from shutil import copytree
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

CODE: Final = "qy"
WORDS: Final = Path(__file__).parents[2] / "src/kibitz/words"
ACCENTS: Final = str.maketrans("aeiouAEIOUcnsyz", "áéíóúÁÉÍÓÚçñšýž")
LETTERS: Final = re.compile(r"[^\W\d_]{3,}")
_NO_WORDS: Final = re.compile(r"(!\[\]\(\w+\)|\{\{[\w-]+\}\})")
"""Pictures and figures in a rule book, by their names."""


class _Accented(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        """Every word with a letter more, and every letter that has one with its accent."""
        return ast.TextElement(accented(node.value))


def accented(text: str) -> str:
    """In the made-up language."""
    return LETTERS.sub(lambda word: word[0] + "ó", text.translate(ACCENTS))


def write_made_up(folder: Path, beside: tuple[str, ...] = ("en",)) -> Path:
    """A folder of languages: the made-up one, which has no lessons, and these of ours."""
    for code in beside:
        copytree(WORDS / code, folder / code)
    (folder / CODE).mkdir()
    for path in (WORDS / "en").glob("*.ftl"):
        said = _Accented().visit(FluentParser().parse(path.read_text("utf-8")))
        (folder / CODE / path.name).write_text(FluentSerializer().serialize(said), encoding="utf-8")
    (folder / CODE / "rules").mkdir()
    for path in (WORDS / "en/rules").glob("*.md"):
        parts = _NO_WORDS.split(path.read_text("utf-8"))
        told = "".join(part if at % 2 else accented(part) for at, part in enumerate(parts))
        (folder / CODE / "rules" / path.name).write_text(told, encoding="utf-8")
    glossary = tomllib.loads((WORDS / "en/glossary.toml").read_text("utf-8"))
    entries = (f"[{id_}]\n" + "".join(map(_line, entry.items())) for id_, entry in glossary.items())
    (folder / CODE / "glossary.toml").write_text("\n".join(entries), encoding="utf-8")
    return folder


def _line(field: tuple[str, str | list[str]]) -> str:
    name, value = field
    said = accented(value) if isinstance(value, str) else [accented(each) for each in value]
    return f"{name} = {json.dumps(said, ensure_ascii=False)}\n"


def words_of_another(text: str) -> list[str]:
    """Words in which no letter has an accent although one could: words of another language."""
    return [word for word in LETTERS.findall(text) if word != word.translate(ACCENTS)]
