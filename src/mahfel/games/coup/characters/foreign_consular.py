"""Foreign Consular: binds itself and another player not to aim at each other until they are the last two."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.choices import MakeTreaty

FOREIGN_CONSULAR = Character(
    key="foreign_consular",
    category="special",
    advanced=True,
    actions=(
        Action(key="foreign_consular", rule="coup-17.3", claim="foreign_consular", effect=(MakeTreaty("coup-17.3"),)),
    ),
    piece="treaty",
)
