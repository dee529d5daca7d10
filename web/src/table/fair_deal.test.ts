import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../protocol';
import { textsFrom } from '../table-kit/testing/positions';
import { one, show, words } from '../table-kit/testing/board';
import { speech } from '../speech.svelte';
import { toHex } from './blake2b';
import FairDeal from './FairDeal.svelte';
import { TableSession } from './session.svelte';

const t = textsFrom({})('fa');
// The vector of docs/research/sealed-stream.md.
const SECRET = toHex(Uint8Array.from({ length: 32 }, (_, i) => i));
const COMMIT = 'f55cf9512ecc60cbcf6bd84f84e397a917c19112ffb53424d4a60ea01f3c4a97';

function shown(seal: Frame['seal']): string {
  const session = new TableSession('tt');
  session.frame = { table: { game: 'none', seats: [] }, seal } as unknown as Frame;
  show(FairDeal, { session });
  return words(one('summary'));
}

beforeEach(() => {
  vi.spyOn(speech, 'of').mockImplementation(() => t);
});

describe('the sealed deal in the menu', () => {
  it('says nothing of the promise before the end', () => {
    expect(shown({ commit: COMMIT, secret: null })).toBe(t.say('deal'));
  });
  it('says that the promise was kept when the secret is the one that was sealed', () => {
    expect(shown({ commit: COMMIT, secret: SECRET })).toContain(t.say('deal-kept'));
  });
  it('says so when another secret is shown than the one that was sealed', () => {
    expect(shown({ commit: COMMIT, secret: SECRET.replace('00', 'ff') })).toContain(t.say('deal-broken'));
  });
});
