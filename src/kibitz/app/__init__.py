"""The server: tables that live, the people at them, and the page they look at.

No rules: what may be done is asked of the engine.
"""
