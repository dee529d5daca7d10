"""How often one may ask."""

import pytest

from mahfel.engine import Refused
from mahfel.server.limits import NO_RATES, Limiter, Rate, Rates


class Ticking:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def test_a_burst_is_free_and_then_time_has_to_pass():
    clock = Ticking()
    limiter = Limiter(Rates(say=Rate(burst=2, per_second=0.5)), clock)
    limiter.spend("say", "a")
    limiter.spend("say", "a")
    with pytest.raises(Refused) as refusal:
        limiter.spend("say", "a")
    assert (refusal.value.code, refusal.value.arguments) == ("request.too_often", {"seconds": 2})
    clock.now = 2.0
    limiter.spend("say", "a")


def test_a_refused_act_costs_nothing():
    clock = Ticking()
    limiter = Limiter(Rates(say=Rate(burst=1, per_second=1)), clock)
    limiter.spend("say", "a")
    for _ in range(100):
        with pytest.raises(Refused):
            limiter.spend("say", "a")
    clock.now = 1.0
    limiter.spend("say", "a")


def test_one_who_floods_takes_nothing_from_others():
    limiter = Limiter(Rates(say=Rate(burst=1, per_second=0.001)), Ticking())
    limiter.spend("say", "a")
    limiter.spend("say", "b")
    limiter.spend("move", "a")
    with pytest.raises(Refused):
        limiter.spend("say", "a")


def test_memory_does_not_grow_with_the_number_of_addresses():
    limiter = Limiter(Rates(), Ticking())
    for number in range(25_000):
        limiter.spend("read", str(number))
    assert len(limiter._buckets) == 20_000


def test_a_server_without_limits_never_refuses():
    limiter = Limiter(NO_RATES, Ticking())
    for _ in range(10_000):
        limiter.spend("say", "a")
