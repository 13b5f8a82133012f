"""What happened, in words: templates of sentences, the story of a deal, refusals, score lines. Nothing here decides."""
