/** The moderator's table: who leads sees all of it, a player the own row, everybody all of it after the end. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import Desk from './Desk.svelte';
import { CODES, deskOf } from './desk';
import { frame, texts, view } from './testing';

let shown: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});
function draw(name: string, lang: 'fa' | 'en' | 'ru' = 'en'): void {
  shown = mount(Desk, { target: document.body, props: { view: view(name), log: frame(name).events, t: texts(lang) } });
  flushSync();
}
const row = (seat: number) => document.querySelector(`[data-row="${seat}"]`);
const bare = (text: string | null | undefined) => (text ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ').trim();

describe('who leads the table', () => {
  const desk = deskOf(view('moderator_day'), frame('moderator_day').events);

  test('sees a row for every seat and a column for every night and day', () => {
    expect([...desk.rows.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(desk.moments).toEqual([1, 2, 3, 4]);
  });
  test('sees at whom each deed was aimed and what it came to', () => {
    const night = desk.moments.indexOf(3);
    expect(desk.rows.get(0)?.[night]?.deeds).toEqual([{ ability: 'shot', at: [6], role: '', cameTo: 'saved' }]);
    expect(desk.rows.get(4)?.[night]?.deeds).toEqual([{ ability: 'inquire', at: [1], role: '', cameTo: 'mafia' }]);
    expect(desk.rows.get(1)?.[night]?.deeds[0]?.role).toBe('hero');
  });
  test('sees who might have acted and did not apart from who could not', () => {
    const night = desk.moments.indexOf(3);
    // The sheriff and the hero rested; the mayor and the bully have nothing to do at night.
    expect(desk.rows.get(7)?.[night]).toMatchObject({ rested: true, closed: false });
    expect(desk.rows.get(5)?.[night]).toMatchObject({ rested: false, closed: true });
  });
  test('sees the ballots of the midday sleep and their count at the foot', () => {
    const day = desk.moments.indexOf(4);
    expect(desk.rows.get(5)?.[day]?.deeds).toEqual([{ ability: 'ballot', at: [9], role: '', cameTo: 'done' }]);
    expect(desk.feet[day]?.accused).toEqual([7, 9]);
    expect(desk.feet[day]?.counts).toEqual([
      [7, 9],
      [9, 2],
    ]);
  });
  test('sees who left in which part, and who left does nothing any more', () => {
    const later = deskOf(view('moderator'), frame('moderator').events);
    const [night1, day2, night2] = [3, 4, 5].map((moment) => later.moments.indexOf(moment));
    expect(later.feet[night1 ?? 0]?.exits).toEqual([11]);
    expect(later.feet[day2 ?? 0]?.exits).toEqual([7]);
    expect(later.feet[day2 ?? 0]?.cards).toHaveLength(1);
    expect(later.feet[night2 ?? 0]?.exits).toEqual([4]);
    expect(later.rows.get(11)?.[night2 ?? 0]?.closed).toBe(true);
  });
  test('reads it in every language', async () => {
    for (const lang of ['fa', 'en', 'ru'] as const) {
      draw('moderator', lang);
      expect(document.querySelectorAll('tbody tr')).toHaveLength(12);
      expect(document.querySelectorAll('tfoot tr')).toHaveLength(4);
      expect(document.body.textContent).not.toMatch(/came_to-|ability-|word-|role-|undefined/);
      if (shown) await unmount(shown);
      shown = undefined;
    }
  });
  test('sees roles, sides and outcomes in words for those who do not see signs', () => {
    draw('moderator');
    expect(bare(row(0)?.textContent)).toContain('Shoot for the team → 7 ◇saved');
    expect(row(7)?.querySelector('.who')?.textContent).toContain('has left');
  });
});

describe('a player', () => {
  test('sees the own row alone, without what became of it', () => {
    const desk = deskOf(view('my_row'), frame('my_row').events);
    expect([...desk.rows.keys()]).toEqual([0]);
    expect(desk.rows.get(0)?.[2]?.deeds).toEqual([{ ability: 'save', at: [6], role: '', cameTo: '' }]);
    draw('my_row');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
    expect(document.querySelector('.code')).toBeNull();
  });
});

describe('a watcher', () => {
  test('sees no row while the game goes on', () => {
    expect(deskOf(view('watch_night'), frame('watch_night').events).rows.size).toBe(0);
  });
});

describe('everybody after the end', () => {
  test('sees every row, from what is told then', () => {
    const over = deskOf(view('over_mafia'), frame('over_mafia').events);
    expect(over.rows.size).toBe(12);
    const night = over.moments.indexOf(5);
    expect(over.rows.get(0)?.[night]?.deeds).toEqual([{ ability: 'shot', at: [4], role: '', cameTo: 'out' }]);
    expect(over.rows.get(3)?.[night]?.deeds[0]?.ability).toBe('save');
  });
  test('knows a sign for every outcome of the key', () => {
    for (const word of ['done', 'blocked', 'reflected', 'saved', 'vest', 'out']) expect(CODES[word]).toBeTruthy();
  });
});
