/** The board offers what the engine allows, and nothing else. */
import { describe, expect, test } from 'vitest';
import type { Move } from '$shell/protocol';
import type { Aim } from './aims';
import { electable, mostNames } from './deciding';
import { NOTHING, moveOf, named, pickedIn, same, toggled, unfinished, usesOf, type Picked, type Use } from './picking';
import { IDLE, linesOf, shownSlots, slotsOf } from './slots';
import { engineSlots, frame, legal, names, view } from './testing';

const asked = names.filter((name) => frame(name).ask !== null);

const plain = ({ ability, targets, least, most, roles, once }: Aim) => ({
  ability,
  targets: [...targets].sort((one, other) => one - other),
  least,
  most,
  roles: [...roles].sort(),
  once: [...once],
});

function notate(move: Move): string {
  const uses = ((move['uses'] as Use[] | undefined) ?? []).map(
    ({ ability, at, role }) => ability + (at?.length ? `@${at.join()}` : '') + (role ? `=${role}` : ''),
  );
  const seats = ((move['seats'] ?? move['votes']) as number[] | undefined) ?? [];
  switch (move.type) {
    case 'act':
      return uses.length ? `act ${uses.join(' ')}` : 'rest';
    case 'hands':
      return seats.length ? `hands ${seats.join()}` : 'hands';
    case 'ballot':
      return ['vote', seats.join() || '-', ...uses].join(' ');
    default:
      return move.type;
  }
}

describe('what can be chosen', () => {
  test('is looked at in many positions', () => {
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((name) => engineSlots(name).length > 0).length).toBeGreaterThan(20);
  });
  test.each(asked)('%s: the same powers in the same places, at the same targets', (name) => {
    const found = slotsOf(view(name), frame(name).ask);
    expect(found.map(({ aims }) => aims.map(plain))).toEqual(engineSlots(name));
  });
  test.each(asked.filter((name) => ['hands', 'vote', 'midday'].includes(frame(name).ask?.kind ?? '')))(
    '%s: the same names',
    (name) => {
      const kind = frame(name).ask?.kind ?? '';
      const ours = electable(view(name), kind).map((seat) => notate(moveOf(kind, [], { ...NOTHING, seats: [seat] })));
      const theirs = legal(name).filter((text) => /^(hands|vote) [0-9]+$/.test(text));
      expect(ours.sort()).toEqual(theirs.sort());
    },
  );
  test('two ballots may bear the same name, and two names stand in their order', () => {
    const most = mostNames(view('midday_two'), 'midday');
    expect(most).toBe(2);
    const [one = -1, other = -1] = electable(view('midday_two'), 'midday');
    const write = (...presses: number[]) => presses.reduce<number[]>((seats, seat) => named(seats, seat, most), []);
    const ways = [write(one), write(one, one), write(other, one)].map((seats) =>
      notate(moveOf('midday', [], { ...NOTHING, seats })),
    );
    for (const way of ways) expect(legal('midday_two')).toContain(way);
    expect(write(one, one, one)).toEqual([]);
  });
});

describe('a screen that is the same for everybody', () => {
  test.each(asked.filter((name) => ['night', 'huddle', 'react', 'midday'].includes(frame(name).ask?.kind ?? '')))(
    '%s: there is a power, or a line of the same look',
    (name) => {
      const kind = frame(name).ask?.kind ?? '';
      const slots = slotsOf(view(name), frame(name).ask);
      const shown = shownSlots(view(name), kind, slots);
      expect(shown.slice(0, slots.length)).toEqual(slots);
      const more = shown.slice(slots.length).flatMap(({ aims }) => aims);
      expect(new Set(more.map(({ ability }) => ability)).size).toBe(more.length > 0 ? 1 : 0);
      const filled = shown.reduce((sum, { aims }) => sum + aims.length, 0);
      expect(filled).toBeGreaterThanOrEqual(linesOf(view(name), kind));
    },
  );
  test.each([
    ['classic', ['night_first_shot', 'night_die_hard'], 1],
    ['shab_e_mafia', ['night_boss', 'night_still', 'night_doctor', 'night_slayer', 'night_surgeon'], 2],
    ['godfather', ['night_godfather', 'night_constantine'], 2],
  ])('%s: the same number of lines for every role', (_, positions, lines) => {
    for (const name of positions) {
      const shown = shownSlots(view(name), 'night', slotsOf(view(name), frame(name).ask));
      expect(shown.reduce((sum, { aims }) => sum + aims.length, 0), name).toBe(lines);
    }
  });
  test('what is tapped by who has nothing to do is not sent', () => {
    const picked: Picked = { powers: { [IDLE]: { ability: IDLE, at: [3], role: '' } }, seats: [] };
    expect(notate(moveOf('night', slotsOf(view('night_still'), frame('night_still').ask), picked))).toBe('rest');
  });
});

describe('choosing', () => {
  const slots = slotsOf(view('night_boss'), frame('night_boss').ask);
  test('a power without its target is unfinished, and is not sent', () => {
    const picked: Picked = { powers: { shot: { ability: 'shot', at: [], role: '' } }, seats: [] };
    expect(unfinished(slots, picked)).toBe(true);
    expect(usesOf(slots, picked)).toEqual([]);
  });
  test('of one target the newest counts, of several the last ones', () => {
    expect(toggled([3], 4, 1)).toEqual([4]);
    expect(toggled([3], 3, 1)).toEqual([]);
    expect(toggled([3, 4], 6, 2)).toEqual([4, 6]);
  });
  test('targets are sent ascending', () => {
    const two = slotsOf(view('night_medic'), frame('night_medic').ask);
    const powers = { treat: { ability: 'treat', at: [6, 2], role: '' } };
    expect(notate(moveOf('night', two, { powers, seats: [] }))).toBe('act treat@2,6');
  });
  test('what was sent is chosen again, and is the same move', () => {
    const sent: Move = { type: 'act', uses: [{ ability: 'shot', at: [4] }] };
    const picked = pickedIn(sent, slots);
    expect(picked.powers['shot']).toEqual({ ability: 'shot', at: [4], role: '' });
    expect(same(moveOf('night', slots, picked), sent)).toBe(true);
    expect(same({ type: 'act' }, { type: 'act', uses: [] })).toBe(true);
    expect(same({ type: 'act' }, sent)).toBe(false);
  });
  test('a guess needs a role', () => {
    const guess = slotsOf(view('night_slayer'), frame('night_slayer').ask);
    const whole = { ability: 'strike_down', at: [5], role: 'judge' };
    const place = guess[0]?.place ?? '';
    expect(unfinished(guess, { powers: { [place]: { ...whole, role: '' } }, seats: [] })).toBe(true);
    expect(notate(moveOf('night', guess, { powers: { [place]: whole }, seats: [] }))).toBe('act strike_down@5=judge');
  });
});
