"""What is kept, and how: schema, migrations, queries, the one writer. Nothing here knows a rule or a page."""
