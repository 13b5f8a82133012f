"""The administrator's page, and what only it may do."""
