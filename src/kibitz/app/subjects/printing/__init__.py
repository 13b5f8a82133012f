"""What the page has printed: how it is asked for, what it is of, and how it is set. HTTP is not spoken here."""
