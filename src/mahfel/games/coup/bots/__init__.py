"""How bots play Coup: values of actions, odds of claims, and styles of play made of them.

A policy is given an imagined world. It looks at the hand of its own seat and at what lies open, never at other hands.
"""

from mahfel.games.coup.bots.levels import LEVELS

__all__ = ["LEVELS"]
