import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Denied } from '../api';
import type { DraftChecked } from '../protocol';
import { Catalogue } from '../texts/bundle';
import { Texts } from '../texts/texts';
import DraftSheet from './DraftSheet.svelte';
import { dropDraft, keepDraft, ownDrafts } from './own';

/** Settings are read when the first component is loaded. */
vi.hoisted(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true, addEventListener: () => {} }) });
});

const shell = import.meta.glob<string>('../../texts/en.ftl', { query: '?raw', import: 'default', eager: true });
const words = new Catalogue('en', `${shell['../../texts/en.ftl'] ?? ''}\noption-plan = Your plan\nside-a = Side A\nend-a = Side A wins\n`);
const t = new Texts('en', [words]);

const GOOD: DraftChecked = { faults: [], remarks: [{ key: 'odd', text: 'A bit odd.' }], seats: [4, 6] };
const BAD: DraftChecked = {
  faults: [{ place: '$.a', code: 'x.bad', args: {}, text: 'This is wrong.' }],
  remarks: [],
  seats: [],
};

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  Element.prototype.scrollIntoView = () => {};
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
});

describe('drafts of one’s own', () => {
  const draft = (title: string, at: number) => ({ title, text: `{"${title}"}`, at });

  it('are kept newest first, and one of the same title gives way', () => {
    for (const [title, at] of [['a', 1], ['b', 3], ['a', 4]] as const) keepDraft('g', 'o', draft(title, at));
    expect(ownDrafts('g', 'o').map(({ title, at }) => [title, at])).toEqual([['a', 4], ['b', 3]]);
    expect(ownDrafts('g', 'other')).toEqual([]);
  });

  it('are as many as a list can be read', () => {
    for (let at = 0; at < 40; at += 1) keepDraft('g', 'o', draft(`d${at}`, at));
    expect(ownDrafts('g', 'o')).toHaveLength(30);
    expect(ownDrafts('g', 'o')[0]?.title).toBe('d39');
  });

  it('are dropped by title', () => {
    keepDraft('g', 'o', draft('a', 1));
    keepDraft('g', 'o', draft('b', 2));
    dropDraft('g', 'o', 'a');
    expect(ownDrafts('g', 'o').map(({ title }) => title)).toEqual(['b']);
  });

  it('are nothing where somebody else has written', () => {
    localStorage.setItem('mahfel.drafts.g.o', '[1, null, {"title": 4}, {"title": "a", "text": "b", "at": 1}]');
    expect(ownDrafts('g', 'o')).toHaveLength(1);
    localStorage.setItem('mahfel.drafts.g.o', '{');
    expect(ownDrafts('g', 'o')).toEqual([]);
  });
});

describe('the sheet of a draft', () => {
  let target: HTMLElement;
  let sheet: Record<string, unknown> | undefined;
  const onuse = vi.fn();
  const onclose = vi.fn();
  const check = vi.fn<typeof api.checkDraft>();
  const rehearse = vi.fn<typeof api.rehearse>();

  function show(value = '{"a":1}') {
    sheet = mount(DraftSheet, {
      target,
      props: { game: 'g', option: 'plan', value, most: 100, editor: null, t, onuse, onclose },
    });
    flushSync();
  }
  const button = (name: string) =>
    [...target.querySelectorAll('button')].find((it) => (it.textContent ?? '').trim().startsWith(name));
  const plain = () => (target.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
  const settled = async (text: string) => vi.waitFor(() => expect(plain()).toContain(text));

  beforeEach(() => {
    target = document.createElement('div');
    document.body.append(target);
    onuse.mockReset();
    check.mockReset();
    rehearse.mockReset();
    vi.spyOn(api, 'checkDraft').mockImplementation(check);
    vi.spyOn(api, 'rehearse').mockImplementation(rehearse);
    vi.spyOn(api, 'draftSamples').mockResolvedValue({ most: 100, samples: [{ key: 'side-a', text: '{"s":1}' }] });
  });
  afterEach(async () => {
    if (sheet) await unmount(sheet);
    sheet = undefined;
    target.remove();
  });

  it('tells what is wrong and where, and uses nothing that is wrong', async () => {
    check.mockResolvedValue(BAD);
    show();
    await settled('This is wrong.');
    expect(plain()).toContain('$.a');
    expect(plain()).toContain('1 fault');
    const go = button('Try it with bots');
    expect(go?.getAttribute('aria-disabled')).toBe('true');
    go?.click();
    expect(rehearse).not.toHaveBeenCalled();
    expect(button('Play it untried')).toBeUndefined();
  });

  it('lets bots play before it is used, and shows what they found', async () => {
    check.mockResolvedValue(GOOD);
    rehearse.mockResolvedValue({
      games: 80,
      parts: [{ key: 'end-a', share: 0.254, low: 0.2, high: 0.31 }],
      remarks: [{ key: 'w', text: 'Side A hardly wins.' }],
    });
    show();
    await settled('A bit odd.');
    target.querySelector<HTMLInputElement>('input[value="6"]')?.click();
    flushSync();
    button('Try it with bots')?.click();
    await settled('Side A hardly wins.');
    expect(rehearse).toHaveBeenCalledExactlyOnceWith('g', 'plan', '{"a":1}', 6);
    expect(plain()).toContain('In 80 games among bots');
    expect(plain()).toContain('Side A wins 25 %');
    expect(plain()).toContain('from 20 to 31 %');
    button('Let us play this')?.click();
    expect(onuse).toHaveBeenCalledExactlyOnceWith('{"a":1}');
    expect(onclose).toHaveBeenCalled();
    expect(ownDrafts('g', 'plan').map(({ text }) => text)).toEqual(['{"a":1}']);
  });

  it('asks again when the server was out of reach', async () => {
    check.mockRejectedValueOnce(new Denied('offline', '', 0)).mockResolvedValue(GOOD);
    show();
    await settled('cannot be reached');
    button('Try again')?.click();
    await settled('Nothing is wrong with it.');
  });

  it('is looked at once for each text', async () => {
    check.mockResolvedValue(GOOD);
    show();
    await settled('Nothing is wrong with it.');
    await new Promise((done) => setTimeout(done, 900));
    expect(check).toHaveBeenCalledOnce();
  });

  it('is not used as long as its last word was not looked at', async () => {
    check.mockResolvedValueOnce(GOOD).mockReturnValue(new Promise(() => {}));
    show();
    await settled('Play it untried');
    const area = target.querySelector('textarea');
    if (!area) throw new Error('no text');
    area.value = '{';
    area.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    button('Play it untried')?.click();
    button('Try it with bots')?.click();
    expect(onuse).not.toHaveBeenCalled();
    expect(rehearse).not.toHaveBeenCalled();
  });

  it('can be used untried', async () => {
    check.mockResolvedValue(GOOD);
    show();
    await settled('Play it untried');
    button('Play it untried')?.click();
    expect(onuse).toHaveBeenCalledExactlyOnceWith('{"a":1}');
  });

  it('forgets what bots found when a word is changed', async () => {
    check.mockResolvedValue(GOOD);
    rehearse.mockResolvedValue({ games: 80, parts: [], remarks: [] });
    show();
    await settled('Play it untried');
    button('Try it with bots')?.click();
    await settled('The bots ran into no trouble.');
    const area = target.querySelector('textarea');
    if (!area) throw new Error('no text');
    area.value = '{"a":2}';
    area.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(button('Let us play this')).toBeUndefined();
    await vi.waitFor(() => expect(check).toHaveBeenLastCalledWith('g', 'plan', '{"a":2}'));
  });

  it('says why it is not tried out, and may be used all the same', async () => {
    check.mockResolvedValue(GOOD);
    rehearse.mockRejectedValue(new Denied('draft.busy', 'Others are trying.', 503));
    show();
    await settled('Play it untried');
    button('Try it with bots')?.click();
    await vi.waitFor(() => expect(plain()).toMatch(/Others are trying\.|server/i));
    button('Play it untried')?.click();
    expect(onuse).toHaveBeenCalledOnce();
  });

  it('begins from what is published, from what is kept and from what is pasted', async () => {
    check.mockResolvedValue(GOOD);
    keepDraft('g', 'plan', { title: 'Mine', text: '{"m":1}', at: 1 });
    show();
    await settled('Play it untried');
    button('Begin from')?.click();
    await settled('Side A');
    button('Side A')?.click();
    await vi.waitFor(() => expect(check).toHaveBeenLastCalledWith('g', 'plan', '{"s":1}'));
    button('Begin from')?.click();
    flushSync();
    button('Mine')?.click();
    await vi.waitFor(() => expect(check).toHaveBeenLastCalledWith('g', 'plan', '{"m":1}'));
    button('In and out')?.click();
    flushSync();
    const pasted = target.querySelector<HTMLTextAreaElement>('textarea[placeholder]');
    if (!pasted) throw new Error('nowhere to paste');
    pasted.value = ' {"p":1} ';
    pasted.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    button('Read this text')?.click();
    await vi.waitFor(() => expect(check).toHaveBeenLastCalledWith('g', 'plan', '{"p":1}'));
  });

  it('drops what is kept', async () => {
    check.mockResolvedValue(GOOD);
    keepDraft('g', 'plan', { title: 'Mine', text: '{"m":1}', at: 1 });
    show();
    await settled('Play it untried');
    button('Begin from')?.click();
    flushSync();
    [...target.querySelectorAll('button')].find((it) => it.getAttribute('aria-label')?.startsWith('Delete'))?.click();
    flushSync();
    expect(ownDrafts('g', 'plan')).toEqual([]);
    expect(button('Mine')).toBeUndefined();
  });
});
