/**
 * While a modal dialog is open, everything else on the page is inert. Chromium forgets now and then to give what is in
 * motion at the moment when the dialog closes (cards that fly, say) back to the finger: it is seen in its place and
 * cannot be pressed, until something about its style changes. A value that all elements inherit changes that.
 */

/** Milliseconds after which everything has landed that began to move when a dialog closed. */
const LANDED = [0, 120, 500, 1200];

let turn = 0;

/** To be called when a modal dialog has been taken away: whatever can be pressed can be pressed again. */
export function wake(): void {
  const page = document.documentElement;
  for (const after of LANDED) {
    setTimeout(() => {
      turn = 1 - turn;
      page.style.setProperty('--awake', String(turn));
    }, after);
  }
}
