"""What is counted for Prometheus; each app has its own registry."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

ANSWERERS = ("person", "bot", "timeout", "auto")
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("sanguosha_connections", "Open WebSockets.", registry=self.registry)
        self.rooms = Gauge("sanguosha_rooms", "Rooms.", registry=self.registry)
        self.games = Gauge("sanguosha_games_running", "Games being played.", registry=self.registry)
        self.draining = Gauge("sanguosha_draining", "Whether no new games begin (1).", registry=self.registry)
        self.finished = Counter("sanguosha_games_finished", "Games that ended, by outcome.", ["outcome"], registry=self.registry)
        self.messages = Counter("sanguosha_messages", "Messages from clients, by type.", ["type"], registry=self.registry)
        self.refused = Counter("sanguosha_refused", "Messages that were refused, by reason.", ["reason"], registry=self.registry)
        self.answers = Counter("sanguosha_answers", "Answers in games, by who gave them.", ["by"], registry=self.registry)
        self.answered = {by: self.answers.labels(by) for by in ANSWERERS}
        self.answering = Histogram(
            "sanguosha_answer_seconds", "From the arrival of an answer to its effect.", registry=self.registry, buckets=QUICK
        )
        self.lag = Histogram(
            "sanguosha_loop_lag_seconds", "How late the event loop comes to what is due.", registry=self.registry, buckets=QUICK
        )
        self.storing = Histogram(
            "sanguosha_store_seconds", "How long a transaction of the database takes.", registry=self.registry, buckets=QUICK
        )
        self.not_stored = Counter("sanguosha_store_failures", "Transactions that failed.", registry=self.registry)
        self.to_store = Gauge("sanguosha_store_waiting", "Writes that wait for the database.", registry=self.registry)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
