"""What the pages of classes and clubs show, drawn from their state: nothing is decided here."""
