"""The engine's figures as tables."""

from __future__ import annotations

from itertools import groupby

from measuring.figures import Figure, written
from measuring.report import facts, table
from measuring.targets import HEADINGS, Target

from players.match import Match, Versus


def page(match: Match, targets: list[Target], circumstances: dict[str, str]) -> str:
    """What was measured on what, whether the targets hold, and every game's rate."""
    parts = [facts(circumstances), table(HEADINGS, [target.row() for target in targets])]
    if match.peers:
        rows = [("Mahfel", "high_society", *_spread(match.ours), "")]
        for group, members in groupby(match.peers, key=_group):
            rows += [(group, peer.player.game, *_spread(peer.rate), _times(peer.ratio)) for peer in members]
        parts.append(table(("engine", "game", "decisions/s, median", "range", "ours is … times as fast"), rows))
    return "\n\n".join(parts)


def _group(peer: Versus) -> str:
    return peer.player.group


def _spread(figure: Figure) -> tuple[str, str]:
    return written(figure.median), f"{written(figure.least)} – {written(figure.most)}"


def _times(ratio: Figure) -> str:
    tie = ratio.least <= 1 <= ratio.most
    return f"{ratio.median:.2g}" + (" (a tie)" if tie else "")
