"""The page of whoever runs the server: how it is, what is open, what can be done about it. No cards are shown here."""
