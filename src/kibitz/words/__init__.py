"""What kibitz says, as data: a folder a language, and the reader of its messages, which are Project Fluent files.

Words that people read belong here, and nothing that knows the game: the messages, which the page reads too, and beside
them the glossary, the rule books (`rules`) and the lessons of that language. Who reads those is elsewhere.
"""

from kibitz.words.catalogues import IN_ENGLISH, Drawable, Given, Language, in_language, languages, text_of, word_id
from kibitz.words.earlier import from_template

__all__ = [
    "IN_ENGLISH",
    "Drawable",
    "Given",
    "Language",
    "from_template",
    "in_language",
    "languages",
    "text_of",
    "word_id",
]
