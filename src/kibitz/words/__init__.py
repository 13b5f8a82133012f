"""What kibitz says, as data: a folder of Project Fluent files a language, which the page reads too, and their reader.

Words that people read belong here, and nothing that knows the game. Lessons, rule books and the glossary are texts of
their own beside those who read them.
"""

from kibitz.words.catalogues import IN_ENGLISH, Drawable, Given, Language, in_language, languages, word_id
from kibitz.words.earlier import from_template

__all__ = [
    "IN_ENGLISH",
    "Drawable",
    "Given",
    "Language",
    "from_template",
    "in_language",
    "languages",
    "word_id",
]
