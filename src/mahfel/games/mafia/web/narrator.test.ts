/** One loudspeaker in the room: only the device where it is switched on speaks; captions do not depend on it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

interface Line {
  text: string;
  lang: string;
  voice?: { lang: string };
}
let said: Line[] = [];
let voices: { lang: string }[] = [];

/** A device of its own: the module anew, with what that device has kept. */
async function device() {
  vi.resetModules();
  return (await import('./narrator.svelte')).narrator;
}
function speaks(): void {
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, cancel: () => (said = []), speak: (line: Line) => said.push(line) });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      constructor(readonly text: string) {}
    },
  );
}
beforeEach(() => {
  said = [];
  voices = [];
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the narrator', () => {
  test('is silent until somebody switches it on, and remembers it on this device', async () => {
    speaks();
    const first = await device();
    first.say('Night falls.', 'en');
    expect(said).toEqual([]);
    first.toggle();
    first.say('Night falls.', 'en');
    expect(said.map(({ text, lang }) => [text, lang])).toEqual([['Night falls.', 'en-GB']]);
    expect((await device()).on).toBe(true);
    localStorage.clear(); // another phone in the same room
    expect((await device()).on).toBe(false);
  });
  test('stops in the middle of a sentence when it is switched off', async () => {
    speaks();
    const one = await device();
    one.toggle();
    one.say('Night falls.', 'en');
    one.toggle();
    expect(said).toEqual([]);
  });
  test('cannot speak where the browser has no voice at all, and does not fail', async () => {
    const mute = await device();
    expect(mute.able).toBe(false);
    mute.toggle();
    expect(() => mute.say('Night falls.', 'en')).not.toThrow();
  });
  test('does not read a language in the voice of another: captions alone have to do', async () => {
    speaks();
    voices = [{ lang: 'en-US' }];
    const one = await device();
    one.toggle();
    expect(one.speaks('fa')).toBe(false);
    one.say('شب شد.', 'fa');
    expect(said).toEqual([]);
    voices = [{ lang: 'en-US' }, { lang: 'fa_IR' }];
    one.say('شب شد.', 'fa');
    expect(said[0]?.voice?.lang).toBe('fa_IR');
  });
  test('speaks by the browser’s own choice while the list of voices is not there yet', async () => {
    speaks();
    const one = await device();
    one.toggle();
    expect(one.speaks('fa')).toBe(true);
    one.say('شب \u2068شد\u2069.', 'fa');
    expect(said[0]?.text).toBe('شب شد.');
  });
});
