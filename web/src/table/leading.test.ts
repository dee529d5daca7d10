import { all, click, one, rise, settle, show, words } from '../table-kit/testing/board';
import { textsFrom } from '../table-kit/testing/positions';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Denied } from '../api';
import type { AsideLine, Frame, PollCard, TableCard } from '../protocol';
import { speech } from '../speech.svelte';
import { Asides, seating } from './asides.svelte';
import AsideBox from './AsideBox.svelte';
import Menu from './Menu.svelte';
import People from './People.svelte';
import { Placards } from './placards.svelte';
import PlacardStrip from './PlacardStrip.svelte';
import TalkBox from './TalkBox.svelte';
import TalkPlaces from './TalkPlaces.svelte';
import { chair, framed, sessionAt } from './testing/frames';

const t = textsFrom({})('fa');
const button = (name: string) => all('button').find((it) => words(it) === t.say(name));
const line = (n: number, more: Partial<AsideLine> = {}): AsideLine => ({
  n,
  seat: 0,
  name: 'سارا',
  answer: false,
  text: `${n}`,
  at: 0,
  ...more,
});
const poll = (more: Partial<PollCard> = {}): PollCard => ({
  number: 1,
  question: 'ادامه بدهیم؟',
  among: 'living',
  open: true,
  of: 3,
  yours: true,
  said: null,
  yes: null,
  no: null,
  ...more,
});
const LEADER: Partial<TableCard> = {
  you: null,
  you_are: 'moderator',
  host: null,
  moderator: { name: 'گرداننده', here: true },
};
const led = (more: Partial<TableCard> = {}, rest: Partial<Frame> = {}) =>
  framed({ moderator: { name: 'گرداننده', here: true }, ...more }, { asides: 0, ...rest });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(speech, 'of').mockImplementation(() => t);
  vi.spyOn(api, 'game').mockRejectedValue(new Denied('offline', '', 0));
});
afterEach(() => {
  vi.restoreAllMocks();
});

function filled(placed: HTMLInputElement | HTMLTextAreaElement, text: string) {
  placed.value = text;
  placed.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
function submit() {
  one('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  flushSync();
}

describe('the lines to whoever leads', () => {
  it('are fetched when a frame says that there are more, and only those', async () => {
    const fetched = vi.fn((after: number) => Promise.resolve({ asides: [line(1), line(2), line(3)].slice(after) }));
    const asides = new Asides(fetched);
    asides.follow(null, '');
    expect(asides.possible).toBe(false);
    asides.follow(2, 'as ever');
    await settle();
    asides.follow(2, 'as ever');
    asides.follow(3, 'as ever');
    await settle();
    expect(fetched.mock.calls.map(([after]) => after)).toEqual([0, 2]);
    expect(asides.lines.map((it) => it.n)).toEqual([1, 2, 3]);
  });

  it('begin anew when there are fewer of them', async () => {
    const asides = new Asides((after) => Promise.resolve({ asides: [line(1), line(2)].slice(after) }));
    asides.follow(2, 'as ever');
    await settle();
    asides.follow(0, 'as ever');
    expect(asides.lines).toEqual([]);
    asides.follow(1, 'as ever');
    await settle();
    expect(asides.lines).toHaveLength(1);
    expect(asides.unheard).toBe(1);
  });

  it('are fetched anew when seats have changed, for they name seats', async () => {
    let known = [line(1, { seat: 3 }), line(2, { seat: 4 })];
    const asides = new Asides((after) => Promise.resolve({ asides: known.slice(after) }));
    asides.follow(2, 'in the lobby');
    await settle();
    known = [line(1, { seat: 0 }), line(2, { seat: null }), line(3, { seat: 1 })];
    asides.follow(3, 'in the game');
    await settle();
    expect(asides.lines.map(({ seat }) => seat)).toEqual([0, null, 1]);
    expect(asides.unheard).toBe(1);
  });

  it('are told from those of before by who sits where, and by nothing else', () => {
    const { table } = led({ seats: [chair(0), chair(1)] });
    const silenced = led({ seats: [chair(0, { silenced: true }), chair(1, { here: false })], pinned: 'هیس' }).table;
    expect(seating(silenced)).toBe(seating(table));
    expect(seating({ ...table, phase: 'lobby' })).not.toBe(seating(table));
    expect(seating({ ...table, seats: [chair(0, { name: 'آرش' }), chair(1)] })).not.toBe(seating(table));
  });

  it('are no news when they were there before this device looked in', () => {
    const asides = new Asides((after) => Promise.resolve({ asides: [line(1), line(2)].slice(after) }));
    asides.follow(1, 'as ever');
    expect(asides.unheard).toBe(0);
    asides.follow(2, 'as ever');
    expect(asides.unheard).toBe(1);
    asides.heard(2);
    expect(asides.unheard).toBe(0);
  });

  it('are not shown to the next person at this device, though they were on their way', async () => {
    let arrive: (lines: { asides: AsideLine[] }) => void = () => undefined;
    const asides = new Asides(() => new Promise((done) => (arrive = done)));
    asides.follow(1, 'as ever');
    asides.forget();
    arrive({ asides: [line(1)] });
    await settle();
    expect(asides.lines).toEqual([]);
  });

  it('are asked for again when they could not be fetched', async () => {
    const fetched = vi.fn<(after: number) => Promise<{ asides: AsideLine[] }>>();
    fetched.mockRejectedValueOnce(new Denied('offline', '', 0)).mockResolvedValue({ asides: [line(1)] });
    const asides = new Asides(fetched);
    asides.follow(1, 'as ever');
    await settle();
    expect(asides.lines).toEqual([]);
    asides.follow(1, 'as ever');
    await settle();
    expect(asides.lines).toHaveLength(1);
  });

  it('are written in a place of their own, which only tables have that somebody leads', async () => {
    show(TalkPlaces, { session: sessionAt(framed()) });
    expect(all('input[type=radio]')).toEqual([]);
    await rise();
    const session = sessionAt(led());
    session.asides.follow(0, '');
    show(TalkPlaces, { session });
    expect(all('label').map(words)).toEqual([t.say('talk-all'), t.say('aside')]);
    (all('input[type=radio]')[1] as HTMLInputElement).click();
    flushSync();
    expect(words(one('.places'))).toContain(t.say('aside-empty'));
  });

  it('go out once, however often the answer is lost', async () => {
    const confide = vi.spyOn(api, 'confide').mockRejectedValueOnce(new Denied('offline', '', 0));
    const session = sessionAt(led());
    show(AsideBox, { session });
    const field = one('input') as HTMLInputElement;
    filled(field, 'صندلی پنج');
    submit();
    await settle();
    expect(field.value).toBe('صندلی پنج');
    confide.mockResolvedValue({ type: 'accepted', id: '', version: 1 });
    submit();
    await settle();
    expect(field.value).toBe('');
    const [first, second] = confide.mock.calls;
    expect(first).toEqual(['tt', expect.any(String), 'صندلی پنج']);
    expect(second).toEqual(first);
  });

  it('are sorted by person for who leads, who has to say to whom', async () => {
    const reply = vi.spyOn(api, 'reply').mockResolvedValue({ type: 'accepted', id: '', version: 1 });
    vi.spyOn(api, 'asides').mockResolvedValue({
      asides: [line(1), line(2, { seat: 1, name: 'امید' }), line(3, { answer: true })],
    });
    const session = sessionAt(led(LEADER));
    session.asides.follow(3, '');
    await settle();
    show(AsideBox, { session });
    expect(all('.lines p')).toHaveLength(3);
    expect((one('input') as HTMLInputElement).disabled).toBe(true);
    const select = one('select') as HTMLSelectElement;
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(all('.lines p')).toHaveLength(2);
    expect(all('.lines .mine')).toHaveLength(1);
    filled(one('input') as HTMLInputElement, 'مطمئنی؟');
    submit();
    await settle();
    expect(reply).toHaveBeenCalledWith('tt', 0, expect.any(String), 'مطمئنی؟');
  });

  it('go to whoever was meant wherever they sit by now, and to nobody who has their seat', async () => {
    const reply = vi.spyOn(api, 'reply').mockResolvedValue({ type: 'accepted', id: '', version: 1 });
    const [sara, omid, stranger] = [{ name: 'سارا' }, { name: 'امید' }, { name: 'آرش' }];
    const session = sessionAt(led({ ...LEADER, seats: [chair(0, sara), chair(1, omid)] }));
    show(AsideBox, { session });
    const select = one('select') as HTMLSelectElement;
    select.selectedIndex = 2;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    session.frame = led({ ...LEADER, seats: [chair(0, omid), chair(1, sara)] });
    flushSync();
    filled(one('input') as HTMLInputElement, 'مطمئنی؟');
    submit();
    await settle();
    expect(reply).toHaveBeenCalledExactlyOnceWith('tt', 0, expect.any(String), 'مطمئنی؟');
    filled(one('input') as HTMLInputElement, 'و حالا؟');
    session.frame = led({ ...LEADER, seats: [chair(0, stranger), chair(1, sara)] });
    flushSync();
    expect((one('input') as HTMLInputElement).disabled).toBe(true);
    submit();
    await settle();
    expect(reply).toHaveBeenCalledOnce();
  });
});

describe('a voice that was taken', () => {
  const seats = [chair(0, { silenced: true }), chair(1), chair(2)];

  it('leaves a field that takes nothing, and says why', () => {
    show(TalkBox, { session: sessionAt(led({ seats }, { channels: { read: ['table'], write: [] } })) });
    expect((one('form input') as HTMLInputElement).disabled).toBe(true);
    expect(one('form button')?.getAttribute('aria-disabled')).toBe('true');
    expect(words(one('.talk'))).toContain(t.say('talk-silenced'));
  });

  it('is seen by everybody, and given back by who leads alone', async () => {
    const give = vi.spyOn(api, 'giveVoice').mockResolvedValue({});
    const take = vi.spyOn(api, 'silence').mockResolvedValue({});
    show(People, { session: sessionAt(led({ seats, you: 1, you_are: 'seat' })) });
    expect(words(one('li'))).toContain(t.say('seat-silenced'));
    expect(button('silence-off')).toBeUndefined();
    await rise();
    show(People, { session: sessionAt(led({ ...LEADER, seats })) });
    click(button('silence-off'));
    expect(give).toHaveBeenCalledWith('tt', 0);
    click(button('silence'));
    expect(take).toHaveBeenCalledWith('tt', 1);
  });
});

describe('what stands above the table', () => {
  const strip = async (frame: Frame) => {
    await rise();
    const session = sessionAt(frame);
    const placards = new Placards(() => session.frame);
    show(PlacardStrip, { session, placards });
    return { session, placards };
  };

  it('is nothing, unless whoever leads has put something there', async () => {
    expect((await strip(framed())).placards.any).toBe(false);
    expect(all('section')).toEqual([]);
  });

  it('is a line that opens, and that who leads takes down', async () => {
    const unpin = vi.spyOn(api, 'unpin').mockResolvedValue({});
    await strip(led({ pinned: 'ده دقیقه استراحت' }));
    click(one('.line'));
    expect(one('.line')?.getAttribute('aria-expanded')).toBe('true');
    expect(all('.iconbtn')).toEqual([]);
    await strip(led({ ...LEADER, pinned: 'ده دقیقه استراحت' }));
    click(one('.iconbtn'));
    expect(unpin).toHaveBeenCalledWith('tt');
  });

  it('asks those who may answer, who may think again', async () => {
    const said = vi.spyOn(api, 'answerPoll').mockResolvedValue({});
    await strip(led({}, { poll: poll({ said: true }) }));
    expect(all('.btn').map((it) => it.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    click(button('yes'));
    expect(said).not.toHaveBeenCalled();
    click(button('no'));
    expect(said).toHaveBeenCalledWith('tt', 1, false);
    await strip(led({}, { poll: poll({ yours: false }) }));
    expect(all('.btn')).toEqual([]);
    expect(all('.counts')).toEqual([]);
  });

  it('is a question that opens, and the next one is short again', async () => {
    const { session } = await strip(led({}, { poll: poll() }));
    click(one('.question'));
    expect(one('.question')?.getAttribute('aria-expanded')).toBe('true');
    session.frame = led({}, { poll: poll({ number: 2 }) });
    flushSync();
    expect(one('.question')?.getAttribute('aria-expanded')).toBe('false');
  });

  it('shows who leads the counts while it is open, and how to close it', async () => {
    const close = vi.spyOn(api, 'closePoll').mockResolvedValue({});
    await strip(led(LEADER, { poll: poll({ yours: false, yes: 1, no: 1 }) }));
    const counted = t.say('poll-counts', { yes: 1, no: 1, silent: 1 }).replace(/[\u2068\u2069]/g, '');
    expect(words(one('.counts'))).toBe(counted);
    click(button('poll-close'));
    expect(close).toHaveBeenCalledWith('tt');
  });

  it('shows the counts of a closed poll until they are put aside, on this device for good', async () => {
    const frame = led({}, { poll: poll({ open: false, yours: false, yes: 2, no: 0 }) });
    const { placards } = await strip(frame);
    click(one('.iconbtn'));
    expect(placards.poll).toBeNull();
    expect(new Placards(() => frame).poll).toBeNull();
    expect(new Placards(() => ({ ...frame, poll: poll({ number: 2, open: false }) })).poll).not.toBeNull();
    expect(new Placards(() => ({ ...frame, poll: poll({ number: 2 }) })).any).toBe(true);
  });
});

describe('the menu of who leads', () => {
  it('pins a line and asks a question', async () => {
    const pin = vi.spyOn(api, 'pin').mockResolvedValue({});
    const ask = vi.spyOn(api, 'poll').mockResolvedValue({});
    const onclose = vi.fn();
    show(Menu, { session: sessionAt(led(LEADER)), onclose });
    click(button('pin'));
    filled(one('textarea') as HTMLTextAreaElement, ' ده دقیقه استراحت ');
    submit();
    await settle();
    expect(pin).toHaveBeenCalledWith('tt', 'ده دقیقه استراحت');
    await rise();
    show(Menu, { session: sessionAt(led({ ...LEADER, phase: 'lobby' })), onclose });
    click(button('poll'));
    filled(one('textarea') as HTMLTextAreaElement, 'شروع کنیم؟');
    submit();
    await settle();
    expect(ask).toHaveBeenCalledWith('tt', 'شروع کنیم؟', 'seated');
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  it('is nobody else’s, also not a host’s who plays', () => {
    show(Menu, { session: sessionAt(led()), onclose: () => undefined });
    expect(button('pin')).toBeUndefined();
    expect(button('poll')).toBeUndefined();
  });
});
