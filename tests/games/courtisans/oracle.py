"""A second, slow Courtisans that shares nothing with the engine's: cards are lists, everything is looked up anew."""

from __future__ import annotations

from itertools import product

FAMILIES = ["butterflies", "toads", "nightingales", "hares", "stags", "carps"]
BOX = {"plain": 4, "noble": 4, "guard": 3, "assassin": 2, "spy": 2}


class Card:
    """One physical card, and where it lies: a zone (``"table"`` or a seat), a side, a number when it is a spy."""

    def __init__(self, name):
        self.family, self.role = name.split("-")
        self.name = name
        self.zone = self.side = self.number = None

    @property
    def weight(self):
        return 2 if self.role == "noble" else 1


class Oracle:
    """A game from the dealt hands, the pile (without what is set aside), missions and the first seat."""

    def __init__(self, hands, pile, missions, starter, noble_weight):
        self.hands = [[Card(name) for name in hand] for hand in hands]
        self.pile = [Card(name) for name in pile]
        self.missions = missions
        self.noble_weight = noble_weight
        self.seat = starter
        self.lying = []
        self.spies = 0
        self.done = set()

    @property
    def seats(self):
        return len(self.hands)

    def over(self):
        return not self.pile and not any(self.hands)

    def legal(self):
        """All moves in notation."""
        found = set()
        others = [seat for seat in range(self.seats) if seat != self.seat]
        zones = [("table", "above"), ("table", "below"), (self.seat, None), *((seat, None) for seat in others)]
        for card, (zone, side) in product(self.hands[self.seat], zones):
            if self.kind(zone) in self.done:
                continue
            text = f"{card.name}>{side or ('own' if zone == self.seat else zone)}"
            found.add(text)
            if card.role == "assassin":
                for victim in self.lying:
                    if victim.zone == zone and victim.role != "guard":
                        found.add(text + "!" + self.named(victim))
        return found

    def kind(self, zone):
        return "table" if zone == "table" else "own" if zone == self.seat else "opponent"

    @staticmethod
    def named(victim):
        if victim.role == "spy":
            return f"spy-{victim.number}"
        return victim.name if victim.side is None else f"{victim.name}@{victim.side}"

    def play(self, text):
        placed, _, named = text.partition("!")
        name, _, place = placed.partition(">")
        card = next(card for card in self.hands[self.seat] if card.name == name)
        self.hands[self.seat].remove(card)
        zone = "table" if place in ("above", "below") else self.seat if place == "own" else int(place)
        if named:
            self.lying.remove(next(v for v in self.lying if v.zone == zone and self.named(v) == named))
        card.zone, card.side = zone, place if zone == "table" else None
        if card.role == "spy":
            self.spies += 1
            card.number = self.spies
        self.lying.append(card)
        self.done.add(self.kind(zone))
        if len(self.done) == 3:
            self.done = set()
            for _ in range(3):
                if self.pile:
                    self.hands[self.seat].append(self.pile.pop(0))
            self.seat = (self.seat + 1) % self.seats

    # -- the end -----------------------------------------------------------------------------------------------------

    def total(self, cards, weighed=True):
        return sum(card.weight if weighed else 1 for card in cards)

    def of(self, family, zone, side=None):
        return [card for card in self.lying if card.family == family and card.zone == zone and card.side == side]

    def standing(self, family):
        difference = self.total(self.of(family, "table", "above")) - self.total(self.of(family, "table", "below"))
        return (difference > 0) - (difference < 0)

    def points(self, seat):
        court = sum(self.standing(family) * self.total(self.of(family, seat)) for family in FAMILIES)
        return court + 3 * sum(self.fulfilled(seat, mission) for mission in self.missions[seat])

    def fulfilled(self, seat, mission):
        left = (seat + 1) % self.seats
        weighed = self.noble_weight
        standings = [self.standing(family) for family in FAMILIES]
        if "-" in mission:
            what, family = mission.split("-")
            if what == "disgraced":
                return self.standing(family) == -1
            return self.total(self.of(family, seat), weighed) < self.total(self.of(family, left), weighed)
        roles = {"three_nobles": ("noble", 3), "two_assassins": ("assassin", 2), "four_guards": ("guard", 4)}
        roles["three_spies"] = ("spy", 3)
        if mission in roles:
            role, needed = roles[mission]
            return len([card for card in self.lying if card.zone == seat and card.role == role]) >= needed
        below = [self.of(family, "table", "below") for family in FAMILIES]
        return {
            "all_below": all(below),
            "five_below": any(self.total(cards, weighed) >= 5 for cards in below),
            "few_esteemed": standings.count(1) <= 3,
            "two_disgraced": standings.count(-1) >= 2,
        }[mission]
