"""The page of win shares: every table of every scenario is on it, and its numbers are what was counted."""

import importlib.util
import re
from pathlib import Path

import pytest

from mahfel.games.mafia.scenarios import SCENARIOS

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def shares():
    """The script that plays and writes."""
    spec = importlib.util.spec_from_file_location("mafia_win_shares", ROOT / "scripts" / "mafia_win_shares.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def rows(text):
    """For each heading the first cells of the rows below it that begin with a number."""
    found = {}
    for block in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        name, _, body = block.partition("\n")
        found[name] = re.findall(r"^\| (\d+) \| ([^|]+) \| ([^|]*) \| ([^|]*) \|", body, re.MULTILINE)
    return found


def test_every_table_of_every_scenario_is_on_the_page_with_random_play_and_bots(shares):
    found = rows(shares.PAGE.read_text(encoding="utf-8"))
    assert set(shares.NAMES) == set(SCENARIOS)
    for key, name in shares.NAMES.items():
        assert [int(row[0]) for row in found[name]] == sorted(SCENARIOS[key].table)
        for _, dealt, by_chance, by_bots in found[name]:
            assert int(dealt.partition("–")[0]) >= 1
            for share in (by_chance, by_bots):
                middle, low, high = map(int, re.fullmatch(r"(\d+) \((\d+)–(\d+)\)", share.strip()).groups())
                assert 0 <= low <= middle <= high <= 100


def test_a_run_goes_on_where_the_last_one_ended(shares, tmp_path):
    path = tmp_path / "store.json"
    store, again = {}, {}
    shares.fill(store, "random", {("classic", 6): 3}, float("inf"), path)
    shares.fill(store, "random", {("classic", 6): 7}, float("inf"), path)
    shares.fill(again, "random", {("classic", 6): 7}, float("inf"), path)
    count, once = store["random/classic/6"], again["random/classic/6"]
    assert (count.games, count.mafia, count.city) == (once.games, once.mafia, once.city)
    assert count.games == 7
    assert count.mafia + count.city + count.nobody == 7
    assert path.is_file()
    page = shares.page(store)
    assert f"| 6 | 1–5 | {shares.share(count.city, 7)} |" in page
    assert "7 games by random play" in page
    assert "Not played yet." in page
