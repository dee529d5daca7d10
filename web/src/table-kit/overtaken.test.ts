import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '../protocol';
import { PATIENCE, sendThough } from './overtaken';

const MOVE = { type: 'request', drinks: ['tea'] };
const accepted: Answer = { type: 'accepted', id: 'a', version: 9 };
const refused = (code: string): Answer => ({ type: 'refused', id: 'a', code, args: {}, text: 'No.' });

/** A table that goes through these frames, one each time it is looked at again. */
function table(...frames: [question: string, version: number][]) {
  let [at, slept] = [0, 0];
  const now = () => frames[Math.min(at, frames.length - 1)] ?? ['', 0];
  return {
    question: () => now()[0],
    version: () => now()[1],
    sleep: (ms: number) => {
      at += 1;
      slept += ms;
      return Promise.resolve();
    },
    slept: () => slept,
  };
}

describe('a move that somebody has overtaken', () => {
  test('is sent again when the same question is asked again', async () => {
    const send = vi.fn().mockResolvedValueOnce(refused('move.stale')).mockResolvedValue(accepted);
    expect(await sendThough(send, MOVE, table(['turn', 4], ['', 5], ['turn', 6]))).toEqual(accepted);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('is not sent again before a newer frame has come', async () => {
    const send = vi.fn().mockResolvedValue(refused('game.not_asked'));
    const still = table(['turn', 4]);
    expect(await sendThough(send, MOVE, still)).toEqual(refused('game.not_asked'));
    expect(send).toHaveBeenCalledTimes(1);
    expect(still.slept()).toBe(PATIENCE);
  });

  test('is not sent as the answer to something else', async () => {
    const send = vi.fn().mockResolvedValue(refused('move.stale'));
    expect((await sendThough(send, MOVE, table(['turn', 4], ['offer', 6]))).type).toBe('refused');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('is sent three times at most', async () => {
    const send = vi.fn().mockResolvedValue(refused('move.stale'));
    let version = 1;
    const asked = { question: () => 'turn', version: () => (version += 1), sleep: () => Promise.resolve() };
    expect((await sendThough(send, MOVE, asked)).type).toBe('refused');
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('any other refusal is told at once', async () => {
    const send = vi.fn().mockResolvedValue(refused('move.too_late'));
    expect(await sendThough(send, MOVE, table(['turn', 4], ['turn', 5]))).toEqual(refused('move.too_late'));
    expect(send).toHaveBeenCalledTimes(1);
  });
});
