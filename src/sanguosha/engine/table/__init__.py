"""Who sits at the table and what lies on it: seats and their verbs, the ring, the cards, the parts at work."""
