"""Lut once more, slow and plain, from the rulebook alone: cards as words, everything counted anew at each question.

It shares nothing with the game but the ids of cards and the notation of moves.
"""

from __future__ import annotations

from collections import Counter


class Oracle:
    """A position told by a view of the game at its start and driven by notation from there."""

    def __init__(self, hands, pile, turn, *, teams, options):
        self.hands = [list(hand) for hand in hands]
        self.pile = list(pile)  # the top card last
        self.teams = teams
        self.options = options
        self.turn = turn
        self.to_act = [turn, turn + 1] if teams else [turn]
        self.may_yield = teams
        self.caravans = {}  # number: [value, seat, [(seat, card)]]
        self.sent = 0
        self.booty = Counter()
        self.over = False

    def side(self, seat):
        return seat // 2 if self.teams else seat

    def strengths(self, number):
        sums = Counter()
        for seat, card in self.caravans[number][2]:
            if card[-1].isdigit():
                sums[self.side(seat)] += int(card[-1])
        return sums

    def colours(self, number):
        return {self.side(seat): card[:-1] for seat, card in self.caravans[number][2] if card[-1].isdigit()}

    def leader(self, number):
        _, owner, lying = self.caravans[number]
        for seat, card in reversed(lying):
            if not card[-1].isdigit():
                return self.side(seat)
        if not lying:
            return self.side(owner)
        (first, most), *rest = self.strengths(number).most_common()
        return None if rest and rest[0][1] == most else first

    def moves(self):
        seat = self.to_act[0]
        side = self.side(seat)
        found = {"draw"} if self.pile else set()
        if self.may_yield:
            found.add("after_you")
        plays = set()
        for card in self.hands[seat]:
            if card[0] == "C":
                plays.add(f"caravan:{card[1:]}")
                continue
            for number, (_, owner, lying) in self.caravans.items():
                colours = self.colours(number)
                topped = any(not other[-1].isdigit() for _, other in lying)
                if card == "karvansalar":
                    if self.side(owner) == side:
                        plays.add(f"karvansalar:{number}")
                elif card.endswith("_chief"):
                    gang = card.removesuffix("_chief")
                    if colours.get(side) == gang:
                        plays.add(f"chief:{gang}:{number}")
                else:
                    gang = card[:-1]
                    free = colours[side] == gang if side in colours else gang not in colours.values()
                    if free and not (topped and self.options.get("bandits_after_chief") == "forbid"):
                        plays.add(f"bandit:{card}:{number}")
        found |= plays
        if not self.pile and not (plays and self.options.get("discard") == "only_stuck"):
            found |= {f"discard:{card}" for card in self.hands[seat] if card[0] != "C"}
        return found

    def play(self, text):
        seat = self.to_act[0]
        deed, *rest = text.split(":")
        if deed == "after_you":
            self.to_act.reverse()
            self.may_yield = False
            return
        if deed == "draw":
            self.hands[seat].append(self.pile.pop())
        else:
            card = {"caravan": f"C{rest[0]}", "chief": f"{rest[0]}_chief", "karvansalar": "karvansalar"}.get(
                deed, rest[0]
            )
            self.hands[seat].remove(card)
            if deed == "caravan":
                self.sent += 1
                self.caravans[self.sent] = [int(rest[0]), seat, []]
            elif deed != "discard":
                self.caravans[int(rest[-1])][2].append((seat, card))
        if not self.pile and not all(self.hands):
            self.over = True
            return
        self.may_yield = False
        del self.to_act[0]
        if not self.to_act:
            self.next_turn()

    def next_turn(self):
        seats = len(self.hands)
        if self.teams:
            self.turn = (self.turn + 2) % seats
            self.to_act = [self.turn, self.turn + 1]
            self.may_yield = True
        else:
            self.turn = (self.turn + 1) % seats
            self.to_act = [self.turn]
        side = self.side(self.turn)
        for number in [number for number in self.caravans if self.leader(number) == side]:
            self.booty[side] += self.caravans.pop(number)[0]

    def totals(self):
        count = len(self.hands) // 2 if self.teams else len(self.hands)
        found = [self.booty[side] for side in range(count)]
        if self.options.get("end_open_caravans", "award") == "award":
            for number, (value, _, _) in self.caravans.items():
                if self.leader(number) is not None:
                    found[self.leader(number)] += value
        for seat, hand in enumerate(self.hands):
            found[self.side(seat)] -= sum(int(card[1:]) for card in hand if card[0] == "C")
        return found
