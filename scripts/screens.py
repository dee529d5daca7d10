"""Take a picture of every screen into docs/screens, and write the index beside them.

Every screen in Persian, Russian and English, on a phone and on a desktop, by night and by day. Arguments name the
screens to take; without any, all of them.
"""

from __future__ import annotations

import asyncio
import base64
import shutil
import sys
import tempfile
import time
from itertools import product
from pathlib import Path

from playwright.async_api import Browser, async_playwright

HERE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HERE / "tests"), str(HERE / "tests" / "browser"), str(HERE / "tests" / "server")]

from conftest import CHROMIUM_ARGS  # noqa: E402 - the folders of the tests come first
from looking import still  # noqa: E402
from running import OPEN, Server  # noqa: E402
from scenes import SCENES, Rooms, Scene  # noqa: E402
from stacked import environment  # noqa: E402
from visitor import DESKTOP, PHONE, Visitor  # noqa: E402
from words import words  # noqa: E402

FOLDER = HERE / "docs" / "screens"
LANGS = ("fa", "ru", "en")
SIZES = {"phone": PHONE, "desktop": DESKTOP}
# So many pixels of a picture to one of the page: type stays readable, and all pictures together stay small.
SCALE = {"phone": 1.5, "desktop": 1}
QUALITY = 44
NARROW_ONLY = {"log", "coup-log", "coup-aid"}  # stand beside the table on a desktop
# Of these: in Persian all but the desktop by night, else the phone by day.
FEW = (
    *("maloun-", "paused", "abandoned", "mafia-vote", "mafia-hands", "mafia-silent", "mafia-crowd", "mafia-exclude"),
    *("mafia-lengths", "mafia-own"),
)
ALIKE = {"short", "lost"}  # look as others do; only the tests visit them


async def main(names: list[str]) -> int:
    """Take the screens of those names; 1 when a page had a fault."""
    scenes = [scene for scene in SCENES if (scene.name in names if names else scene.name not in ALIKE)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", "--quick-bots", "--no-limits", env=environment()).start()
        try:
            async with async_playwright() as playwright:
                chromium = shutil.which("chromium") or shutil.which("google-chrome")
                browser = await playwright.chromium.launch(executable_path=chromium, args=list(CHROMIUM_ARGS))
                for lang in LANGS:
                    rooms = Rooms(server, lang)
                    for size in SIZES:
                        faults += await take(browser, server, rooms, scenes, lang, size)
                await browser.close()
            while OPEN:
                await OPEN.pop()()
        finally:
            server.kill()
    index()
    print(*faults, sep="\n")
    return 1 if faults else 0


async def take(browser: Browser, server: Server, rooms: Rooms, scenes: list[Scene], lang: str, size: str) -> list[str]:
    """The screens of one language on one device; the faults of their pages."""
    faults = []
    for scene in scenes:
        if size == "desktop" and scene.name in NARROW_ONLY:
            continue
        themes = [theme for theme in ("dark", "light") if wanted(scene.name, lang, size, theme)]
        if not themes:
            continue
        began = time.monotonic()
        context = await browser.new_context(viewport=SIZES[size], locale=lang, device_scale_factor=SCALE[size])
        visitor = Visitor(context, await context.new_page(), words(lang, scene.game), server.base)
        try:
            await visitor.page.emulate_media(color_scheme="dark")
            await scene.show(visitor, rooms)
            session = await context.new_cdp_session(visitor.page)
            for theme in themes:
                await visitor.page.emulate_media(color_scheme=theme)
                await visitor.page.wait_for_timeout(100)
                await still(visitor)
                taken = await session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
                (FOLDER / name_of(scene.name, lang, size, theme)).write_bytes(base64.b64decode(taken["data"]))
        except Exception as fault:  # noqa: BLE001 - the other screens are still worth taking
            faults.append(f"{scene.name} {lang} {size}: {fault!r}")
        faults += [f"{scene.name} {lang} {size}: {fault}" for fault in visitor.faults]
        await context.close()
        print(f"{scene.name} {lang} {size}: {time.monotonic() - began:.1f} s", flush=True)
    return faults


def wanted(scene: str, lang: str, size: str, theme: str) -> bool:
    """Whether a picture is kept."""
    if not scene.startswith(FEW):
        return True
    return (lang, size, theme) != ("fa", "desktop", "dark") if lang == "fa" else (size, theme) == ("phone", "light")


def name_of(scene: str, lang: str, size: str, theme: str) -> str:
    """The file of a picture."""
    return f"{scene}-{lang}-{size}-{theme}.webp"


def index() -> None:
    """README.md of the folder: every screen with its pictures."""
    lines = [
        "# Screens",
        "",
        "Every screen as Chromium shows it, taken by `make screens`: in Persian, Russian and English, on a phone",
        "(360×640) and on a desktop (1280×800), by night and by day; of Malʿoun and some others a few of these. Names,",
        "cards and bids are made up.",
        "",
    ]
    for scene in SCENES:
        if not any(FOLDER.glob(f"{scene.name}-*")):
            continue
        lines += [f"## {scene.name}", ""]
        for size, theme in product(SIZES, ("dark", "light")):
            files = [name_of(scene.name, lang, size, theme) for lang in LANGS]
            here = [file for file in files if (FOLDER / file).exists()]
            if here:
                lines.append(
                    f"{size}, {theme}: " + " · ".join(f"[{file.split('-')[1]}]({file})" for file in here) + "  "
                )
        phone = name_of(scene.name, "fa", "phone", "dark")
        if (FOLDER / phone).exists():
            lines += ["", f'<img src="{phone}" alt="{scene.name}, Persian, phone, night" width="240">']
        lines.append("")
    (FOLDER / "README.md").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
