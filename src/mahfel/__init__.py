"""Mahfel: an online table for social card games."""

__version__ = "2026.11.0"
