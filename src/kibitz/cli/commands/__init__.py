"""One file a command: what it is given and what it prints. Nothing that two of them need."""
