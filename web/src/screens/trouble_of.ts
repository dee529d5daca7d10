import { Denied } from '../api';

/** Which of the trouble screens fits a refusal. `text`: the server's own words, empty when the screen's are better. */
export function troubleOf(error: unknown): {
  kind: 'dead' | 'watching' | 'lost' | 'ours' | 'unreachable' | 'taken_over' | 'other';
  text: string;
} {
  if (!(error instanceof Denied)) {
    console.error(error);
    return { kind: 'ours', text: '' };
  }
  if (error.unreachable) return { kind: 'unreachable', text: '' };
  return {
    kind: kindOf(error.code),
    text: '' === error.message || kindOf(error.code) !== 'other' ? '' : error.message,
  };
}

export function kindOf(code: string): 'dead' | 'watching' | 'lost' | 'taken_over' | 'other' {
  if (code === 'table.unknown') return 'dead';
  if (code === 'watch.forbidden') return 'watching';
  if (code === 'game.unknown' || code === 'route.unknown' || code === 'http.404') return 'lost';
  if (code === 'seat.not_yours' || code === 'token.unknown') return 'taken_over';
  return 'other';
}
