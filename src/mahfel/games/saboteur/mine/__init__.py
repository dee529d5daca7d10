"""The mine: tunnel cards as declared data, and where they lie, what is lit from the start and where one may dig on.

It knows nothing of players, hands or rounds.
"""

from mahfel.games.saboteur.mine.mine import Dug, Mine, place_of, spot_of
from mahfel.games.saboteur.mine.shapes import GOALS, START, TUNNELS, Shape

__all__ = ["GOALS", "START", "TUNNELS", "Dug", "Mine", "Shape", "place_of", "spot_of"]
