import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fly, snapshot } from './fly';

interface Flight {
  card: string | undefined;
  frames: Keyframe[];
}
const flights: Flight[] = [];
const cancelled: string[] = [];
const places = new WeakMap<Element, DOMRect>();

function at(element: Element, x: number, y: number, width = 50, height = 70): void {
  places.set(element, new DOMRect(x, y, width, height));
}

function table(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(() => {
  flights.length = cancelled.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get left() {
        return this.x;
      }
      get top() {
        return this.y;
      }
    },
  );
  Element.prototype.getBoundingClientRect = function () {
    return places.get(this) ?? new DOMRect(0, 0, 0, 0);
  };
  Element.prototype.animate = function (this: HTMLElement, frames) {
    flights.push({ card: this.dataset['card'], frames: frames as Keyframe[] });
    return { finished: new Promise(() => {}), id: 'fly' } as unknown as Animation;
  };
  Element.prototype.getAnimations = function (this: HTMLElement) {
    return [{ id: 'fly', cancel: () => cancelled.push(this.dataset['card'] ?? '') }] as unknown as Animation[];
  };
});
afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset['motion'];
  vi.unstubAllGlobals();
});

describe('a card', () => {
  test('flies from where it was seen, in physical pixels and its old size', () => {
    const root = table('<div><i data-card="L7"></i></div>');
    at(root.firstElementChild!, 100, 200, 100, 140);
    const before = snapshot(root);
    at(root.firstElementChild!, 300, 50, 25, 35);
    fly(root, before);
    expect(flights[0]?.card).toBe('L7');
    expect(flights[0]?.frames[0]?.['transform']).toBe('translate(-200px, 150px) scale(4, 4)');
  });

  test('that stays does not move', () => {
    const root = table('<div><i data-card="L7"></i></div>');
    at(root.firstElementChild!, 10, 10);
    fly(root, snapshot(root));
    expect(flights).toEqual([]);
  });

  test('in flight is stopped before its new place is measured', () => {
    const root = table('<div><i data-card="L7"></i></div>');
    at(root.firstElementChild!, 0, 0);
    const before = snapshot(root);
    at(root.firstElementChild!, 40, 0);
    fly(root, before);
    expect(cancelled).toEqual(['L7']);
    expect(flights).toHaveLength(1);
  });

  test('that is new comes from its place, or is simply there', () => {
    const root = table(
      '<div><b data-place="deck"></b><i data-card="L1" data-from="deck"></i><i data-card="L2"></i></div>',
    );
    at(root.children[0]!, 5, 5);
    at(root.children[1]!, 105, 5);
    at(root.children[2]!, 205, 5);
    fly(root, new Map());
    expect(flights.map(({ card }) => card)).toEqual(['L1']);
    expect(flights[0]?.frames[0]?.['transform']).toContain('translate(-100px, 0px)');
  });

  test('that is gone leaves a picture without identity, on its way to a place', () => {
    const root = table('<div><b data-place="seat-1"></b><i data-card="m1-4" id="x"><u data-place="p"></u></i></div>');
    at(root.children[0]!, 0, 0);
    at(root.children[1]!, 80, 90);
    const before = snapshot(root);
    root.children[1]!.remove();
    fly(root, before, { leaving: (card) => (card === 'm1-4' ? 'seat-1' : null) });
    const ghost = root.lastElementChild as HTMLElement;
    expect([ghost.dataset['card'], ghost.id, ghost.querySelector('[data-place]')]).toEqual([undefined, '', null]);
    expect(ghost.getAttribute('aria-hidden')).toBe('true');
    expect(flights[0]?.frames[1]?.['transform']).toContain('translate(-80px, -90px)');
  });
});

test('nothing moves for whoever asked for stillness', () => {
  const root = table('<div><i data-card="L7"></i></div>');
  at(root.firstElementChild!, 0, 0);
  const before = snapshot(root);
  at(root.firstElementChild!, 99, 0);
  document.documentElement.dataset['motion'] = 'less';
  fly(root, before);
  delete document.documentElement.dataset['motion'];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  fly(root, before);
  expect(flights).toEqual([]);
});
