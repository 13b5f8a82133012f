"""French: one form of address, *vous*, in all that a reader is told."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

FRENCH = Path(__file__).parents[2] / "src/kibitz/words/fr"
TABLES = re.compile(r"^```table$.*?^```$", re.MULTILINE | re.DOTALL)
FIELDS = re.compile(r"^[ -]*(?:[a-z]+: )?\"?", re.MULTILINE)
"""What stands before the words in a line of a lesson: an indent, a dash, the name of a field, a quotation mark."""

TU = re.compile(r"\b(?:tu|te|toi|ton|ta|tes|tiens?|tiennes?)\b(?!-)|(?<![\w-])t[’'](?=\w)", re.IGNORECASE)

OF_TU = re.compile(
    r"\b(?:aies|apprends|attends|bats|choisis|comprends|connais|construis|crois|couvres|défends|dis|dois|écris|es|fais"
    r"|finis|lis|mets|ouvres|peux|perds|prends|reçois|réfléchis|refais|rends|reviens|sais|sers|sois|soutiens|souviens"
    r"|tiens|vas|veux|viens|vois)\b",
    re.IGNORECASE,
)
"""Verbs as *tu* has them and *vous* has not. *Je* has most of them as well."""

OF_JE = re.compile(r"\b(?:je|j’(?:en|y)?)(?: (?:ne|n’en|n’y|le|la|les|lui|leur|vous|en|y)| l’| n’)* *$", re.IGNORECASE)

TOLD = (
    r"(?:additionne|aide|ajoute|annonce|appuie|arrête|attaque|cherche|commence|compare|compte|continue|contre|coupe|couvre"
    r"|débloque|défausse|demande|divise|donne|encaisse|enlève|entame|essaie|garde|gagne|jette|joue|laisse|monte|montre"
    r"|nomme|ouvre|parle|passe|pense|pose|range|recompte|regarde|rejoue|reste|saute|tape|travaille|trouve|vérifie|vise"
    r"|calcule)"
)
"""*Tu* is told so with one word, which *il* and *elle* say as well, and which may be a noun: what counts is where."""

NOUNS = re.compile(
    r"Contre\b|(?:Aide|Compte|Coupe|Donne|Entame|Marque|Passe)\b(?! (?:la|le|les|un|une|vos|votre|encore)\b)(?!-l)"
)
"""Words that begin a sentence as nouns as well: they say *tu* only where what they are done to comes after them."""

SLIPS = {
    "a sentence that begins with it": re.compile(
        rf"(?:^|[.!?] |« ?)(?:(?:Ne |N’)(?={TOLD})|(?=[A-ZÉ][a-zà-ÿ]))((?i:{TOLD}))\b(?! :)"
    ),
    "after a word that only leads to it": re.compile(rf"\b(?:Puis|Alors|Mais|Maintenant,?|Et|donc) ({TOLD})\b(?!-t-)"),
    "after a colon": re.compile(rf"[:;] ({TOLD})\b"),
    "with another that says vous": re.compile(
        rf"(?:^|[.!?:»] )[A-ZÉÀÔ]\w+ez\b[^.!?:;«»]*(?:,|\bet|\bpuis|\bou) ({TOLD})\b"
    ),
    "after what must be so first": re.compile(
        rf"(?:^|[.!?:»] )(?:Avec|Sans|Si vous|Quand vous|Pour|Avant|À|De|D’)\b[^.!?:;,«»]*(?:,[^.!?:;,«»]*)?,"
        rf" ({TOLD})\b"
    ),
}


def spoken(pattern: ast.Pattern) -> Iterator[str]:
    """The words of a message, and of each of its branches. A value that is put in stands as a dash."""
    yield "".join(part.value if isinstance(part, ast.TextElement) else "–" for part in pattern.elements)
    for part in pattern.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            for branch in part.expression.variants:
                yield from spoken(branch.value)


def texts() -> Iterator[tuple[str, str]]:
    """Every sentence or two that is French, and the file it is in."""
    for path in sorted(FRENCH.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                yield from ((path.name, " ".join(said.split())) for said in spoken(entry.value))
    for path in sorted(FRENCH.glob("*/*.md")):
        prose = FIELDS.sub("", TABLES.sub("", path.read_text(encoding="utf-8"))).replace("*", "")
        # A line of a lesson is a text, except where a paragraph goes on in the next one.
        yield from (
            (path.name, " ".join(said.split())) for said in re.sub(r"\n(?=[a-zà-ÿ]+[ ,.’])", " ", prose).split("\n")
        )
    for entry in tomllib.loads((FRENCH / "glossary.toml").read_text(encoding="utf-8")).values():
        yield "glossary.toml", entry["means"]


def slips(said: str) -> list[str]:
    """The words in a text that say *tu* to its reader."""
    found = [said[each.start() :][:30] for each in TU.finditer(said)]
    found += [said[each.start() :][:30] for each in OF_TU.finditer(said) if not OF_JE.search(said[: each.start()])]
    for pattern in SLIPS.values():
        found += [said[each.start() :][:60] for each in pattern.finditer(said) if not NOUNS.match(said, each.start(1))]
    return found


def test_a_reader_is_called_vous_and_never_tu() -> None:
    said = list(texts())
    assert len(said) > 5000
    assert [(name, slip) for name, each in said for slip in slips(each)] == []


@pytest.mark.parametrize(
    "said",
    [
        "Tu as sept levées.",
        "Ton as est parti.",
        "Peux-tu gagner la levée ?",
        "Il t’en faut trois.",
        "Joue la carte qui gagne.",
        "Ne saute pas.",
        "Ne prends pas la levée.",
        "Avec moins, passe.",
        "Si vous n’en avez pas, joue la carte que vous voulez.",
        "Prenez, puis défausse un carreau.",
        "Comptez les deux mains, et choisis bien.",
        "Ce jeu n’existe pas : demande un autre nom.",
        "Le roi gagne. Puis joue atout.",
    ],
)
def test_a_slip_is_found(said: str) -> None:
    assert slips(said)


@pytest.mark.parametrize(
    "said",
    [
        "Vous avez sept levées.",
        "Je prends la main et j’en fais sept.",
        "Passe.",
        "Donne suivante",
        "Trey prend et rejoue pique.",
        "La dame gagne, et personne ne coupe.",
        "Qu’en a-t-il fait ? Va-t’en savoir.",
    ],
)
def test_what_is_no_slip_is_let_be(said: str) -> None:
    assert slips(said) == []
