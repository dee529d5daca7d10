"""A bar for long work, on standard error, where somebody looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


@contextmanager
def progress(total: int, *, quiet: bool = False) -> Iterator[Callable[[int], None] | None]:
    """A function to call with how much is done, or None when nobody looks."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, refresh_per_second=4) as bar:
        task = bar.add_task("", total=total)
        step = max(1, total // 200)

        def tick(done: int) -> None:
            if done % step == 0 or done == total:
                bar.update(task, completed=done)

        yield tick
