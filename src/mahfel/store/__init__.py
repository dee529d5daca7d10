"""The log: where tables are kept. One protocol, one small module of plain SQL for each database."""

from mahfel.store.log import Conflict, Corrupted, Deadline, Log, NewerDatabase, Row, StoreError, StoreFull, Unwritable

__all__ = ["Conflict", "Corrupted", "Deadline", "Log", "NewerDatabase", "Row", "StoreError", "StoreFull", "Unwritable"]
