"""Missionary: claimed in answer to the loss of an influence, but not by a coup, it is replaced from the Court."""

from mahfel.games.coup.character import Character

MISSIONARY = Character(key="missionary", category="special", advanced=True, reacts="loss_not_coup")
