"""Programs to begin with: read them, copy them, change them."""
