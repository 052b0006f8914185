"""What is served by HTTP: the page, facts, texts, replays, health and figures."""
