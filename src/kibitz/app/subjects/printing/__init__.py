"""What the page has printed: only how it is asked for."""
