"""``mahfel new-game``: a package with a small complete game in it, to be changed into yours."""

from __future__ import annotations

import argparse
import re
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from mahfel.cli.plug import plug
from mahfel.engine import Refused, registry

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,30}")
_MODEL: Final = "mahfel.testing.toys.coin_auction"
_FRAME: Final = "mahfel.cli.skeleton"


def add(commands: Any) -> None:
    """Declare the command."""
    command: argparse.ArgumentParser = commands.add_parser(
        "new-game", help="write the skeleton of one more game: it passes every harness and can be played at once"
    )
    command.add_argument("name", help="its key: lower-case letters, digits and underscores")
    command.add_argument("--into", type=Path, default=Path(), help="folder to write into (default: this one)")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Write the package and say what to do next."""
    folder = write_game(given.name, given.into)
    plug(folder)
    # The harnesses are part of the product but not of a server: loaded when they are wanted.
    import_module("mahfel.testing.golden_maker").main([given.name])
    print(f"{folder}: written.")
    print(f"Check it:  mahfel --plug {folder} check {given.name}")
    print(f"Play it:   mahfel --plug {folder} serve")
    print("Then follow docs/extending/adding-a-game.md, beginning with the rulebook.")
    return 0


def write_game(name: str, into: Path) -> Path:
    """Write the package ``mahfel-NAME`` into a folder; its path.

    The model is the three-coin auction, the smallest toy that has all parts of a game, with its names changed. Raises
    ``Refused``: ``new_game.name``, ``new_game.taken`` or ``new_game.exists``, before anything is written.
    """
    if not _NAME.fullmatch(name):
        raise Refused("new_game.name", name=name)
    if name in registry.games():
        raise Refused("new_game.taken", name=name)
    folder = into / f"mahfel-{name.replace('_', '-')}"
    if folder.exists():
        raise Refused("new_game.exists", folder=str(folder))
    package = folder / "src" / f"mahfel_{name}"
    _copy(files(_MODEL), package, name)
    _copy(files(_FRAME), folder, name)
    return folder


def _copy(source: Traversable, target: Path, name: str) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for item in source.iterdir():
        # Golden records are the model's own: those of the new game are made anew.
        if item.name in ("__pycache__", "golden") or (item.name == "__init__.py" and _is_frame(source)):
            continue
        # Files of the frame end in .txt, so that nothing takes them for parts of this package.
        place = target / _renamed(item.name.removesuffix(".txt"), name)
        if item.is_dir():
            _copy(item, place, name)
        else:
            place.write_text(_renamed(item.read_text(encoding="utf-8"), name), encoding="utf-8")


def _is_frame(folder: Traversable) -> bool:
    return folder.joinpath("pyproject.toml.txt").is_file()


def _renamed(text: str, name: str) -> str:
    title = name.replace("_", " ").capitalize()
    camel = "".join(part.capitalize() for part in name.split("_"))
    for old, new in (
        (_MODEL, f"mahfel_{name}"),
        ("mahfel.testing.toys", f"mahfel_{name}"),
        ("coin_auction-", f"{name}-"),
        ("coin_auction", name),
        ("CoinAuction", camel),
        ("Three-coin auction", title),
        ("three-coin auction", title),
    ):
        text = text.replace(old, new)
    return text
