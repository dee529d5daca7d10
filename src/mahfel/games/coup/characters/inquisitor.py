"""Inquisitor: exchanges with one card of the Court, or looks at a card of another player; stops a theft."""

from mahfel.games.coup.character import Action, Character
from mahfel.games.coup.effects.cards import Examine, Exchange

INQUISITOR = Character(
    key="inquisitor",
    category="classic",
    actions=(
        Action(key="exchange_one", rule="coup-11.2", claim="inquisitor", effect=(Exchange(1, "coup-11.2"),)),
        Action(key="examine", rule="coup-11.3", claim="inquisitor", targets="one", effect=(Examine(),)),
    ),
    blocks=("steal",),
)
