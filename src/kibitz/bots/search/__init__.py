"""Players who imagine the hidden hands, solve them double dummy and weigh what they found. No system of bidding."""
