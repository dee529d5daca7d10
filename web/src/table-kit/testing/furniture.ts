/** What a browser has and jsdom has not; some of it is asked for as soon as a module is loaded, so this one comes first. */

/** What the device says of itself: whether it wants stillness, at first yes. */
export const device = { still: true };

class Observer {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
}

Object.assign(globalThis, {
  matchMedia: () => ({ matches: device.still, addEventListener: () => {} }),
  ResizeObserver: Observer,
});
Object.assign(Element.prototype, {
  scrollIntoView: () => {},
  animate: () => ({ finished: Promise.resolve(), cancel: () => {} }),
});
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
