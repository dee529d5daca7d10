import type { GameCard, OptionsCommand, TableCard } from '../protocol';
import { applies, valueOf } from './applies';

export type Chosen = Pick<
  TableCard,
  'options' | 'pace' | 'windows' | 'warm' | 'absent' | 'grace' | 'times' | 'spectators' | 'anonymous'
>;

/**
 * How a table is played when nobody chooses anything: an absent seat is kept warm by the weakest bot, if the game has
 * bots.
 */
export function usual(game: GameCard): Chosen {
  const warm = game.bots[0] ?? null;
  const absent = warm === null ? 'wait' : 'bot';
  return { options: {}, pace: 'normal', windows: 'swift', warm, absent, grace: 90, times: {}, spectators: true, anonymous: false };
}

/** What is chosen after a change, as the server would say it: times are laid over, and null gives one back to the pace. */
export function merged(chosen: Chosen, { times, ...change }: OptionsCommand): Chosen {
  const all = Object.entries({ ...chosen.times, ...times }).filter(([, seconds]) => seconds !== null);
  return { ...chosen, ...(change as Partial<Chosen>), times: Object.fromEntries(all) };
}

/** How many things are chosen otherwise than usual, of those that are asked about. */
export function unusual(game: GameCard, chosen: Chosen): number {
  const plain = usual(game);
  const own = game.options.filter(
    (it) => applies(it, game.options, chosen.options) && valueOf(it, chosen.options) !== it.default,
  );
  const plainly = ['pace', 'absent', 'grace', 'spectators', 'anonymous'] as const;
  const settings = plainly.filter((it) => chosen[it] !== plain[it]);
  const bot = chosen.absent === 'bot' && plain.absent === 'bot' && chosen.warm !== plain.warm;
  const windows = game.windows && chosen.windows !== plain.windows;
  return own.length + settings.length + Number(bot) + Number(windows) + Object.keys(chosen.times).length;
}
