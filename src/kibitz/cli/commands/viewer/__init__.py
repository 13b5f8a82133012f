"""Looking at files of boards, in the page, in the terminal or as JSON. Nothing here plays or changes one."""
