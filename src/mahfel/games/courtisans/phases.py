"""The course of the banquet: turn by turn, card by card, until all hands are empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mahfel.engine import Ask, Move, Moves, Phase, Seat
from mahfel.engine.ask import Asked
from mahfel.games.courtisans.events import (
    Drew,
    Ended,
    Judged,
    Killed,
    MissionShown,
    Placed,
    Reckoned,
    SpyTurned,
    TurnBegan,
    Won,
)
from mahfel.games.courtisans.moves import (
    ABOVE,
    ALL_OPEN,
    BELOW,
    CODES,
    LYING,
    NOBODY,
    OPPONENT,
    OWN,
    OWN_OPEN,
    TABLE_OPEN,
    ZONE,
    place,
)
from mahfel.games.courtisans.placements import WHERES, Placements, lies_there, place_at
from mahfel.games.courtisans.reckoning import decision, reckon
from mahfel.games.courtisans.refusals import why_not
from mahfel.games.courtisans.words import BLUE, FAMILIES, HAND, NAMES, ROUNDS, SPY, WHITE

if TYPE_CHECKING:
    from mahfel.games.courtisans.state import CourtisansState

_ZONES: Final = ("above", "below", "own", "opponent")
_ASKS: Final = ("place-last", "place-second", "place")
_RULES: Final = ("courtisans-5.3", "courtisans-5.3", "courtisans-5.1")


class Banquet(Phase["CourtisansState"], frozen=True, tag="banquet"):
    """The seat in turn places its three cards, one to each kind of zone, draws three, and the turn goes left."""

    def begin(self, state: CourtisansState) -> None:
        """The first turn."""
        _tell_turn(state)

    def asked(self, state: CourtisansState) -> Asked:
        """The seat in turn; when nobody answers, its first card goes to the first zone in reach, and nobody is killed.

        At the table the side changes from round to round, so that an empty chair favours neither.
        """
        turn, open_ = state.turn, state.open
        hand = state.hands[turn]
        if open_ & TABLE_OPEN:
            where = state.turns // state.seats & 1
        elif open_ & OWN_OPEN:
            where = OWN
        else:
            where = OPPONENT + (turn + 1) % state.seats
        key = (turn, hand[0], where, len(hand))
        asked = _asked.get(key)
        if asked is None:
            left = len(hand) - 1
            ask = Ask(kind="place", default=place(hand[0], where), rule=_RULES[left], pace="long", text=_ASKS[left])
            asked = _asked[key] = {turn: ask}
        return asked

    def asks(self, state: CourtisansState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == state.turn

    def legal(self, state: CourtisansState, seat: Seat) -> Moves:
        """Every placement."""
        return Placements(state, seat)

    def play(self, state: CourtisansState, seat: Seat, move: Move) -> None:
        """A card is placed, and an assassin may at once remove another one of the same zone."""
        code = CODES.get(move)
        if code is None:
            raise why_not(state, seat, move)
        kind, where, victim = code
        hand = state.hands[seat]
        if (
            kind not in hand
            or where not in WHERES[state.seats][seat][state.open]
            or (victim != NOBODY and not lies_there(state.shown, state.lurking, seat, where, victim))
        ):
            raise why_not(state, seat, move)
        first = hand.index(kind)
        state.hands[seat] = hand[:first] + hand[first + 1 :]
        state.open &= ~ZONE[where]
        spy = state.put(kind, place_at(where, seat))
        if state.tell is not None:
            other = where - OPPONENT if where >= OPPONENT else None
            state.tell(Placed(seat, "spy" if spy else NAMES[kind], _ZONES[min(where, OPPONENT)], other, spy))
        if victim != NOBODY:
            _kill(state, seat, where, victim)
        if not state.open:
            self._next(state, seat)

    def _next(self, state: CourtisansState, seat: Seat) -> None:
        """Draw, if there is anything to draw, and pass the turn; the last turn of all ends the game."""
        left = state.left
        if left:
            state.hands[seat] = state.pile[state.drawn : state.drawn + HAND]
            state.drawn += HAND
        if state.tell is not None:
            state.tell(Drew(seat, HAND if left else 0, state.left))
        state.turns += 1
        state.turn = (seat + 1) % state.seats
        state.open = ALL_OPEN
        if state.hands[state.turn]:
            _tell_turn(state)
            return
        if state.tell is not None:
            announce_end(state)
        state.finish()


BANQUET: Final = Banquet()

_asked: Final[dict[tuple[int, int, int, int], Asked]] = {}


def _tell_turn(state: CourtisansState) -> None:
    if state.tell is not None:
        state.tell(TurnBegan(state.turn, state.turns // state.seats + 1, ROUNDS[state.seats]))


def _kill(state: CourtisansState, seat: Seat, where: int, victim: int) -> None:
    if victim > LYING:
        spy, name = victim - LYING, "spy"
        at = state.lairs[spy - 1]
        state.remove_spy(spy)
    else:
        spy, name = 0, NAMES[victim % SPY]
        at = victim // SPY if where < OWN else place_at(where, seat)
        state.remove(victim % SPY, at)
    if state.tell is not None:
        zone = _ZONES[at] if where < OWN else _ZONES[min(where, OPPONENT)]
        state.tell(Killed(seat, name, zone, where - OPPONENT if where >= OPPONENT else None, spy))


def announce_end(state: CourtisansState) -> None:
    """Tell the end: each spy, each family, each mission, each seat's points, the winners."""
    tell = state.tell
    assert tell is not None
    tell(Ended())
    for number, (family, lair) in enumerate(zip(state.spies, state.lairs, strict=True), 1):
        zone = "removed" if lair < 0 else "above" if lair == ABOVE else "below" if lair == BELOW else "domain"
        tell(SpyTurned(number, NAMES[SPY + family], zone, lair - OWN if zone == "domain" else None))
    reckoning = reckon(state.hall(), state.options)
    for name, stand in zip(FAMILIES, reckoning.families, strict=True):
        tell(Judged(name, stand.above, stand.below, stand.status))
    for seat, (account, (white, blue)) in enumerate(zip(reckoning.accounts, state.missions, strict=True)):
        tell(MissionShown(seat, WHITE[white], account.missions[0]))
        tell(MissionShown(seat, BLUE[blue], account.missions[1]))
    for seat, account in enumerate(reckoning.accounts):
        tell(Reckoned(seat, sum(account.points), sum(account.missions), account.total))
    winners = tuple(seat for seat, account in enumerate(reckoning.accounts) if account.won)
    tell(Won(winners, decision([account.total for account in reckoning.accounts])))
