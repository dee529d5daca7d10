/** The board says what the engine allows. */
import { describe, expect, test } from 'vitest';
import type { Move } from '$shell/protocol';
import { answersOf, cardMove } from './answers';
import { ALL, actionsOf, characterOf, inPlay } from './characters';
import { offers, shield } from './legal';
import { signOf } from './emblems';
import { frame, legal, names, view } from './testing';

const turns = names.filter((name) => frame(name).ask?.kind === 'turn');

function notate(action: string, target: number | null, other: number | null): string {
  return [action, ...[target, other].filter((seat) => seat !== null)].join(':');
}

describe('a turn', () => {
  test.each(turns)('offers in “%s” exactly what the engine allows', (name) => {
    const offered = offers(view(name), 0).flatMap(({ action, ways }) =>
      ways.map(({ target, other }) => notate(action.key, target, other)),
    );
    const allowed = legal(name).filter((move) => !move.startsWith('!'));
    expect(offered.sort()).toEqual([...allowed].sort());
  });
  test.each(turns)('says in “%s” why not, of everything else', (name) => {
    for (const { ways, why } of offers(view(name), 0)) expect(why === null).toBe(ways.length > 0);
  });
  test('with eleven coins is a coup and nothing else', () => {
    const closed = offers(view('must'), 0).filter(({ why }) => why?.key === 'must_coup');
    expect(closed).toHaveLength(6);
  });
  test('of a party mate, a treaty partner, a holder of Peace and a fallen one says what protects them', () => {
    expect(shield(view('turn10'), 0, 6, false)).toEqual({ key: 'party' });
    expect(shield(view('turn10'), 0, 5, false)).toEqual({ key: 'out' });
    expect(shield(view('g54'), 0, 2, false)).toEqual({ key: 'peace' });
    expect(shield(view('g54'), 0, 2, true)).toBeNull();
    const bound = { ...view('g54_turn3'), tokens: { ...view('g54_turn3').tokens, treaty: [0, 1] } };
    expect(shield(bound, 0, 1, false)).toEqual({ key: 'treaty' });
  });
  test('costs a coin more where another has put a tax on the claim', () => {
    const taxed = view('g54_turn3');
    const producer = actionsOf(taxed).find(({ key }) => key === 'producer');
    expect(
      producer && offers({ ...taxed, players: taxed.players.map((it) => ({ ...it, coins: 0 })) }, 0),
    ).toContainEqual({ action: producer, ways: [], why: { key: 'poor', n: 1 } });
  });
});

function text(move: Move): string {
  switch (move.type) {
    case 'keep':
      return `keep:${(move['cards'] as string[]).join('+')}`;
    case 'show':
      return `show:${String(move['card'])}`;
    default:
      return [`lose:${String(move['card'])}`, ...(move['claim'] ? [move['claim'] as string] : [])].join('/');
  }
}

function choices(count: number, from: number): number[][] {
  if (count === 0) return [[]];
  const all: number[][] = [];
  for (let last = count - 1; last < from; last += 1)
    for (const rest of choices(count - 1, last)) all.push([...rest, last]);
  return all;
}

describe('cards to choose', () => {
  const asked = names.filter((name) => {
    const { ask } = frame(name);
    return ask !== null && answersOf(view(name), ask).cards !== null;
  });
  test.each(asked)('in “%s” lead to every move of the engine and to no other', (name) => {
    const ask = frame(name).ask!;
    const task = answersOf(view(name), ask).cards!;
    const claims = [null, ...task.claims];
    const said = new Set(
      choices(task.count, task.hand.length).flatMap((chosen) =>
        claims.map((claim) => text(cardMove(task, chosen, claim)!)),
      ),
    );
    const allowed = legal(name).filter((move) => /^(keep|show|lose):/.test(move));
    expect([...said].sort()).toEqual([...allowed].sort());
  });
  test('too few of them are no move', () => {
    const task = answersOf(view('keep'), frame('keep').ask!).cards!;
    expect(cardMove(task, [0], null)).toBeNull();
  });
});

describe('what else is asked', () => {
  test.each(['doubt', 'block', 'bomb', 'taxing', 'give', 'ransom', 'second', 'ward', 'join', 'side', 'examine'])(
    'is answered in “%s” by verbs, seats and characters, none left out',
    (name) => {
      const { verbs, seats, roles, cards } = answersOf(view(name), frame(name).ask!);
      const actions = frame(name).ask!.kind === 'turn' ? legal(name).filter((move) => !move.startsWith('!')).length : 0;
      const sent = frame(name).ask!.moves!.length - actions;
      expect(cards).toBeNull();
      expect(verbs.length + seats.length + roles.length).toBe(sent);
    },
  );
  test('looks the same whatever the viewer holds', () => {
    const ask = frame('doubt').ask!;
    const other = {
      ...view('doubt'),
      players: view('doubt').players.map((it) => ({ ...it, hand: ['captain', 'captain'] })),
    };
    expect(answersOf(other, ask)).toEqual(answersOf(view('doubt'), ask));
  });
});

describe('the thirty-two characters', () => {
  test('are all drawn, each in its own way', () => {
    expect(ALL).toHaveLength(32);
    const drawn = ALL.map((role) => JSON.stringify(signOf(role)));
    expect(new Set(drawn).size).toBe(32);
    for (const it of drawn) expect(it.length).toBeGreaterThan(40);
  });
  test('are on the aid card as they are in play', () => {
    expect(inPlay(view('turn10'))).toEqual(['duke', 'assassin', 'captain', 'contessa', 'inquisitor', 'anarchist']);
    expect(characterOf('contessa').blocks).toEqual(['assassinate']);
  });
});
