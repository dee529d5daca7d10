import type { GameCard, TableCard } from '../protocol';

export type Chosen = Pick<TableCard, 'options' | 'pace' | 'windows' | 'warm' | 'spectators'>;

/**
 * How a table is played when nobody chooses anything: an absent seat is kept warm by the weakest bot, if the game has
 * bots.
 */
export function usual(game: GameCard): Chosen {
  return { options: {}, pace: 'normal', windows: 'swift', warm: game.bots[0] ?? null, spectators: true };
}
