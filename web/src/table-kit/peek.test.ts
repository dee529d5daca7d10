import { afterEach, describe, expect, it, vi } from 'vitest';
import { Peek } from './peek.svelte';

const click = (detail: number) => new MouseEvent('click', { detail });

afterEach(() => vi.restoreAllMocks());

describe('looking at what lies covered', () => {

  it('a short press turns it, and another one hides it', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const peek = new Peek();
    peek.press();
    expect(peek.looking).toBe(true);
    peek.toggle(click(1));
    expect(peek.looking).toBe(true);
    peek.press();
    peek.toggle(click(1));
    expect(peek.looking).toBe(false);
  });

  it('held longer, it shows only while it is held', () => {
    const peek = new Peek();
    vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1351);
    peek.press();
    expect(peek.looking).toBe(true);
    peek.toggle(click(1));
    expect(peek.looking).toBe(false);
  });

  it('a finger that leaves hides it', () => {
    const peek = new Peek();
    peek.press();
    peek.release();
    expect(peek.looking).toBe(false);
  });

  it('a key turns it, whenever the last press was', () => {
    const peek = new Peek();
    peek.toggle(click(0));
    expect(peek.looking).toBe(true);
  });
});
