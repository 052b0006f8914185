"""Signals as a terminal gives them."""

import signal


def heed_interrupts() -> None:
    """For ``preexec_fn``: Ctrl-C reaches the program, also where the tests run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
