/** Every position can be told in every language, and nobody reads a key. */
import { groupLog } from '$shell/table/log_groups';
import { describe, expect, test } from 'vitest';
import type { Event } from '$shell/protocol';
import { sentence } from '$shell/texts/sentences';
import { ROLES } from './declared';
import { verbsOf } from './deciding';
import { NOTHING } from './picking';
import { slotsOf, speakerOf, turnOf } from './slots';
import { cueOf, deedsOf, isAloud, votesOf } from './story';
import { LANGS, NAMES, bare, frame, names, texts, view } from './testing';
import { topOf } from './view';
import { abilityHelp, leavingLine, momentName, noteLine, promptOf, roleName, spoken } from './words';

/** What a text that there is not would look like. */
const KEY =
  /\b(word|ask|wait|narrator|event|ability|how|what|why|came_to|role|side|note|moves?|turn|card|mark|sign|told|end)-[a-z_]{3,}/;

describe.each(LANGS)('in %s', (lang) => {
  const t = texts(lang);
  test.each(names)('%s is told in words', (name) => {
    const found = view(name);
    const { ask, events } = frame(name);
    const lines = [promptOf(frame(name), found, ask, t), momentName(t, found.now)];
    if (ask) lines.push(...verbsOf(found, ask, slotsOf(found, ask), NOTHING, 0, t).flatMap((verb) => [verb.label, verb.hint]));
    lines.push(...events.filter((event) => isAloud(event) || event.type === 'happened').map((event) => spoken(t, found, event)));
    const cue = cueOf(found);
    if (cue) lines.push(t.say(`narrator-${cue}`, { n: 2 }));
    for (const { aims } of slotsOf(found, ask)) for (const { ability } of aims) lines.push(abilityHelp(t, ability), t.say(`ability-${ability}`));
    for (const note of found.you?.notes ?? []) lines.push(noteLine(t, found, note));
    expect(lines.filter((line) => KEY.test(bare(line)))).toEqual([]);
  });
  test.each(names)('when %s is watched again, whoever has it is named', (name) => {
    const found = view(name);
    const turn = turnOf(topOf(found));
    const line = promptOf({ ...frame(name), ask: null, waiting: [] }, found, null, t);
    const asked = promptOf({ ...frame(name), ask: null }, found, null, t);
    const named = NAMES.filter((it) => bare(asked).includes(it));
    if (turn !== null) expect(bare(line)).toBe(bare(asked));
    else expect(named).toEqual([]);
  });
  test('a team that does not shoot tonight is not told to agree on a name', () => {
    const found = view('huddle');
    const later = { ...found, options: { scenario: 'custom', written: '{"first_shot": 9}' } };
    expect([cueOf(found), cueOf(later)]).toEqual(['team', 'team_no_shot']);
    expect(bare(t.say('narrator-team_no_shot'))).not.toMatch(KEY);
  });
  test('the log calls every role as the table and its board do', () => {
    for (const called of ['neutral', 'popular']) {
      const table = t.atTable({ names: called });
      const played = { ...view('hands'), options: { names: called } };
      for (const role of ROLES) {
        const events: Event[] = [
          { v: 1, at: 0, type: 'role_told', seat: 1, told: role },
          { v: 1, at: 0, type: 'graves_told', roles: [role] },
          { v: 1, at: 0, type: 'roles_shown', seat: 1, dealt: role, role, side: 'city' },
        ];
        for (const event of events)
          expect(bare(sentence(table, event, null) ?? ''), `${event.type} ${role}`).toContain(roleName(t, played, role));
      }
    }
  });
});

describe('the story', () => {
  test('hands are kept by day', () => {
    const [day] = votesOf(frame('over_city').events);
    expect(day?.accusations[0]?.seat).toBe(0);
    expect(day?.accusations[0]?.by.length).toBeGreaterThan(2);
  });
  test('what really happened stands by the night it happened in', () => {
    const found = deedsOf(frame('over_mafia').events);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.deeds.some((event) => event['ability'] === 'save')).toBe(true);
  });
  test.each(LANGS)('in the log every deed stands under its own night or day, and the end under none of them: %s', (lang) => {
    const t = texts(lang);
    const deed = { type: 'happened', seat: 1, ability: 'save', seats: [2], role: '', came_to: 'done' };
    const told = [
      { type: 'night_began', cycle: 3 },
      { type: 'moment_told', cycle: 0, night: true },
      { ...deed, now: 1 },
      { type: 'moment_told', cycle: 2, night: false },
      { type: 'rested', now: 4, seats: [0, 1] },
      { type: 'moment_told', cycle: 2, night: true },
      { ...deed, now: 5 },
      { ...deed, now: 5, seat: 0 },
      { type: 'won', side: 'city', why: 'mafia_gone', seats: [1] },
    ].map((event, at) => ({ v: 9, at, ...event }));
    const groups = groupLog(t, told, null);
    expect(groups.map(({ lines }) => lines.map((line) => line.event.type))).toEqual(
      [['night_began'], ['happened'], ['rested'], ['happened', 'happened'], ['won']],
    );
    const headings = groups.map(({ heading }) => bare(heading ?? ''));
    for (const [at, moment] of [[1, 1], [2, 4], [3, 5]] as const) expect(headings[at]).toMatch(new RegExp(`^${bare(momentName(t, moment))}: `));
    expect(headings[4]).toBe(t.say('turn-won'));
  });
  test('nothing that one is told alone is said aloud', () => {
    const secret = ['dealt', 'night_news', 'proposals_shown', 'eyes_opened'];
    expect(secret.filter((type) => isAloud({ v: 1, at: 0, type }))).toEqual([]);
    const told = names.flatMap((name) => frame(name).events).filter((event) => !isAloud(event));
    expect(new Set(told.map(({ type }) => type))).toEqual(
      new Set(['night_news', 'proposals_shown', 'moment_told', 'happened', 'rested', 'roles_shown']),
    );
  });
  test('a note says nothing of those it is not about', () => {
    const t = texts('en');
    const line = noteLine(t, view('night_boss'), { cycle: 2, kind: 'side', about: [3], word: 'mafia' });
    expect(bare(line)).toBe('Kian: mafia.');
  });
  test('the speaker is who has the turn, or who was given a challenge', () => {
    expect(speakerOf(topOf(view('speak')))).toBe(0);
    expect(speakerOf({ phase: 'talk', order: [4, 2], at: 1, challenger: 3, speaks: true })).toBe(3);
    expect(speakerOf(topOf(view('hands')))).toBeNull();
  });
  test('the night in which somebody left says how they left', () => {
    const t = texts('en');
    const gone = (cause: string) => bare(leavingLine(t, { ...view('watch').players[0], cause, left: 2 }));
    expect(gone('night')).toBe(bare(momentName(t, 5)));
    expect(gone('vote')).toBe(`${t.say('how-vote')} · ${bare(momentName(t, 4))}`);
  });
  test('roles go by the names of the table', () => {
    const t = texts('en');
    const popular = { ...view('night_boss'), options: { names: 'popular' } };
    expect(roleName(t, popular, 'sharpshooter')).toBe('Sniper');
    expect(roleName(t, view('night_boss'), 'sharpshooter')).not.toBe('Sniper');
  });
});
