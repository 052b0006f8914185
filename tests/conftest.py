"""What holds for all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# Every run tries the same examples and takes them as long as the machine needs.
settings.register_profile("sure", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("sure")
