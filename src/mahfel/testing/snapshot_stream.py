"""H2: snapshot = stream. Who followed from the start, who comes back and who comes late all know the same."""

from __future__ import annotations

from typing import Any

from mahfel.engine import Event, Game, Seat
from mahfel.testing.case import Case, cases
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.transcript import Project, differing, seen, snapshot, tags, viewers
from mahfel.testing.walk import Position, closely

LAW = "snapshot = stream"


def snapshot_stream(game: Game, effort: Effort = NORMAL, project: Project = snapshot) -> None:
    """What a viewer has of the live position is what a fresh reader of the record gets, and so are the events.

    ``project`` turns a position into what is sent; after every move that of the live position, of a copy and of the
    position replayed from the start are the same bytes. Each event a viewer hears has a declared type and says no more
    when it is told again; listening changes nothing. Raises ``Broken``.
    """
    known = tags(game)
    asked: set[str] = set()
    for case in cases(game, effort.games, effort.seed):
        streams: dict[Seat | None, list[Any]] = {}
        told: list[Event] = []
        state = case.start(told.append)
        played = 0
        for position in closely(case, asked):
            for seat, text in position.moves[played:]:
                state.tell = told.append
                state.play(seat, game.parse(text))
            played = len(position.moves)
            for viewer in viewers(state):
                live = project(state, viewer)
                for name, other in (("the walk's", position.state), ("a copy's", state.copy())):
                    if (fresh := project(other, viewer)) != live:
                        position.broken(LAW, f"viewer {viewer}, {name}: {differing(live, fresh)}")
                streams.setdefault(viewer, []).extend(seen(told, viewer))
            for event in told:
                if event.seen_by(None)["type"] not in known:
                    position.broken(LAW, f"{type(event).__name__} is not among the game's event_types")
            told.clear()
            if position.chance.below(10) == 0 or not state.asked():
                _fresh_reader(position, streams, project)


def _fresh_reader(position: Position, streams: dict[Seat | None, list[Any]], project: Project) -> None:
    case: Case = position.case
    told: list[Event] = []
    late = case.replay(position.moves, told.append)
    for viewer, stream in streams.items():
        if seen(told, viewer) != stream:
            position.broken(LAW, f"viewer {viewer} hears other events when the game is replayed")
        if (fresh := project(late, viewer)) != (live := project(position.state, viewer)):
            position.broken(LAW, f"viewer {viewer}, after a replay: {differing(live, fresh)}")
