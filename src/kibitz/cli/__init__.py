"""The terminal program: one file a command, and what they draw and ask with. Nothing here decides what may be done."""
