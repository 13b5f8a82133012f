"""Playing in the terminal: what is drawn, what is asked, what may be typed. No rules, and nothing of the page."""
