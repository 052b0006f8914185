"""What there is: cards, generals and skills, zones, chance."""
