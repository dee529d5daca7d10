"""Who plays against the clock: our games, and each peer's card games in up to three ways of driving them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Group:
    """Games of one library, driven in one way.

    `adapter` names the module in this folder and `drive` one of the ways that it offers. Targets speak of the library's
    `own` way; the others are there to show what the choice of a driver does. `beside` is the game of ours that plays
    directly before each round of theirs.
    """

    engine: str
    drive: str
    adapter: str
    games: tuple[str, ...]
    beside: str = "high_society"

    @property
    def is_ours(self) -> bool:
        return self.engine == "Mahfel"

    @property
    def in_node(self) -> bool:
        return self.adapter.endswith(".js")


_CPP_GAMES = ("hearts", "spades", "euchre", "oh_hell", "liars_dice", "gin_rummy")
_PYTHON_GAMES = ("python_liars_poker", "python_block_dominoes")
_RLCARD_GAMES = ("leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "doudizhu")
_PETTINGZOO_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")

_OUR_GAMES = ("high_society", "coup", "coup_g54", "courtisans", "lut", "saboteur", "maloun", "mafia")

OURS = Group("Mahfel", "own", "ours", _OUR_GAMES)
FRAMES = Group("Mahfel", "frames", "frames", ("coup", "coup_g54"))
NIGHTS = Group("Mahfel", "nights", "nights", ("mafia",))
CPP = Group("OpenSpiel, C++", "own", "openspiel", _CPP_GAMES)
PYTHON = Group("OpenSpiel, Python", "own", "openspiel", _PYTHON_GAMES)
RLCARD = Group("RLCard", "own", "rlcard_games", _RLCARD_GAMES)
PETTINGZOO = Group("PettingZoo", "own", "pettingzoo_games", _PETTINGZOO_GAMES)
BOARDGAME = Group("boardgame.io", "own", "boardgame.js", ("auction", "tic-tac-toe"))
COUPML = Group("coupml", "own", "coupml_game", ("coup",), beside="coup")
PYCOUP = Group("pycoup", "own", "pycoup_game", ("coup",), beside="coup")

CPP_FRUGAL = Group("OpenSpiel, C++", "frugal", "openspiel", _CPP_GAMES)
CPP_UNIFORM = Group("OpenSpiel, C++", "no chances", "openspiel", _CPP_GAMES)
PYTHON_FRUGAL = Group("OpenSpiel, Python", "frugal", "openspiel", _PYTHON_GAMES)
RLCARD_FRUGAL = Group("RLCard", "frugal", "rlcard_games", _RLCARD_GAMES)
PETTINGZOO_FRUGAL = Group("PettingZoo", "frugal", "pettingzoo_games", _PETTINGZOO_GAMES)
COUPML_FRUGAL = Group("coupml", "frugal", "coupml_game", ("coup",), beside="coup")
PYCOUP_FRUGAL = Group("pycoup", "frugal", "pycoup_game", ("coup",), beside="coup")

PEERS: tuple[Group, ...] = (
    CPP,
    CPP_FRUGAL,
    CPP_UNIFORM,
    PYTHON,
    PYTHON_FRUGAL,
    RLCARD,
    RLCARD_FRUGAL,
    PETTINGZOO,
    PETTINGZOO_FRUGAL,
    BOARDGAME,
    COUPML,
    COUPML_FRUGAL,
    PYCOUP,
    PYCOUP_FRUGAL,
)
