import type { GameCard, OptionsCommand, TableCard } from '../protocol';

export type Chosen = Pick<
  TableCard,
  'options' | 'pace' | 'windows' | 'warm' | 'absent' | 'grace' | 'times' | 'spectators'
>;

/**
 * How a table is played when nobody chooses anything: an absent seat is kept warm by the weakest bot, if the game has
 * bots.
 */
export function usual(game: GameCard): Chosen {
  const warm = game.bots[0] ?? null;
  const absent = warm === null ? 'wait' : 'bot';
  return { options: {}, pace: 'normal', windows: 'swift', warm, absent, grace: 90, times: {}, spectators: true };
}

/** What is chosen after a change, as the server would say it: times are laid over, and null gives one back to the pace. */
export function merged(chosen: Chosen, { times, ...change }: OptionsCommand): Chosen {
  const all = Object.entries({ ...chosen.times, ...times }).filter(([, seconds]) => seconds !== null);
  return { ...chosen, ...(change as Partial<Chosen>), times: Object.fromEntries(all) };
}
