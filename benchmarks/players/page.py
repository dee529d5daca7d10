"""The engine's figures as tables."""

from __future__ import annotations

from collections.abc import Iterable

from measuring.figures import Figure, written
from measuring.report import facts, table
from measuring.targets import HEADINGS, Target

from players.catalogue import OURS, PEERS, Group
from players.match import Match
from players.running import Round

_RATES = ("engine", "driver", "game", "decisions/s", "range", "ours is … × as fast")
_COUPS = ("engine", "driver", "decisions/s", "range", "ours is … × as fast", "decisions a game", "games/s")


def page(match: Match, targets: list[Target], circumstances: dict[str, str]) -> str:
    """What was measured on what, whether the targets hold, and every game's rate."""
    parts = [facts(circumstances), table(HEADINGS, [target.row() for target in targets])]
    if match.peers:
        parts += [table(_RATES, list(_engines(match))), table(_COUPS, list(_coups(match)))]
    return "\n\n".join(parts)


def _engines(match: Match) -> Iterable[tuple[str, ...]]:
    """Different games: what each library's are like at their usual work."""
    for game in OURS.games:
        yield ("Mahfel", "own", game, *_spread(match.ours(game)), "")
    for group in PEERS:
        if group.beside != "coup":
            for peer in match.members(group):
                yield (group.engine, group.drive, peer.game, *_spread(peer.rate), _times(peer.ratio))
            yield (group.engine, group.drive, "**median**", "", "", f"**{_times(match.against(group))}**")


def _coups(match: Match) -> Iterable[tuple[str, ...]]:
    """The same game in several libraries, so that whole games can be compared too."""
    yield ("Mahfel", "own", *_spread(match.ours("coup")), "", *_lengths(match.rounds("coup")))
    for group in _beside_coup():
        for peer in match.members(group):
            yield (group.engine, group.drive, *_spread(peer.rate), _times(peer.ratio), *_lengths(peer.theirs))


def _beside_coup() -> list[Group]:
    return [group for group in PEERS if group.beside == "coup"]


def _spread(figure: Figure) -> tuple[str, str]:
    return written(figure.median), f"{written(figure.least)} – {written(figure.most)}"


def _times(ratio: Figure) -> str:
    tie = ratio.least <= 1 <= ratio.most
    return f"{ratio.median:.2g}" + (", a tie" if tie else "")


def _lengths(rounds: list[Round]) -> tuple[str, str]:
    """Decisions in a game, and games in a CPU second, over all rounds."""
    games = sum(played.games for played in rounds)
    decisions, cpu = sum(played.decisions for played in rounds), sum(played.cpu for played in rounds)
    return f"{decisions / games:.1f}", written(games / cpu)
