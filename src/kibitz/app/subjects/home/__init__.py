"""Before a table: who somebody is, what can be played, lists of tables, codes. Nothing of what happens in them."""
