"""What the page must not hold, and in which order it is read."""

from __future__ import annotations

import re

from company import auction, company
from playwright.async_api import expect
from running import join, open_table
from scenes import log, rival
from visitor import DESKTOP

from mahfel.server.texts.numbers import digits

# Every text and attribute of an element and of what is in it.
HELD = """it => [it, ...it.querySelectorAll('*')].flatMap((each) => [
  ...[...each.attributes].filter(({ name }) => !['d', 'style', 'class', 'viewBox', 'points'].includes(name))
    .map(({ value }) => value),
  ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)])"""


async def numbers_in(locator) -> set[int]:
    """The numbers that stand anywhere in an element, seen or unseen, in whatever digits."""
    held = " ".join(await locator.evaluate(HELD))
    # Names of things such as m1-12 or seat-3 are not values.
    return {int(found) for found in re.findall(r"(?<![\w-])\d+(?![\w-])", held)}


async def test_nothing_on_the_page_says_what_a_rival_has_left(visit, stacked):
    table = await company(stacked, pace="relaxed")
    await table.begin()
    frame = await table.play(auction)
    player = await table.sit(await visit(at=stacked))
    await expect(player.page.locator(".hand button").first).to_be_visible()
    cards = set(await player.page.locator("[data-card]").evaluate_all("all => all.map((it) => it.dataset.card)"))
    for seat, rival_ in enumerate(frame["view"]["players"]):
        shown = {card for card in cards if card.startswith(f"m{seat}-")}
        allowed = [*rival_["bid"], *(rival_["hand"] if seat == 0 else [])]
        assert shown == {f"m{seat}-{value}" for value in allowed}
    strip = player.page.locator(".seats .rival")
    await expect(strip).to_have_count(4)
    for place, seat in enumerate((1, 2, 3, 4)):
        money = frame["view"]["players"][seat]["money"]
        assert money > 60
        assert money not in await numbers_in(strip.nth(place))
        await strip.nth(place).get_by_role("button").click()
        sheet = player.page.get_by_role("dialog")
        await expect(sheet).to_be_visible()
        assert money not in await numbers_in(sheet)
        await player.page.keyboard.press("Escape")
        await expect(sheet).to_have_count(0)


async def test_with_the_memory_aid_it_is_told(visit, stacked):
    table = await company(stacked, pace="relaxed", options={"money_memory_aid": True})
    await table.begin()
    frame = await table.play(auction)
    player = await table.sit(await visit(at=stacked))
    await rival(player)
    money = frame["view"]["players"][2]["money"]
    await expect(player.page.get_by_role("dialog")).to_contain_text(digits(money, "fa"))


async def test_a_face_down_card_has_no_identity(visit, stacked):
    table = await company(stacked, pace="relaxed")
    await table.begin()
    frame = await table.play(auction)
    player = await table.sit(await visit(at=stacked))
    await expect(player.page.locator(".hand button").first).to_be_visible()
    named = await player.page.locator("[data-card]").evaluate_all("all => all.map((it) => it.dataset.card)")
    status = {name for name in named if re.fullmatch(r"(?:[LP]\d+|faux_pas|passe|scandale)", name)}
    assert frame["view"]["card"] in status
    assert status <= set(frame["view"]["revealed"])
    html = await player.page.content()
    for hidden in ("scandale", "faux_pas", "passe"):
        assert not re.search(rf'["\\s-]{hidden}["\\s]', html)
        assert player.say(f"card-{hidden}") not in html


# Left and right edge of a piece of text inside an element.
EDGES = """(it, piece) => {
  const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const whole = nodes.map((node) => node.data).join('');
  const at = whole.indexOf(piece);
  if (at < 0) return null;
  const place = (offset) => {
    for (const node of nodes) {
      if (offset <= node.length) return [node, offset];
      offset -= node.length;
    }
  };
  const range = document.createRange();
  range.setStart(...place(at));
  range.setEnd(...place(at + piece.length));
  const { left, right } = range.getBoundingClientRect();
  return { left, right };
}"""

CROOKED_NAMES = ("2Pac (test)", "Nima 7", "آنا ۹", "Аня-3")


async def told(visit, server, lang: str):
    """The log of a table whose names begin and end with digits and run in both directions."""
    host = await open_table(server, CROOKED_NAMES[0], lang=lang)
    others = [await join(server, host.table, name) for name in CROOKED_NAMES[1:]]
    await host.post("start")
    lines = [await person.live().open() for person in (host, *others)]
    for line in lines:
        await line.until(lambda frame: frame["view"] is not None)
    for value in (2, 3, 4, 6):
        turn = lines[0].frame["view"]["turn"]
        await lines[turn].until(lambda frame: frame["ask"])
        answer = await lines[turn].move({"type": "bid", "cards": [value]})
        await lines[0].until(lambda frame, answer=answer: frame["version"] >= answer["version"])
    visitor = await visit(lang, DESKTOP)
    await visitor.open(f"/t/{host.table}")
    await visitor.until(lambda frame: frame["view"] is not None)
    await expect(visitor.page.locator(".hs")).to_be_visible()
    await log(visitor)
    return visitor


async def test_a_name_never_mixes_with_the_number_after_it(visit, server):
    for lang in ("fa", "ru", "en"):
        visitor = await told(visit, server, lang)
        for name, value in zip_bids(visitor):
            lines = visitor.page.get_by_role("tabpanel").get_by_role("listitem")
            whole = lines.filter(has_text=name).filter(has_text=f"\u2068{visitor.words.num(value)}\u2069").last
            await expect(whole).to_be_visible()
            about = await whole.evaluate(EDGES, name)
            number = await whole.evaluate(EDGES, f"\u2068{visitor.words.num(value)}\u2069")
            if lang == "fa":
                assert number["right"] <= about["left"] + 1, (lang, name)
            else:
                assert about["right"] <= number["left"] + 1, (lang, name)


def zip_bids(visitor):
    names = {seat["seat"]: seat["name"] for seat in visitor.frame["table"]["seats"]}
    return [(names[event["seat"]], event["total"]) for event in visitor.events if event["type"] == "bid"]


async def test_sums_and_money_run_from_left_to_right_in_persian(visit, stacked):
    table = await company(stacked, pace="relaxed")
    await table.begin()
    await table.play(auction)
    player = await table.sit(await visit(at=stacked))
    hand = player.page.locator(".hand button[data-value]")
    await expect(hand.first).to_be_visible()
    boxes = await hand.evaluate_all(
        "all => all.map((it) => [Number(it.dataset.value), it.getBoundingClientRect().left])"
    )
    assert boxes == sorted(boxes)
    assert [x for _, x in boxes] == sorted(x for _, x in boxes)
    for value in (1, 2, 4):
        await player.page.locator(f'button[data-value="{value}"]').click()
    terms = await player.page.locator(".prompt [dir=ltr]").first.evaluate(
        """it => [...it.querySelectorAll('*')].filter((each) => each.children.length === 0 && each.innerText.trim())
            .map((each) => [each.innerText.trim(), each.getBoundingClientRect().left])"""
    )
    read = [text for text, _ in sorted(terms, key=lambda term: term[1]) if re.fullmatch(r"[۰-۹]+", text)]
    assert read[:4] == ["۶", "۱", "۲", "۴"]


async def test_the_panels_mirror_in_persian_and_the_clock_does_not(visit, stacked):
    places = {}
    for lang in ("fa", "en"):
        table = await company(stacked, lang, pace="normal")
        await table.begin()
        await table.play(auction)
        player = await table.sit(await visit(lang, at=stacked))
        await expect(player.page.locator(".hand button").first).to_be_visible()
        assert await player.page.evaluate("document.documentElement.dir") == player.words.direction
        menu = await player.button("menu").bounding_box()
        first = await player.page.locator(".seats .rival").first.bounding_box()
        places[lang] = menu["x"] < 180, first["x"] < 180
        assert re.search(
            r"[0-9۰-۹]:[0-9۰-۹]{2}|^[0-9۰-۹]{1,2}$", await player.page.locator("header .left").inner_text()
        )
    assert places == {"fa": (False, False), "en": (True, True)}
