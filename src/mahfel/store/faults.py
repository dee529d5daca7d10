"""Faults: what SQLite says, in the words of the store."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager

import apsw

from mahfel.store.log import Corrupted, StoreError, StoreFull, Unwritable


@contextmanager
def told() -> Iterator[None]:
    """Raise a StoreError for every error of SQLite."""
    try:
        yield
    except apsw.Error as fault:
        raise worded(fault) from fault


def worded(fault: BaseException) -> StoreError:
    """The store's word for an error."""
    if isinstance(fault, StoreError):
        return fault
    if isinstance(fault, apsw.FullError) or _no_space(fault):
        return StoreFull("there is no space left for the database")
    if isinstance(fault, apsw.CorruptError | apsw.NotADBError):
        return Corrupted("the database is damaged, or no database")
    return Unwritable(f"{type(fault).__name__}: {fault}")


def _no_space(fault: BaseException) -> bool:
    """Whether a write failed for want of space, as the operating system may put it."""
    number = getattr(fault, "errno", None) or getattr(fault.__cause__, "errno", None)
    if number in (errno.ENOSPC, errno.EDQUOT):
        return True
    # Space that is gone while the shared memory or the log file grows is an input/output error to SQLite.
    return isinstance(fault, apsw.IOError) and getattr(fault, "extendedresult", None) in (
        apsw.SQLITE_IOERR_WRITE,
        apsw.SQLITE_IOERR_SHMSIZE,
        apsw.SQLITE_IOERR_TRUNCATE,
    )
