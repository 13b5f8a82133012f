# The table.

table-back-to-the-homework = Back to the homework
table-back-to-the-start = Back to the start
table-menu = Menu
table-opening-the-table = Opening the table …
table-table = Table
table-this-table-cannot-be-opened = This table cannot be opened
table-what-happens-at-the-table = What happens at the table
