"""Malʿoun in Chromium: sets laid out of turn, two who finish at once, and what nobody can see of the Malʿoun."""

from __future__ import annotations

import re

import pytest
import pytest_asyncio
from baristas import ASKED, Baristas, asks, baristas, plot
from company import Company, company
from evening import level
from held_back import gate, held, hold_back, let_go
from looking import axe, crooked, still
from overheard import Overheard
from playwright.async_api import expect
from running import Server
from shift import Shift
from stacked_maloun import SEAT, STACKED


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def cafe(tmp_path_factory):
    """A server that begins where ``stacked_maloun`` puts it."""
    running = Server(tmp_path_factory.mktemp("cafe") / "data", "--quick-bots", "--no-limits", env=STACKED).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


async def three(visit, server: Server, **options: object):
    """Three people before their phones, seats 0, 1 and 2, seat 0 in turn."""
    table: Company = await company(server, "fa", 3, game="maloun", pace="relaxed", options=options)
    visitors = []
    for seat in range(3):
        visitor = await visit("fa", game="maloun", at=server)
        await gate(visitor)
        visitors.append(await table.sit(visitor, seat))
    answer = await table.host.post("start")
    assert answer.status_code == 200, answer.text
    for visitor in visitors:
        await visitor.until(lambda frame: frame["ask"] is not None)
    return [Shift(visitor) for visitor in visitors]


async def lay(game: Shift) -> None:
    """Lay the set that the sheet proposes."""
    await game.touch("[data-build]")
    await game.touch("[data-lay] button")


async def untroubled(game: Shift) -> None:
    """Nothing on the page says that something went wrong, and the server refused nothing."""
    await expect(game.page.locator("[role=alert]")).to_have_count(0)
    refused = [answer for answer in game.visitor.answers.values() if answer["type"] == "refused"]
    assert refused == []


async def test_a_set_is_laid_out_of_turn_while_the_one_in_turn_is_choosing(visit, cafe):
    first, second, third = await three(visit, cafe, mode="crisis")
    await first.touch('[data-drink="juice"]')
    chosen = first.page.locator('.drink[aria-pressed="true"], .drink[aria-checked="true"]')
    before = await chosen.count()
    assert before > 0
    await expect(second.page.locator(".asking .prompt.asked")).to_have_count(0)
    await lay(second)
    for game in (first, second, third):
        frame = await game.visitor.until(lambda frame: frame["view"]["players"][1].get("sets"))
        assert frame["view"]["turn"] == 0
        assert frame["view"]["players"][1]["positives"] == 1
        await expect(game.page.get_by_role("dialog")).to_have_count(0)
        assert [*await crooked(game.visitor), *await axe(game.visitor)] == []
    # What was half chosen stays, and is sent.
    assert await chosen.count() == before
    await first.verb("request")
    await second.visitor.until(asks("offer"))
    for game in (first, second, third):
        await untroubled(game)


async def test_a_move_that_was_on_its_way_when_somebody_laid_a_set_is_played(visit, cafe):
    first, second, third = await three(visit, cafe, mode="crisis")
    await hold_back(first.visitor)
    await first.verb("request")
    await held(first.visitor)
    await lay(second)
    await level(game.visitor for game in (first, second, third))
    await first.visitor.until(lambda frame: frame["view"]["players"][1].get("sets"))
    await let_go(first.visitor)
    await second.visitor.until(asks("offer"))
    await untroubled(first)


async def test_a_move_that_a_reward_overtook_is_sent_again_and_nobody_hears_of_it(visit, cafe):
    """A reward asks its owner for something first: to the server the question after it is another one."""
    first, second, third = await three(visit, cafe, sets=3)
    await hold_back(first.visitor)
    await first.verb("request")
    await held(first.visitor)
    await lay(third)
    await third.visitor.until(asks("tasting"))
    await third.do_tasting({})
    await level(game.visitor for game in (first, second, third))
    await first.visitor.until(lambda frame: asks("turn")(frame) and len(frame["view"]["players"][2]["sets"]) == 2)
    await let_go(first.visitor)
    await second.visitor.until(asks("offer"))
    await first.visitor.until(lambda frame: len(first.visitor.answers) == 2)
    assert [answer.get("code") for answer in first.visitor.answers.values()] == ["move.stale", None]
    await expect(first.page.locator("[role=alert]")).to_have_count(0)


async def test_two_sets_that_cross_each_other_are_both_laid(visit, cafe):
    first, second, third = await three(visit, cafe, mode="crisis")
    await hold_back(third.visitor)
    await lay(third)
    await held(third.visitor)
    await lay(second)
    await third.visitor.until(lambda frame: frame["view"]["players"][1].get("sets"))
    await let_go(third.visitor)
    last = await first.visitor.until(lambda frame: frame["view"]["players"][2].get("sets"))
    assert [len(player.get("sets", ())) for player in last["view"]["players"]] == [0, 1, 1]
    for game in (first, second, third):
        await untroubled(game)


async def test_between_the_draws_and_the_pick_a_set_may_be_laid(visit, cafe):
    first, second, third = await three(visit, cafe, mode="crisis")
    await first.touch('[data-drink="latte"]')
    await first.verb("request")
    await second.visitor.until(asks("offer"))
    await second.card("mocha4x")
    await second.verb("offer")
    await third.visitor.until(asks("offer"))
    await third.verb("decline")
    await first.visitor.until(asks("pick"))
    await first.touch("[data-offer]")
    await lay(second)
    await first.visitor.until(lambda frame: frame["view"]["players"][1].get("sets"))
    await first.verb("pick")
    last = await first.visitor.until(lambda frame: frame["view"]["turn"] == 1)
    assert "mocha4x" in last["view"]["players"][0]["hand"]
    for game in (first, second, third):
        await untroubled(game)


async def last_called(visit, server: Server) -> list[Shift]:
    """Seats 1 and 2 are one set short and hold it; seat 2 was the faster one."""
    games = await three(visit, server)
    await lay(games[2])
    await games[1].visitor.until(asks("last_call"))
    return games


@pytest.mark.parametrize("answer", ["lays_one_too", "lets_it_pass"])
async def test_of_two_who_finish_at_once_the_one_whose_turn_comes_sooner_has_finished(visit, cafe, answer):
    games = await last_called(visit, cafe)
    first, second, third = games
    await expect(second.page.locator(".asking .prompt.asked")).to_be_visible()
    await second.look("last_call")
    # Seat 0 has nothing to lay and is one short as well: it is asked the same, and its screen looks the same.
    await first.visitor.until(asks("last_call"))
    await first.verb("wait")
    if answer == "lays_one_too":
        await second.verb("build")
        await second.touch("[data-lay] button")
    else:
        await second.verb("wait")
    finisher = second if answer == "lays_one_too" else third
    seat = finisher.visitor.seat
    for game in games:
        frame = await game.visitor.until(lambda frame: frame["view"].get("finisher") is not None)
        assert frame["view"]["finisher"] == seat
        sets = [len(player.get("sets", ())) for player in frame["view"]["players"]]
        # The other's set stays where it lies.
        assert sets == ([1, 2, 2] if answer == "lays_one_too" else [1, 1, 2])
        await untroubled(game)
    await to_the_end(games, finisher)


async def to_the_end(games: list[Shift], finisher: Shift) -> None:
    """The end phase on every phone: a step, a discussion, a vote, a name, and all roles."""
    await finisher.visitor.until(asks("step"))
    await finisher.do_step({})
    for game in games:
        await game.visitor.until(asks("discuss"))
        await game.look("discuss")
        await game.verb("ready")
    for game in games:
        frame = await game.visitor.until(asks("vote"))
        await game.look("vote")
        await game.do_vote(frame["view"])
    frame = await finisher.visitor.until(asks("accuse"))
    tally = frame["view"]["tally"]
    assert sum(tally) == 3
    await finisher.look("accuse")
    for game in games:
        if game is not finisher:
            await game.visitor.until(lambda frame: frame["view"]["phase"] == "accuse")
            await expect(game.page.locator(".guest .first")).to_have_count(1)
            await expect(game.page.locator(".role[aria-pressed=true], .account")).to_have_count(0)
    await finisher.do_accuse(frame["view"])
    for game in games:
        last = await game.visitor.until(lambda frame: frame["table"]["phase"] == "over")
        await game.reckoning(last)
        assert last["view"]["tally"] == tally
        assert last["view"]["accused"] is not None
        assert "\n".join(game.faults) == ""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def twins(tmp_path_factory):
    """Two servers that deal the same; in the first seat 1 is the Malʿoun, in the second seat 2."""
    servers = []
    for seat in ("1", "2"):
        folder = tmp_path_factory.mktemp(f"world-{seat}")
        env = {**STACKED, SEAT: seat}
        servers.append(Server(folder / "data", "--quick-bots", "--no-limits", env=env).start())
    yield servers
    for server in servers:
        assert server.stop() == 0
        assert "Traceback" not in server.log()


BOARD = """() => {
  const board = document.querySelector('.maloun').cloneNode(true);
  board.querySelectorAll('.beside, .clock').forEach((it) => it.remove());
  return board.outerHTML.replace(/<!--.*?-->/g, '');
}"""


async def board(visitor) -> str:
    """The board as markup, without its clocks and the numbers by which parts of a page refer to each other."""
    await expect(visitor.page.locator(".maloun")).to_be_visible()
    await expect(visitor.page.locator(".maloun [inert]")).to_have_count(0)
    await still(visitor)
    return re.sub(r'stroke-dash\w+="[^"]*"|style="[^"]*"|\bc\d+(?=-)', "", await visitor.page.evaluate(BOARD))


async def world(visit, server: Server):
    """Five at the counter, asked for latte and tea: seat 1 and seat 3 sit before a browser."""
    table: Baristas = await baristas(server, "fa", plot(5, *ASKED), pace="relaxed")
    heard = {}
    for seat in (1, 3):
        visitor = await visit("fa", game="maloun", at=server)
        heard[seat] = Overheard(visitor)
        await table.sit(visitor, seat)
    await table.begin()
    table.away = frozenset({1})
    await table.play_until(1, asks("offer"))
    for it in heard.values():
        await it.visitor.until(asks("offer"))
    return table, heard


async def test_the_wider_choice_shows_on_no_page_and_on_his_own_only_when_he_takes_up_such_a_card(visit, twins):
    (table_one, one), (table_two, two) = [await world(visit, server) for server in twins]
    # The Malʿoun's page and that of a barista with the same hand are the same, as long as the role lies covered.
    assert await board(one[1].visitor) == await board(two[1].visitor)
    assert one[1].visitor.frame["view"]["players"][1]["role"] == "maloun"
    assert two[1].visitor.frame["view"]["players"][1]["role"] == "barista"
    games = [Shift(heard[1].visitor) for heard in (one, two)]
    verb = '[data-verb="offer"] button'
    for game, may in zip(games, (True, False), strict=True):
        await game.card("espresso2x")
        able = expect(game.page.locator(verb))
        await (able.not_to_have_attribute if may else able.to_have_attribute)("aria-disabled", "true")
    # He gives a spoiled card, she a healthy one: nobody else is told the difference.
    await games[1].card("espresso2x")
    await games[1].card("latte3")
    for game, table in zip(games, (table_one, table_two), strict=True):
        await game.verb("offer")
        await table.play_until(0, asks("pick"))
        await one_more(table, game)
    bystanders = [heard[3] for heard in (one, two)]
    for it in bystanders:
        await it.visitor.until(lambda frame: frame["view"]["phase"] == "pick")
    assert await board(bystanders[0].visitor) == await board(bystanders[1].visitor)
    assert bystanders[0].story() == bystanders[1].story()
    sights = [it.sights() for it in bystanders]
    both = sights[0].keys() & sights[1].keys()
    assert len(both) >= 2
    assert {version: sights[0][version] for version in both} == {version: sights[1][version] for version in both}
    # The two who know are told, or nothing was tested.
    assert one[1].story() != two[1].story()


async def one_more(table: Baristas, game: Shift) -> None:
    """Wait until the donor's page knows that the window is closed."""
    await game.visitor.until(lambda frame: frame["view"]["phase"] == "pick")
    assert game.visitor.frame["view"]["donors"] == table.lines[0].frame["view"]["donors"]
