"""What becomes of one action of Coup, reckoned from the tables of the rules; nothing is shared with the game.

A row says who is honest, who doubts, who blocks and who has how many cards; ``reckon`` lists everything that is asked
until the next turn, with the answers that the row gives, and what everybody has afterwards. A, B and C sit clockwise; A
acts, and what is aimed at somebody is aimed at B.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

A, B, C = 0, 1, 2

# The action, the character claimed for it, its price and who gets it, whom it hits, what blocks it, what it does.
TABLE = """
income       | -              | 0          | -   | -                    | gain 1
foreign_aid  | -              | 0          | any | duke                 | gain 2
coup         | -              | 7          | B   | -                    | kill
tax          | duke           | 0          | -   | -                    | gain 3
assassinate  | assassin       | 3          | B   | contessa             | kill
steal        | captain        | 0          | B   | captain ambassador   | take 2
exchange     | ambassador     | 0          | -   | -                    | swap
exchange_one | inquisitor     | 0          | -   | -                    | swap
examine      | inquisitor     | 0          | B   | -                    | look
bomb         | anarchist      | 3          | B   | contessa             | kill
convert      | -              | 2 reserve  | B   | -                    | turn
embezzle     | not duke       | 0          | -   | -                    | empty
banker       | banker         | 0          | -   | -                    | gain 3
farmer       | farmer         | 0          | -   | -                    | gain 3, give 1
speculator   | speculator     | 0          | -   | -                    | double 5
director     | director       | 0          | -   | -                    | swap
newscaster   | newscaster     | 1          | -   | -                    | swap
producer     | producer       | 0          | B   | producer             | mix
reporter     | reporter       | 0          | -   | -                    | gain 1, swap
writer       | writer         | 0          | -   | -                    | write, swap
crime_boss   | crime_boss     | 0          | B   | -                    | ransom
general      | general        | 5          | all | general              | kill
guerrilla    | guerrilla      | 4          | B   | guerrilla            | kill
judge        | judge          | 3 target   | B   | judge                | kill
mercenary    | mercenary      | 3          | B   | mercenary            | token
communist    | communist      | 0          | B   | communist            | level 3
peacekeeper  | peacekeeper    | 0          | -   | -                    | gain 1
politician   | politician     | 0          | B   | politician           | take 2
priest       | priest         | 0          | all | priest               | take 1
protestor    | protestor      | 2          | B   | protestor            | kill
"""

RULES = {}
for line in TABLE.strip().splitlines():
    key, claim, price, aim, blocks, does = (cell.strip() for cell in line.split("|"))
    cost, _, payee = price.partition(" ")
    RULES[key] = {
        "claim": None if claim == "-" else claim,
        "cost": int(cost),
        "payee": payee or "treasury",
        "aim": aim,
        "blocks": [] if blocks == "-" else blocks.split(),
        "does": [part.split() for part in does.split(", ")],
    }


@dataclass(frozen=True)
class Stand:
    """How a claim is made and met: whether it is true, whether it is given up though true, who doubts it."""

    true: bool = True
    gives_up: bool = False
    doubters: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Block:
    seat: int
    role: str
    stand: Stand


@dataclass(frozen=True)
class Row:
    action: str
    lives: tuple[int, ...]
    coins: tuple[int, ...]
    stand: Stand = Stand()
    blocks: tuple[Block, ...] = ()
    at_once: bool = False  # whether all of them block in the first window
    helpful: bool = True  # whether B pays a ransom, whether C joins a protest
    reserve: int = 5


class Over(Exception):  # noqa: N818 - one is left
    pass


@dataclass
class Reckoning:
    """``asks``: (kind, {seat: answer}) in order; a card that does not matter is ``*``."""

    lives: list[int]
    coins: list[int]
    reserve: int
    asks: list[tuple[str, dict[int, str]]] = field(default_factory=list)
    token: bool = False
    fate: str = "turn"

    def living(self, after=A):
        seats = len(self.lives)
        return [seat for step in range(1, seats) if self.lives[seat := (after + step) % seats]]

    def lose(self, seat):
        """An influence; the choice is asked for while there is one."""
        if not self.lives[seat]:
            return
        if self.lives[seat] > 1:
            self.asks.append(("lose", {seat: "lose:*"}))
        self.gone(seat)

    def gone(self, seat):
        self.lives[seat] -= 1
        if sum(map(bool, self.lives)) == 1:
            raise Over


def reckon(row):
    """All that is asked, and what all have when the next turn begins or the game is over."""
    now = Reckoning(list(row.lives), list(row.coins), row.reserve)
    try:
        whole_action(row, now)
    except Over:
        now.fate = "over"
        return now
    for seat, lives in enumerate(now.lives):
        if not lives:
            now.coins[seat] = 0
    return now


def whole_action(row, now):
    rule = RULES[row.action]
    now.coins[A] -= rule["cost"]
    if rule["payee"] == "reserve":
        now.reserve += rule["cost"]
    if rule["claim"] is not None:
        believed = is_met(now, A, row.stand, lambda doubter: give_back(row, now, rule, doubter))
        if not believed:
            return
    if rule["payee"] == "target":
        now.coins[B] += rule["cost"]
    if row.action == "protestor" and now.lives[B] and not joined(row, now):
        return
    if row.action == "foreign_aid":
        if not aid_is_blocked(row, now):
            now.coins[A] += 2
        return
    spared = who_is_spared(row, now, rule)
    for what, *number in rule["does"]:
        DOES[what](row, now, spared, *map(int, number))


def is_met(now, claimant, stand, when_given_up=lambda doubter: None):
    """One claim before all others; whether it stands."""
    others = now.living(claimant)
    now.asks.append(("doubt", {seat: "doubt" if seat in stand.doubters else "allow" for seat in others}))
    doubters = [seat for seat in others if seat in stand.doubters]
    if not doubters:
        return True
    if stand.true and not stand.gives_up:
        now.asks.append(("prove", {claimant: "prove"}))
        now.lose(doubters[0])
        return True
    now.asks.append(("prove", {claimant: "lose:*"}))
    when_given_up(doubters[0])
    now.gone(claimant)
    return False


def give_back(row, now, rule, doubter):
    now.coins[A] += rule["cost"]
    if row.action == "speculator":
        now.coins[doubter] += now.coins[A]
        now.coins[A] = 0


def joined(row, now):
    rich = [seat for seat in now.living() if seat != B and now.coins[seat] >= 3]
    if not rich:
        return False
    now.asks.append(("join", dict.fromkeys(rich, "!join" if row.helpful else "allow")))
    if row.helpful:
        now.coins[rich[0]] -= 3
    return row.helpful


def aid_is_blocked(row, now):
    tried = set()
    while asked := [seat for seat in now.living() if seat not in tried]:
        wish = next((block for block in row.blocks if block.seat in asked), None)
        answers = dict.fromkeys(asked, "allow")
        for block in row.blocks:
            if block.seat in asked and (block is wish or row.at_once):
                answers[block.seat] = f"block:{block.role}"
        now.asks.append(("block", answers))
        if wish is None:
            return False
        first = next(seat for seat in asked if answers[seat] != "allow")
        chosen = next(block for block in row.blocks if block.seat == first)
        if is_met(now, first, chosen.stand):
            return True
        tried.add(first)
    return False


def who_is_spared(row, now, rule):
    """The targets that turn the action away."""
    targets = {"B": [B], "all": now.living()}.get(rule["aim"], [])
    asked = [seat for seat in targets if now.lives[seat]]
    if not rule["blocks"] or not asked:
        return set()
    blocks = {block.seat: block for block in row.blocks if block.seat in asked}
    kind, nothing = ("bomb", "!explode") if row.action == "bomb" else ("block", "allow")
    now.asks.append((kind, {s: f"block:{blocks[s].role}" if s in blocks else nothing for s in asked}))
    return {seat for seat in asked if seat in blocks and now.lives[seat] and is_met(now, seat, blocks[seat].stand)}


# What is done, target by target.


def victims(row, now, spared):
    targets = [B] if RULES[row.action]["aim"] == "B" else list(range(1, len(now.lives)))
    return [seat for seat in targets if seat not in spared]


def gain(row, now, spared, number):
    now.coins[A] += number


def double(row, now, spared, most):
    now.coins[A] += min(most, now.coins[A])


def give(row, now, spared, number):
    other = now.living()[-1]
    now.asks.append(("give", {A: f"@{other}"}))
    now.coins[A] -= number
    now.coins[other] += number


def kill(row, now, spared):
    for seat in victims(row, now, spared):
        now.lose(seat)


def take(row, now, spared, number):
    for seat in victims(row, now, spared):
        # A purse is frozen, not empty, when its owner has fallen; but several are asked only while they live.
        if now.lives[A] and (now.lives[seat] or RULES[row.action]["aim"] == "B"):
            taken = min(number, now.coins[seat])
            now.coins[seat] -= taken
            now.coins[A] += taken


def level(row, now, spared, number):
    if spared:
        return
    taken = min(number, now.coins[B])
    now.coins[B] -= taken
    now.coins[C if len(now.lives) > C and now.lives[C] else A] += taken


def swap(row, now, spared):
    now.asks.append(("keep", {A: "keep:*"}))


def write(row, now, spared):
    now.asks.append(("write", {A: "!stop"}))


def mix(row, now, spared):
    if not now.lives[A]:
        return
    if not spared and now.lives[B]:
        now.asks += [("show-give", {B: "show:*"}), ("show-give", {A: "show:*"})]
    swap(row, now, spared)


def look(row, now, spared):
    if now.lives[B]:
        if now.lives[B] > 1:
            now.asks.append(("show-examine", {B: "show:*"}))
        now.asks.append(("examine", {A: "!swap"}))


def turn(row, now, spared):
    """A conversion: nobody has anything to say."""


def empty(row, now, spared):
    now.coins[A] += now.reserve
    now.reserve = 0


def ransom(row, now, spared):
    if not now.lives[B]:
        return
    pays = row.helpful and now.coins[B] >= 2
    now.asks.append(("ransom", {B: "!pay" if pays else "!refuse"}))
    if pays:
        now.coins[B] -= 2
        now.coins[A] += 2
    else:
        now.coins[A] -= 5
        now.lose(B)


def token(row, now, spared):
    if not spared and now.lives[B]:
        now.token = True


DOES = {
    name: globals()[name]
    for name in (
        "gain",
        "double",
        "give",
        "kill",
        "take",
        "level",
        "swap",
        "write",
        "mix",
        "look",
        "turn",
        "empty",
        "ransom",
        "token",
    )
}


# All rows.


def subsets(seats):
    return [
        frozenset(s for s, chosen in zip(seats, flags, strict=True) if chosen)
        for flags in product((False, True), repeat=len(seats))
    ]


def stands(claimant, seats):
    others = [seat for seat in range(seats) if seat != claimant]
    for doubters in subsets(others):
        yield Stand(True, False, doubters)
        yield Stand(False, False, doubters)
        if doubters:
            yield Stand(True, True, doubters)


def blocks_of(action, seats, fifth):
    """Every way to block, with whether all block at once."""
    rule = RULES[action]
    roles = [fifth if role == "ambassador" else role for role in rule["blocks"]]
    yield (), False
    single = {
        seat: [Block(seat, role, stand) for role in roles for stand in stands(seat, seats)]
        for seat in range(1, seats)
        if roles and (rule["aim"] in ("any", "all") or seat == B)
    }
    for choices in single.values():
        for block in choices:
            yield (block,), False
    if len(single) > 1:
        for one, other in product(*single.values()):
            if rule["aim"] == "all":
                yield (one, other), True
            elif not (one.stand.true and not one.stand.gives_up):
                yield (one, other), False
                yield (one, other), True


def rows(action, fifth="ambassador"):
    """Every row of one action for two and for three players."""
    rule = RULES[action]
    for seats in (2, 3):
        if seats == 2 and action in ("communist", "protestor"):
            continue
        claims = list(stands(A, seats)) if rule["claim"] else [Stand()]
        for stand, (blocks, at_once) in product(claims, blocks_of(action, seats, fifth)):
            for lives in product((1, 2), repeat=seats):
                for helpful in (True, False) if action in ("crime_boss", "protestor") else (True,):
                    for purse in (6,) if action == "communist" else (0, 1, 5) if "take" in str(rule["does"]) else (3,):
                        coins = (
                            rule["cost"] + (5 if action == "crime_boss" else 2),
                            purse,
                            4 if action != "communist" else 1,
                        )
                        yield Row(action, lives, coins[:seats], stand, blocks, at_once, helpful)
