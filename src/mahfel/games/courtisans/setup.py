"""Before the banquet: who has which cards and missions, and who begins."""

from __future__ import annotations

from mahfel.engine import Chance
from mahfel.engine.event import Listener
from mahfel.games.courtisans.events import Began
from mahfel.games.courtisans.moves import ALL_OPEN
from mahfel.games.courtisans.options import CourtisansOptions
from mahfel.games.courtisans.phases import BANQUET
from mahfel.games.courtisans.state import DOMAINS, CourtisansState
from mahfel.games.courtisans.words import ASIDE, BLUE, COURT, HAND, ROUNDS, SPY, WHITE
from mahfel.kit.dealing import deal


def set_up(seats: int, options: CourtisansOptions, chance: Chance, tell: Listener | None) -> CourtisansState:
    """Shuffle the court, set some of it aside unseen, deal three cards and two missions to each seat, and begin."""
    hands, pile = deal(chance, COURT, [HAND] * seats)
    whites, _ = deal(chance, range(len(WHITE)), [1] * seats)
    blues, _ = deal(chance, range(len(BLUE)), [1] * seats)
    starter = chance.below(seats) if options.first_player == "random" else 0
    places = DOMAINS + seats
    state = CourtisansState(
        seats=seats,
        options=options,
        pile=tuple(pile),
        drawn=0,
        aside=ASIDE[seats],
        hands=[tuple(hand) for hand in hands],
        missions=tuple((white[0], blue[0]) for white, blue in zip(whites, blues, strict=True)),
        rows=[[0] * SPY for _ in range(places)],
        shown=[0] * places,
        spies=[],
        lairs=[],
        lurking=[0] * places,
        removed=[0] * SPY,
        turn=starter,
        starter=starter,
        open=ALL_OPEN,
        turns=0,
        phases=[],
        tell=tell,
    )
    if tell is not None:
        tell(Began(starter, ASIDE[seats], ROUNDS[seats]))
    state.push(BANQUET)
    return state
