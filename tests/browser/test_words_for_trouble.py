"""Whatever goes wrong, a screen says it in words and says what can be done."""

from __future__ import annotations

from lobby import follow, lay_table, new_table
from playwright.async_api import expect
from running import join, open_table


async def test_a_dead_link_says_so_and_leads_home(visit):
    person = await visit("fa")
    await person.open("/t/AAAAAAAAAAAAAAAAAAAAAA")
    await expect(person.text("trouble-dead-title")).to_be_visible()
    await person.link("to-home").click()
    await expect(new_table(person)).to_be_visible()


async def test_an_address_that_leads_nowhere_says_so(visit):
    person = await visit("ru")
    for path in ("/nowhere", "/rules/no_such_game", "/new/no_such_game", "/t/a/b/c"):
        await person.open(path)
        await expect(person.text("trouble-lost-title")).to_be_visible()


async def test_a_full_table_can_be_watched_but_not_joined(visit, server):
    host = await open_table(server, "نیلوفر", lang="fa")
    for name in ("سارا", "Дима", "نیما", "گلنار"):
        await join(server, host.table, name)
    person = await visit("fa")
    await person.open(f"/t/{host.table}")
    await expect(person.text("join-full")).to_be_visible()
    # The settings of the table are there to be read, with their numbers in fields that take nothing.
    await expect(person.page.get_by_role("textbox", name=person.say("name-label"))).to_have_count(0)
    await expect(person.page.get_by_role("textbox", disabled=False)).to_have_count(0)
    await expect(person.button("join-go")).to_have_count(0)


async def test_names_that_cannot_be_told_apart_or_read_are_refused_in_words(visit):
    host, guest = await visit("fa"), await visit("fa")
    link = await lay_table(host, "Nima")
    await guest.open(link)
    field = guest.page.get_by_role("textbox", name=guest.say("name-label"))
    said = guest.page.get_by_role("status").or_(guest.page.get_by_role("alert"))
    for name, code in (("Nіma", "name-taken"), ("\u202eamiN", "name-unreadable")):
        await field.fill(name)
        await guest.button("join-go").click()
        refusal = guest.say(f"refused-{code}", name=name, most=24)
        await expect(said.filter(has_text=refusal.split("\u2068")[0].strip()[:20]).first).to_be_visible()
        assert guest.frame["table"]["you"] is None
    # The field lets nobody type more than a name may have as it will be shown: one of these signs is four letters then.
    for sign, most in (("ن", 24), ("﷼", 6)):
        await field.fill(sign * 40)
        await expect(field).to_have_value(sign * most)
    await field.fill("Нима")
    await guest.button("join-go").click()
    await guest.until(lambda frame: frame["table"]["you"] == 1)
    assert guest.frame["table"]["seats"][1]["name"] == "Нима"


async def test_a_table_without_spectators_sends_strangers_away_kindly(visit, server):
    host = await open_table(server, "Neda", lang="en", spectators=False)
    for name in ("Sara", "Mina"):
        await join(server, host.table, name)
    await host.post("start")
    person = await visit("en")
    await person.open(f"/t/{host.table}")
    await expect(person.text("trouble-watching-title")).to_be_visible()


async def test_a_server_that_is_drained_is_waited_for(visit, fresh):
    server = fresh()
    host = await visit("fa", at=server)
    link = await lay_table(host, "نیلوفر")
    visitor = await visit("ru", at=server)
    await visitor.open("/")
    await expect(new_table(visitor)).to_be_visible()
    assert server.stop() == 0
    await expect(host.page.get_by_text(host.say("line-offline"))).to_be_visible()
    # Whoever comes now with the program at hand reads that the server is away, and that nothing is lost.
    await visitor.page.locator('a[href="/new/high_society"]').click()
    await expect(visitor.text("trouble-unreachable-title").or_(visitor.text("trouble-newer-title"))).to_be_visible()
    server.start()
    await expect(host.page.get_by_text(host.say("line-offline"))).to_have_count(0, timeout=90_000)
    await visitor.button("try-again").click()
    guest = await visit("en", at=server)
    await follow(guest, link, "Neda")
    await host.until(lambda frame: frame["table"]["seats"][1]["name"] == "Neda")


async def test_a_client_that_is_too_old_says_that_there_is_a_newer_one(visit):
    host = await visit("fa")
    await host.page.route("**/assets/Lobby-*.js", lambda route: route.fulfill(status=404))
    await host.page.route("**/assets/Settings-*.js", lambda route: route.fulfill(status=404))
    await host.open("/settings")
    await expect(host.text("trouble-newer-title")).to_be_visible()
    await host.page.unroute("**/assets/Settings-*.js")
    await host.button("try-again").click()
    await expect(host.page.get_by_role("heading", name=host.say("settings"), exact=True)).to_be_visible()
    await host.open("/")
    await new_table(host).click()
    await host.page.get_by_role("dialog").get_by_role("textbox").fill("نیلوفر")
    await host.button("name-go").click()
    await expect(host.text("trouble-newer-title")).to_be_visible()


async def test_without_a_network_the_home_page_offers_to_try_again(visit):
    person = await visit("fa")
    await person.page.route("**/api/games", lambda route: route.abort())
    await person.open("/")
    await expect(person.page.get_by_role("alert")).to_contain_text(person.say("trouble-unreachable"))
    await person.page.unroute("**/api/games")
    await person.button("try-again").click()
    await expect(new_table(person)).to_be_visible()
