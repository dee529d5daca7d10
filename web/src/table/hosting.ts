import type { TableCard } from '../protocol';

/** Whether the viewer leads the table without playing. */
export const leads = (card: TableCard | null | undefined): boolean => card?.you_are === 'moderator';

/** Whether the viewer has the host's rights: a host who plays, or a moderator who still has them. */
export const hosts = (card: TableCard | null | undefined): boolean =>
  card?.you_are === 'host' || (leads(card) && card?.host === null);
