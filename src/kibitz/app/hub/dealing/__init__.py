"""New tables and the deals that come to them, one after the other. What happens within a deal is not decided here."""
