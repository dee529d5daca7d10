"""Pieces of rules that several games share. Pure, like the engine below and the games above."""
