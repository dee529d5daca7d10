"""Two worlds that differ only in what a viewer may not know send that viewer the same bytes (H1, on the wire)."""

import json

import pytest
from worlds import World

from mahfel.engine import SplitMix64, registry
from mahfel.server.identity import Viewer
from mahfel.server.live.feed import Feed

# None of these is ever legal: a legal one would be played.
HOSTILE = ({"type": "nonsense"}, {}, "nonsense", {"type": "bid", "cards": [999]}, {"type": "sacrifice", "card": "P1"})


async def transcript(world, viewer):
    """Every body this viewer can get at this moment, refusals and live messages included."""
    token = None if viewer is None else world.tokens[viewer]
    headers = {"authorization": f"Bearer {token}"} if token else {}
    told = []
    for path in ("", "/log", "/log?after=5", "/moves", "/record", "/replay", "/live"):
        answer = await world.http.get(f"/api/tables/{world.table}{path}", headers=headers)
        told.append((path, answer.status_code, sorted(answer.headers.items()), answer.content))
    version = world.live.table.version
    for number, move in enumerate(HOSTILE):
        body = {"id": f"h{version}-{number}-{viewer}", "version": version, "move": move}
        answer = await world.post(f"/{world.table}/moves", body, token)
        told.append((move, answer.status_code, answer.content))
    standing = "spectator" if viewer is None else "host" if viewer == 0 else "seat"
    feed = Feed(world.house, world.live, world.site.metrics)
    for after in (0, version - 1, version):
        told.append(feed.messages(Viewer(viewer, standing), after))
    return told


def twin_of(game, state, viewer):
    """Another world that this viewer cannot tell from `state`."""
    for seed in range(50):
        other = game.imagine(state.view(viewer), SplitMix64(seed))
        if other.fingerprint() != state.fingerprint():
            return other
    return None


def shared_move(one, two, seat):
    """A move that is legal in both worlds, preferably not the first: the walk should get somewhere."""
    legal = two.legal(seat)
    for move in list(one.legal(seat).reduced())[::-1]:
        if move in legal:
            return move
    return None


@pytest.mark.parametrize(("game", "seats"), [("high_society", 3), ("two_card_coup", 2), ("coin_auction", 2)])
@pytest.mark.parametrize("who", ["seat", "spectator"])
async def test_a_viewer_gets_the_same_bytes_in_both_worlds(game, seats, who, tmp_path, monkeypatch):
    viewer = {"seat": seats - 1, "spectator": None}[who]
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    async with World(tmp_path / "one", monkeypatch) as one:
        await one.open(game, seats)
        async with World(tmp_path / "two", monkeypatch) as two:
            await two.open(game, seats)
            twin = twin_of(registry.find(game), one.state, viewer)
            if twin is None:
                pytest.skip("this viewer knows everything there is in this game")
            two.live.table.state = twin
            compared = 0
            for _ in range(12):
                if one.state.view(viewer) != two.state.view(viewer) or one.state.asked() != two.state.asked():
                    break
                mine, theirs = await transcript(one, viewer), await transcript(two, viewer)
                for told, meant in zip(mine, theirs, strict=True):
                    assert told == meant
                compared += 1
                seat = next(iter(one.state.asked()), None)
                move = None if seat is None else shared_move(one.state, two.state, seat)
                if move is None:
                    break
                text = registry.find(game).notate(move)
                version = one.live.table.version
                for world in (one, two):
                    body = {"id": f"m{compared}", "version": version, "move": text}
                    answer = await world.post(f"/{world.table}/moves", body, world.tokens[seat])
                    assert answer.status_code == 200, answer.text
            assert compared >= 2


async def test_the_secret_of_the_seal_is_in_no_body_before_the_end(tmp_path, monkeypatch):
    async with World(tmp_path, monkeypatch) as world:
        await world.open("high_society", 3)
        secret = (b"s" * 32).hex().encode()
        seen = 0
        while world.live.table.phase == "play":
            for viewer in (0, 1, 2, None) if seen < 3 else ():
                assert secret not in json.dumps(await transcript(world, viewer), default=repr).encode()
            seen += 1
            seat = next(iter(world.state.asked()))
            move = world.state.legal(seat).reduced()[0]
            text = registry.find("high_society").notate(move)
            body = {"id": f"m{seen}", "version": world.live.table.version, "move": text}
            assert (await world.post(f"/{world.table}/moves", body, world.tokens[seat])).status_code == 200
        over = (await world.http.get(f"/api/tables/{world.table}")).content
        assert secret in over
