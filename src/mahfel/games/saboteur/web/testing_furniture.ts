/** What a browser has and jsdom has not; some of it is asked for as soon as a module is loaded, so this one comes first. */
class Observer {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
}

Object.assign(globalThis, {
  matchMedia: () => ({ matches: true, addEventListener: () => {} }),
  ResizeObserver: Observer,
});
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});
