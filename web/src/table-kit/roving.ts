/** Arrows walk through a row or grid of buttons; sideways as the language reads. */
export function step(key: string, at: number, count: number, columns: number, dir: 'rtl' | 'ltr'): number | null {
  const on = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const by: Record<string, number> = { [on]: 1, [back]: -1, ArrowDown: columns, ArrowUp: -columns };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const next = at + (by[key] ?? NaN);
  return next >= 0 && next < count ? next : null;
}

/** Moves the focus among the buttons of `root` that `selector` finds. */
export function walk(event: KeyboardEvent, root: HTMLElement, selector: string, columns: number): void {
  const buttons = [...root.querySelectorAll<HTMLElement>(selector)];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const dir = getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr';
  const next = at < 0 ? null : step(event.key, at, buttons.length, columns, dir);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}
