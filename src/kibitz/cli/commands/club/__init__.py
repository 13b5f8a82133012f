"""The commands of a club: events, leagues, the referee. What a club knows stands in `kibitz.club`, not here."""
