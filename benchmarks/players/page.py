"""The engine's figures as tables."""

from __future__ import annotations

from measuring.figures import Figure, written
from measuring.report import facts, table
from measuring.targets import HEADINGS, Target

from players.catalogue import PEERS
from players.match import Match


def page(match: Match, targets: list[Target], circumstances: dict[str, str]) -> str:
    """What was measured on what, whether the targets hold, and every game's rate."""
    parts = [facts(circumstances), table(HEADINGS, [target.row() for target in targets])]
    if match.peers:
        rows = [("Mahfel", "own", "high_society", *_spread(match.ours), "")]
        for group in PEERS:
            rows += [
                (group.engine, group.drive, peer.game, *_spread(peer.rate), _times(peer.ratio))
                for peer in match.members(group)
            ]
            rows.append((group.engine, group.drive, "**median**", "", "", f"**{_times(match.against(group))}**"))
        parts.append(table(("engine", "driver", "game", "decisions/s", "range", "ours is … × as fast"), rows))
    return "\n\n".join(parts)


def _spread(figure: Figure) -> tuple[str, str]:
    return written(figure.median), f"{written(figure.least)} – {written(figure.most)}"


def _times(ratio: Figure) -> str:
    tie = ratio.least <= 1 <= ratio.most
    return f"{ratio.median:.2g}" + (", a tie" if tie else "")
