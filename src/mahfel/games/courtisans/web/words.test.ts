/** What the board says, in three languages. */
import { describe, expect, test } from 'vitest';
import { consequences, label, touched } from './consequence';
import { FAMILIES, ROLES } from './court';
import { beats, headline, stageAt } from './ending';
import { origins } from './flights';
import { choices, type Choice } from './legal';
import { placeWords, signed } from './lists';
import { hallOf } from './hall';
import { promptOf } from './prompts';
import { step } from '$shell/table-kit/roving';
import { LANGS, asked, bare, ended, frame, names, texts, view } from './testing';

const NOTHING = { card: null, whose: false, ready: null };
const GAPS = /^(ask|wait|end|word|move)-|\{|\u2068\u2069/;

describe.each(LANGS)('in %s', (lang) => {
  const t = texts(lang);
  test.each(names)('“%s” has a prompt for who is asked and for who waits', (name) => {
    for (const ask of [frame(name).ask, null]) expect(promptOf(view(name), ask, NOTHING, t)).not.toMatch(GAPS);
  });
  test.each(asked)('every choice of “%s” has a name and a consequence', (name) => {
    const all = choices(view(name));
    for (const choice of all) {
      expect(label(choice, t)).not.toMatch(GAPS);
      const lines = consequences(view(name), choice, t);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).not.toMatch(GAPS);
    }
    expect(new Set(all.map((choice) => label(choice, t))).size).toBe(all.length);
  });
  test('the letters of the families differ', () => {
    expect(new Set(FAMILIES.map((family) => t.say(`family-letter-${family}`))).size).toBe(FAMILIES.length);
  });
  test('roles are named and explained', () => {
    const keys = [...ROLES, 'spy'].flatMap((role) => [`role-${role}`, `role-help-${role}`]);
    expect(keys.filter((key) => !t.has(key))).toEqual([]);
  });
});

describe('what comes of a placement', () => {
  const en = texts('en');
  const said = (name: string, choice: Choice) => consequences(view(name), choice, en).map(bare);
  const above = { zone: 'above', other: null } as const;
  test('at the table is where the families stand then, that of the card first', () => {
    const victim = { id: 'stags-assassin', side: 'below' } as const;
    const choice: Choice = { card: 'carps-assassin', where: above, victim };
    expect(touched(choice)).toEqual([5, 4]);
    expect(said('kill4', choice)).toEqual(['Carps esteemed ▲4 ▼0', 'Stags disgraced ▲1 ▼2']);
  });
  test('of a spy is that nobody sees its family', () => {
    expect(said('spy4', { card: 'butterflies-spy', where: above, victim: null })).toEqual([
      'nobody sees its family before the end',
    ]);
  });
  test('in a domain is what the card is worth there now', () => {
    const where = { zone: 'opponent', other: 2 } as const;
    expect(said('kill4', { card: 'stags-noble', where, victim: null })).toEqual(['costs Mina 2 as things stand']);
    expect(said('first4', { card: 'toads-plain', where: { zone: 'own', other: null }, victim: null })).toEqual([
      'worth nothing as things stand',
    ]);
  });
  test('of an assassin who removes nobody says so, and why nobody could be', () => {
    expect(said('kill4', { card: 'carps-assassin', where: above, victim: null })).toContain('removing nobody');
    expect(said('guards', { card: 'carps-assassin', where: above, victim: null })).toContain('only guards there');
  });
});

describe('the prompt', () => {
  const en = texts('en');
  const said = (name: string, more: object) => bare(promptOf(view(name), frame(name).ask, { ...NOTHING, ...more }, en));
  test('asks where the chosen card goes, then whose domain is meant, then says all of it', () => {
    expect(said('kill4', { card: 'stags-noble' })).toBe('Stag noble: where?');
    expect(said('kill4', { card: 'stags-noble', whose: true })).toBe('Which opponent’s domain?');
    const ready = { card: 'carps-assassin', where: { zone: 'below', other: null }, victim: { id: 'spy-4', side: null } };
    expect(said('kill4', { card: 'carps-assassin', ready })).toBe('Carp assassin below the table, removing Spy 4');
  });
  test('names who is waited for', () => expect(said('wait4', {})).toBe('It is Omid’s turn.'));
});

describe('the end', () => {
  test.each(ended)('of “%s” turns every spy once, then judges six families, then counts everybody', (name) => {
    const plan = beats(view(name));
    const spies = plan.flatMap((beat) => (beat.kind === 'spy' ? [beat.spy] : []));
    expect([...spies].sort((one, other) => one - other)).toEqual((view(name).turned ?? []).map((_, at) => at + 1));
    const seats = plan.flatMap((beat) => (beat.kind === 'seat' ? [beat.seat] : []));
    expect(new Set(seats).size).toBe(view(name).seats);
    expect(view(name).reckoning?.accounts[seats.at(-1)!]?.won).toBe(true);
    const done = stageAt(view(name), plan, plan.length);
    expect([done.turned.size, done.judged, done.counted.size]).toEqual([spies.length, 6, view(name).seats]);
    const begun = stageAt(view(name), plan, 1);
    expect([begun.judged, begun.counted.size]).toEqual([0, 0]);
  });
  test('names all who share a victory, and speaks to them', () => {
    const en = texts('en');
    expect(bare(headline([1], 0, en))).toMatch(/Omid/);
    expect(bare(headline([1, 2], 0, en))).toMatch(/Omid.*Mina/);
    expect(bare(headline([0, 2], 0, en))).toMatch(/You/);
  });
});

describe('small words', () => {
  const en = texts('en');
  test('numbers carry their sign', () => {
    expect([3, 0, -2].map((n) => signed(n, en))).toEqual(['+3', '0', '−2']);
  });
  test('a domain is read out family by family, spies by number', () => {
    const said = bare(placeWords(hallOf(view('kill4')).domains[0]!, en));
    expect(said).toMatch(/^Butterflies: noble ×2; Toads: plain courtier; .*Spy 2, Spy 3,? and Spy 8$/);
    expect(bare(placeWords(hallOf(view('first4')).domains[0]!, en))).toBe('nothing yet');
  });
  test('new cards come from the hand or from the seat that placed them', () => {
    const from = origins(
      [
        { v: 1, at: 0, type: 'placed', seat: 0, card: 'toads-noble', zone: 'above', other: null, spy: 0 },
        { v: 1, at: 0, type: 'placed', seat: 2, card: 'carps-plain', zone: 'opponent', other: 1, spy: 0 },
        { v: 1, at: 0, type: 'placed', seat: 1, card: 'spy', zone: 'own', other: null, spy: 7 },
      ],
      0,
    );
    expect(Object.fromEntries(from)).toEqual({
      'above-1-noble': 'hand',
      'domain1-5-plain': 'seat-2',
      'spy-7': 'seat-1',
    });
  });
  test('arrows walk as the language reads', () => {
    expect(step('ArrowLeft', 0, 3, 3, 'rtl')).toBe(1);
    expect(step('ArrowLeft', 0, 3, 3, 'ltr')).toBeNull();
    expect([step('End', 0, 3, 3, 'ltr'), step('Home', 2, 3, 3, 'ltr'), step('x', 1, 3, 3, 'ltr')]).toEqual([2, 0, null]);
  });
});
