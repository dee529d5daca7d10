"""Harnesses over whole tables: the same laws where games meet people, time, the log and restarts."""

from mahfel.testing.at_table.room import Room, opened_room
from mahfel.testing.at_table.sight import Sight, table_sight

__all__ = ["Room", "Sight", "opened_room", "table_sight"]
