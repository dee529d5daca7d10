"""From a view back to a world it allows."""

from __future__ import annotations

from typing import Any

from mahfel.engine import Chance, Phase
from mahfel.games.high_society.moves import purse_of
from mahfel.games.high_society.phases import AUCTION, EVENING, REVERSE, SACRIFICE
from mahfel.games.high_society.state import HighSocietyState
from mahfel.games.high_society.view import HighSocietyView
from mahfel.games.high_society.words import CARDS, DISGRACES, STATUS


def row(cards: tuple[str, ...]) -> int:
    """The bitmask of a row of status cards given by id."""
    return sum(1 << CARDS[card] for card in cards)


def imagine(view: HighSocietyView, chance: Chance) -> HighSocietyState:
    """A world drawn uniformly among those that ``view`` allows: the order of the hidden deck is all that is unknown."""
    revealed = tuple(CARDS[card] for card in view.revealed)
    hidden = [card for card in STATUS if card not in revealed]
    chance.shuffle(hidden)
    players = view.players
    return HighSocietyState(
        seats=view.seats,
        options=view.options,
        deck=(*revealed, *hidden),
        shown=len(revealed),
        purses=[purse_of(player.hand) for player in players],
        bids=[purse_of(player.bid) for player in players],
        owned=[row(player.owned) for player in players],
        discarded=row(view.discarded),
        turn=view.turn,
        starter=view.starter,
        high=view.high,
        passed=sum(1 << seat for seat, player in enumerate(players) if player.passed),
        dark=view.dark,
        phases=_stack(view),
    )


def _stack(view: HighSocietyView) -> list[Phase[Any]]:
    if view.phase == "over":
        return []
    if view.phase == "sacrifice":
        return [EVENING, SACRIFICE]
    return [EVENING, REVERSE if CARDS[view.card] in DISGRACES else AUCTION]
