"""Who plays against the clock: ours, and each peer's card games."""

from __future__ import annotations

from dataclasses import dataclass

OURS = "Mahfel"
CPP_DOCUMENTED = "OpenSpiel, C++, as documented"
CPP_FRUGAL = "OpenSpiel, C++, frugal chance nodes"
CPP_UNIFORM = "OpenSpiel, C++, no probabilities"
PYTHON = "OpenSpiel, Python"
RLCARD = "RLCard"
PETTINGZOO = "PettingZoo"
BOARDGAME = "boardgame.io"


@dataclass(frozen=True, slots=True)
class Player:
    """One game of one library. `adapter` names the module in this folder, `game` is what the library calls it."""

    group: str
    adapter: str
    game: str

    @property
    def in_node(self) -> bool:
        return self.group == BOARDGAME

    @property
    def ours(self) -> bool:
        return self.group == OURS


_CPP_GAMES = ("hearts", "spades", "euchre", "oh_hell", "liars_dice", "gin_rummy")

_GAMES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (OURS, "ours", ("high_society",)),
    (CPP_DOCUMENTED, "openspiel_documented", _CPP_GAMES),
    (CPP_FRUGAL, "openspiel", _CPP_GAMES),
    (CPP_UNIFORM, "openspiel_uniform", _CPP_GAMES),
    (PYTHON, "openspiel", ("python_liars_poker", "python_block_dominoes")),
    (RLCARD, "rlcard_games", ("leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "doudizhu")),
    (
        PETTINGZOO,
        "pettingzoo_games",
        ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5"),
    ),
    (BOARDGAME, "boardgame.js", ("tic-tac-toe", "auction")),
)

PLAYERS: tuple[Player, ...] = tuple(Player(group, adapter, game) for group, adapter, games in _GAMES for game in games)
