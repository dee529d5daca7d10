import { readRoute, type Route } from './route';

/** Where we are, by the address bar; links inside the house do not load a page anew. */
class Router {
  #path = $state(location.pathname);
  #hash = $state(location.hash);
  #route = $derived(readRoute(this.#path));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  get route(): Route {
    return this.#route;
  }

  get hash(): string {
    return this.#hash;
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#look();
    if (!this.#hash) scrollTo(0, 0);
  }

  /** Drop `#hand=…` from the address once it has been used. */
  clearHash(): void {
    history.replaceState(null, '', location.pathname + location.search);
    this.#look();
  }

  #look(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api/') || to.pathname.startsWith('/qr/')) return;
    if (to.pathname === location.pathname && to.hash !== '') return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
