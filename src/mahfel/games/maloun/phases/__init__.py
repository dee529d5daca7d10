"""The course of Malʿoun, phase by phase; each is a section of the rulebook."""
