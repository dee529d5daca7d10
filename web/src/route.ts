/** The addresses of the client. The server answers each of them with the same page. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string }
  | { screen: 'rules'; game: string }
  | { screen: 'settings' }
  | { screen: 'lost' };

const NAME = /^[a-z0-9_]{1,64}$/;
const TABLE = /^[A-Za-z0-9_-]{1,64}$/;

export function readRoute(path: string): Route {
  const [first = '', second, third, ...rest] = path.split('/').filter((part) => part !== '');
  const end = rest.length === 0;
  if (first === '') return { screen: 'home' };
  if (first === 'settings' && second === undefined) return { screen: 'settings' };
  if (second !== undefined && end) {
    if (first === 'new' && third === undefined && NAME.test(second)) return { screen: 'new', game: second };
    if (first === 'rules' && third === undefined && NAME.test(second)) return { screen: 'rules', game: second };
    if (first === 't' && TABLE.test(second)) {
      if (third === undefined) return { screen: 'table', table: second };
      if (third === 'replay') return { screen: 'replay', table: second };
    }
  }
  return { screen: 'lost' };
}

/** Where a pasted invitation leads: the path of a table's link, or of a bare table id; null when it is neither. */
export function readInvitation(text: string): string | null {
  const trimmed = text.trim();
  const linked = /(?:^|\/)t\/([A-Za-z0-9_-]{1,64})\/?(#[A-Za-z0-9=_.-]*)?$/.exec(trimmed);
  if (linked?.[1]) return `/t/${linked[1]}${linked[2] ?? ''}`;
  return /^[A-Za-z0-9_-]{16,64}$/.test(trimmed) ? `/t/${trimmed}` : null;
}

/** Fields of `#invite=…`, `#hand=…`; a plain anchor has none. */
export function readHash(hash: string): URLSearchParams {
  return new URLSearchParams(hash.includes('=') ? hash.replace(/^#/, '') : '');
}
