"""Looking ahead: clones that continue where a game stands, and worlds that a seat could be in."""
