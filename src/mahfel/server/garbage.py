"""The garbage collector, told what a server is: much that lives long, and little that dies in circles.

By default Python looks for circles after every 700 new containers, and through everything that lives whenever that has
grown by a quarter. At a few thousand moves a second this took a fifth of the server's time and found nothing: rows,
views and frames die by their reference counts.
"""

from __future__ import annotations

import gc
from typing import Final

_THRESHOLDS: Final = (100_000, 50, 1000)
"""New containers until the young ones are looked through, and such rounds until the older ones are."""


def settle() -> None:
    """To be called once the server listens: what there is now is never looked through again, what comes seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
