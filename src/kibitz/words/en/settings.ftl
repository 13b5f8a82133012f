# Settings and keys.

settings-a-word-with-a-dotted-line-can-be-tapped = A word with a dotted line can be tapped wherever it stands.
settings-all-words = All words
settings-ask-to-take-back = ask to take back
settings-claim = claim
settings-cut-the-pack-for-me = Cut the pack for me
settings-dark = Dark
settings-find-a-word = Find a word
settings-four-colours-for-the-four-suits = Four colours for the four suits
settings-from-card-to-card = from card to card
settings-keys = Keys
settings-language = Language
settings-large-cards = Large cards
settings-less-movement = Less movement
settings-light = Light
settings-light-or-dark = Light or dark
settings-look-at-the-last-trick = look at the last trick
settings-next-deal = next deal
settings-on-this-screen = On this screen
settings-play-the-card-press-the-button = play the card, press the button
settings-same-as-the-device = Same as the device
settings-score-sheet = score sheet
settings-to-the-hand-that-is-to-play = to the hand that is to play
settings-to-the-next-part-of-the-table = to the next part of the table
settings-words = Words
settings-words-and-what-they-mean = Words and what they mean
