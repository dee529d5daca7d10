"""The mine: tunnel cards as declared data, and where they lie, what is lit from the start and where one may dig on.

It knows nothing of players, hands or rounds.
"""

from mahfel.games.saboteur.mine.dug import Dug
from mahfel.games.saboteur.mine.mine import Mine
from mahfel.games.saboteur.mine.shapes import GOALS, START, TUNNELS, Shape
from mahfel.games.saboteur.mine.spots import place_of, spot_of

__all__ = ["GOALS", "START", "TUNNELS", "Dug", "Mine", "Shape", "place_of", "spot_of"]
