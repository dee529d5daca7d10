"""How often one principal, or one address, may do something: token buckets that refill with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from mahfel.engine.refusal import Refused

BODY_BYTES = 64 * 1024
MESSAGE_BYTES = 64 * 1024
_MOST_BUCKETS = 20_000


class Rate(msgspec.Struct, frozen=True):
    """`burst` at once, then `per_second` on average."""

    burst: float
    per_second: float


class Rates(msgspec.Struct, frozen=True):
    """The limits of a server. Generous for people and their bots, tight for whoever floods."""

    read: Rate = Rate(burst=200, per_second=50)
    open: Rate = Rate(burst=20, per_second=1 / 6)
    join: Rate = Rate(burst=40, per_second=1)
    move: Rate = Rate(burst=60, per_second=10)
    say: Rate = Rate(burst=8, per_second=0.5)
    live: Rate = Rate(burst=60, per_second=5)
    replay: Rate = Rate(burst=30, per_second=1)
    draft: Rate = Rate(burst=60, per_second=3)
    rehearsal: Rate = Rate(burst=4, per_second=1 / 20)


UNLIMITED = Rate(burst=float("inf"), per_second=float("inf"))
NO_RATES = Rates(*(UNLIMITED for _ in Rates.__struct_fields__))


class Limiter:
    """Buckets by name of the rate and by who asks; the ones unused for longest are forgotten first."""

    def __init__(self, rates: Rates, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = rates
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, rate: str, who: str) -> None:
        """Count one act of `who`; raises Refused("request.too_often", seconds=…) when the bucket is empty."""
        limit: Rate = getattr(self._rates, rate)
        if limit.burst == float("inf"):
            return
        now = self._clock()
        key = (rate, who)
        left, since = self._buckets.pop(key, (limit.burst, now))
        left = min(limit.burst, left + (now - since) * limit.per_second)
        if left < 1:
            self._buckets[key] = (left, now)
            raise Refused("request.too_often", seconds=max(1, round((1 - left) / limit.per_second)))
        self._buckets[key] = (left - 1, now)
        while len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
