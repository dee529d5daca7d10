"""Win shares of Mafia by scenario and number of players, for docs/research/mafia-win-shares.md: plays and keeps count.

    python scripts/mafia_win_shares.py --random 10000              # so many games of each scenario by random play
    python scripts/mafia_win_shares.py --bots 200 --minutes 30     # so many games of each table by bots, or until then
    python scripts/mafia_win_shares.py --bots 500 --only classic:8 # more of one table
    python scripts/mafia_win_shares.py                             # only write the page again

Counts are kept in a file (``--store``), and a later run goes on from there: game ``n`` of a table always has seed
``n``. They hold for one state of the rules and of the bots, so the file is thrown away when either has changed.
"""

from __future__ import annotations

import argparse
import subprocess
import time
from pathlib import Path
from typing import Literal

import msgspec

from mahfel.games.mafia.balance import balance, interval
from mahfel.games.mafia.game import Mafia
from mahfel.games.mafia.options import MafiaOptions, scenario_of
from mahfel.games.mafia.scenarios import SCENARIOS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "research" / "mafia-win-shares.md"
STORE = ROOT / "var" / "mafia-win-shares.json"
CHUNK = 5

NAMES = {
    "classic": "Classic",
    "shab_e_mafia": "Shab-e Mafia",
    "godfather": "Godfather",
    "commando": "Commando",
    "tv": "Mafia Nights",
    "inspector": "Inspector",
    "representative": "Representative",
    "capo": "Capo",
}

Play = Literal["random", "normal"]


class Count(msgspec.Struct):
    """What the games of one table came to so far."""

    games: int = 0
    mafia: int = 0
    city: int = 0
    independent: int = 0
    nobody: int = 0
    unfinished: int = 0
    days: float = 0.0
    sudden: float = 0.0


Store = dict[str, Count]
"""By ``play/scenario/seats``."""


def tables() -> list[tuple[str, int]]:
    """Every scenario with every number of players it is for."""
    return [(key, seats) for key in NAMES for seats in sorted(SCENARIOS[key].table)]


def play(store: Store, how: Play, key: str, seats: int, games: int) -> None:
    """So many games more of one table."""
    options = MafiaOptions(scenario=key)  # type: ignore[arg-type]
    count = store.setdefault(f"{how}/{key}/{seats}", Count())
    found = balance(scenario_of(options, seats), seats, games, count.games, play=how, options=options)
    count.days += found.days * games
    count.sudden += found.sudden * games
    count.nobody += found.nobody
    count.unfinished += found.unfinished
    for side, share in found.sides.items():
        setattr(count, side, getattr(count, side) + share.times)
    count.games += games


def fill(store: Store, how: Play, wanted: dict[tuple[str, int], int], until: float, path: Path) -> None:
    """Round after round over all tables, until each has its games or the time is over."""
    left = True
    while left and time.monotonic() < until:
        left = False
        for (key, seats), games in wanted.items():
            have = store.get(f"{how}/{key}/{seats}", Count()).games
            if have < games and time.monotonic() < until:
                play(store, how, key, seats, min(CHUNK, games - have))
                left = True
        path.write_bytes(msgspec.json.format(msgspec.json.encode(store)))


def share(times: int, games: int) -> str:
    """A share in percent with its interval."""
    low, high = interval(times, games)
    return f"{100 * times / games:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def page(store: Store) -> str:
    """The page, in Markdown."""
    lines = [HEAD.format(version=Mafia.meta.rules_version, commit=commit())]
    for key, name in NAMES.items():
        counts = {
            how: [
                (seats, store[f"{how}/{key}/{seats}"])
                for seats in sorted(SCENARIOS[key].table)
                if f"{how}/{key}/{seats}" in store
            ]
            for how in ("random", "normal")
        }
        lines += [f"## {name}", "", _sums(counts), ""]
        apart = any(row[2] for row in SCENARIOS[key].table.values())
        lines += _table(key, counts, apart=apart)
    return "\n".join(lines).rstrip() + "\n"


def _sums(counts: dict[str, list[tuple[int, Count]]]) -> str:
    said = []
    for how, words in (("random", "by random play"), ("normal", "by bots")):
        found = [count for _, count in counts[how]]
        games = sum(count.games for count in found)
        if games:
            unfinished = sum(count.unfinished for count in found)
            each = f"{min(c.games for c in found)} to {max(c.games for c in found)} a table"
            said.append(f"{games} games {words} ({each}), {unfinished} of them unfinished")
    return "; ".join(said) + "." if said else "Not played yet."


def _table(key: str, counts: dict[str, list[tuple[int, Count]]], *, apart: bool) -> list[str]:
    by_chance, by_bots = dict(counts["random"]), dict(counts["normal"])
    head = ["Players", "Dealt", "Random: city", "Bots: city", "Bots: mafia"]
    head += [*(["Bots: independents"] if apart else []), "Days", "Sudden death"]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for seats in sorted(SCENARIOS[key].table):
        dealt = [len(row) for row in SCENARIOS[key].table[seats]]
        drawn, found = by_chance.get(seats), by_bots.get(seats)
        cells = [str(seats), "–".join(map(str, dealt if apart else dealt[:2]))]
        cells.append(share(drawn.city, drawn.games) if drawn else "")
        if found:
            cells += [share(found.city, found.games), share(found.mafia, found.games)]
            cells += [share(found.independent, found.games)] if apart else []
            cells += [f"{found.days / found.games:.1f}", f"{100 * found.sudden / found.games:.0f} %"]
        else:
            cells += [""] * (len(head) - len(cells))
        lines.append("| " + " | ".join(cells) + " |")
    return [*lines, ""]


def commit() -> str:
    """The one that is checked out: the state of rules and bots that was counted."""
    told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout.strip()


HEAD = """# Win shares of Mafia

How often each side wins, by scenario and number of players; made by `scripts/mafia_win_shares.py`, rules version
{version}. All options of the table are as they are by default.

**Random** is play in which every legal move is as likely: nobody knows anything, so it shows what the numbers alone
come to. **Bots** is a table of nothing but bots of the level *normal*: they weigh who came out against whom and who
was spared by whom, point at whom they have found out and look after those who do, and the mafia among them mostly spare
each other and bluff a little ([how](../playing/mafia-bots.md)). Neither says what people come to who talk with each
other. They show which tables are lopsided and where to look.

Shares are percentages of the games, with the 95 % interval by Wilson in brackets. Game *n* of a table has seed *n*,
from 0, so every number can be had again with the rules and bots of commit {commit}, with which it was
counted; where either has changed since, a game may go otherwise. `--random 10000` spreads ten thousand games of a
scenario over its tables, `--bots N` plays *N* games of every table, or of those that `--only` names. One table alone,
as JSON with its warnings, in a few seconds:

```
python -c "import msgspec; from mahfel.games.mafia.balance import balance; from mahfel.games.mafia.scenarios import \\
SCENARIOS; print(msgspec.json.encode(balance(SCENARIOS['classic'], 10, 100, 0)).decode())"
```

*Dealt* is mafia–city(–independents). Independents who win do so alone or beside a side, so their share comes on top.
*Days* is how many a game between bots has, on average; *sudden death* is the share of those in which, after three
quiet cycles, every day has to cost somebody ([4.9](../../src/mahfel/games/mafia/rulebook/en.md)).

## What is lopsided

By random play nearly every table is: the fewer know anything, the more the numbers are the mafia's. Between bots the
city wins between a quarter and three quarters of the games, as far as so many games can tell (see the intervals),
everywhere but in **Godfather**, where it wins about a quarter, and with ten about one in six. There the rules leave it
little. Nobody in that city finds anything out at night; Saul may buy one more for the team; and whoever is Nostradamus
does best to side with the mafia as soon as one of them was seen, which is so in more than half of the games. With ten
that makes four against six, and after the first shot a single wrong vote is the end. Of a hundred such games between
bots (seeds 500 to 599) the city won 9 of the 43 with Nostradamus on its side, and 7 of the 57 without.
"""


def main() -> None:
    """Play what is asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=0, metavar="GAMES", help="of each scenario by random play")
    parser.add_argument("--bots", type=int, default=0, metavar="GAMES", help="of each table by bots")
    parser.add_argument("--only", action="append", default=[], metavar="SCENARIO[:PLAYERS]", help="these tables")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so many")
    parser.add_argument("--store", type=Path, default=STORE, help="where the counts are kept")
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args()
    store: Store = {}
    if asked.store.is_file():
        store = msgspec.json.decode(asked.store.read_bytes(), type=Store)
    asked.store.parent.mkdir(parents=True, exist_ok=True)
    chosen = [table for table in tables() if not asked.only or {table[0], f"{table[0]}:{table[1]}"} & set(asked.only)]
    until = time.monotonic() + 60 * asked.minutes
    spread = {(key, seats): -(-asked.random // len(SCENARIOS[key].table)) for key, seats in chosen if asked.random}
    fill(store, "random", spread, until, asked.store)
    fill(store, "normal", dict.fromkeys(chosen, asked.bots), until, asked.store)
    asked.page.write_text(page(store), encoding="utf-8")


if __name__ == "__main__":
    main()
