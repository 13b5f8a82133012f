"""A quiz evening: somebody asks, everybody answers. What is right is not decided here."""
