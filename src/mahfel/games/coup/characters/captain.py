"""Captain: takes up to two coins of another player, and stops others from doing so."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.coins import TakeFromTarget

CAPTAIN = Character(
    key="captain",
    category="classic",
    actions=(Action(key="steal", rule="coup-4.6", claim="captain", targets="one", effect=(TakeFromTarget(2),)),),
    blocks=("steal",),
)
