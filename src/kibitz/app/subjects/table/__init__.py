"""Playing at a table: what a page asks there. What a table decides and looks like is not here but in `tables`."""
