"""The documents as a site: what is written in docs, and what the code knows of itself. Nothing of it is installed."""
