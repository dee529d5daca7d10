"""Asks that come again and again, made once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mahfel.engine import Ask, Listed, Move, Seat
from mahfel.engine.ask import Asked
from mahfel.games.maloun.moves import CONTINUE, DECLINE, READY, WAIT, Accuse, Prefer, Vote, requests
from mahfel.kit.clockwise import clockwise

MAY_BUILD: Final = Ask("build", WAIT, "maloun-7.4", optional=True)
"""At every stable point everybody else may lay a set; the game does not wait for it."""

TO_OFFER: Final = Ask("offer", DECLINE, "maloun-5.1", pace="window")
TO_OFFER_CRISIS: Final = Ask("offer", DECLINE, "maloun-13.4", pace="window", text="offer-crisis")
LAST_CALL: Final = Ask("last_call", WAIT, "maloun-11.2", pace="window")
TO_STEP: Final = Ask("step", CONTINUE, "maloun-12.3", pace="long")
TO_DISCUSS: Final = Ask("discuss", READY, "maloun-12.4", pace="discussion")
TO_DISCUSS_STOP: Final = Ask("discuss", READY, "maloun-10.5", pace="discussion", text="discuss-stop")
TO_VOTE: Final = Ask("vote", Vote(None), "maloun-12.5", pace="window")
TO_VOTE_STOP: Final = Ask("vote", Vote(None), "maloun-10.6", pace="window", text="vote-stop")
TO_VOTE_AGAIN: Final = Ask("vote", Vote(None), "maloun-10.7", pace="window", text="vote-again")
ON_DECK: Final = Ask("deck", Prefer(None), "maloun-10.4", pace="window")

STEP: Final = Listed((CONTINUE,))
DONE: Final = Listed((READY,))
PREFER: Final = Listed((Prefer(None), Prefer("reshuffle"), Prefer("stop")))
PLAIN: Final = {request.drinks: request for request in requests(2, numbered=False)}


@lru_cache(maxsize=4096)
def turn_ask(drinks: tuple[str, ...], *, crisis: bool) -> Ask:
    """What to do in one's turn; by default ask for these two drinks."""
    if crisis:
        return Ask("turn", PLAIN[drinks], "maloun-13.3", text="turn-crisis")
    return Ask("turn", PLAIN[drinks], "maloun-4.1")


@lru_cache(maxsize=8192)
def with_builders(seats: int, turn: Seat, ask: Ask, waved: int) -> Asked:
    """The seat in turn has to answer; all others, but for those who have waved, may build."""
    others = clockwise(seats, turn)
    return {turn: ask, **{seat: MAY_BUILD for seat in others if not waved >> seat & 1}}


@lru_cache(maxsize=256)
def one(seat: Seat, kind: str, default: Move, rule: str) -> Asked:
    """One seat has something to decide."""
    return {seat: Ask(kind, default, rule, pace="long")}


@lru_cache(maxsize=64)
def accuse_ask(seat: Seat, suggested: Seat) -> Asked:
    """The finisher has to name somebody."""
    return {seat: Ask("accuse", Accuse(suggested), "maloun-12.6", pace="long")}


@lru_cache(maxsize=512)
def votes(standing: tuple[Seat, ...], seat: Seat) -> Listed:
    """Abstain, or vote for one of these, oneself excepted."""
    return Listed((Vote(None), *(Vote(other) for other in standing if other != seat)))
