"""Bad input by the thousand: whatever comes is read or refused in a sentence, soon, and in flat memory."""
