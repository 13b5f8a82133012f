"""The system chapter by chapter: which calls there are in a situation, and what each means.

No chapter chooses between them.
"""
