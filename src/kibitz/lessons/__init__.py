"""Lessons as files of talk, tables, tasks, questions and sheets: read, checked and gone through. No screen here."""
