"""What happens: frames, the moments at which parts act, and what is noted of them."""
