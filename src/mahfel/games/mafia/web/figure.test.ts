/** Examples of the rulebook as they are drawn. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { FIGURES } from '$shell/../dev/mafia_figures';
import Figure from './Figure.svelte';
import { courseOf } from './figure';
import { LANGS, bare, texts } from './testing';

test('a block that is no example, or has nothing worked out, is not drawn', () => {
  expect(courseOf({ kind: 'figure', figure: { cards: [] } })).toBeNull();
  expect(courseOf({ kind: 'example', id: 'x', example: { kind: 'turns' } })).toBeNull();
});
test.each(LANGS)('who is what, who has gone, what is told and what one learns alone: %s', async (lang) => {
  const [block] = FIGURES;
  const course = block && courseOf(block);
  if (!block || !course) throw new Error('there is no example');
  const t = texts(lang);
  const drawn = mount(Figure, { target: document.body, props: { block, t } });
  flushSync();
  const people = [...document.querySelectorAll('.people li')];
  expect(people.map((it) => it.querySelector('small')?.textContent)).toEqual(course.roles.map((role) => t.say(`role-${role}`)));
  const gone = course.after.players.filter((player) => player.cause).length;
  expect(people.filter((it) => it.matches('.out'))).toHaveLength(gone);
  const lines = [...document.querySelectorAll('ol li')].map((it) => bare(it.textContent));
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(' ')).not.toMatch(/\{|event-/);
  expect(document.querySelectorAll('.alone li')).toHaveLength(1);
  await unmount(drawn);
});
