import type { SeatCard, TableCard } from '../protocol';

/** Whether the viewer leads the table without playing. */
export const leads = (card: TableCard | null | undefined): boolean => card?.you_are === 'moderator';

/** Whether the viewer has the host's rights: a host who plays, or a moderator who still has them. */
export const hosts = (card: TableCard | null | undefined): boolean =>
  card?.you_are === 'host' || (leads(card) && card?.host === null);

/** Whether numbers stand for names now: who is who is told at the end. */
export const nameless = (card: TableCard | null | undefined): boolean => !!card?.anonymous && card.phase === 'play';

/**
 * Whether the host's rights may be the viewer's: they have them, or sit here while the host is away. Whether that has
 * been for long enough is for the server to say.
 */
export function mayHost(card: TableCard | null | undefined): boolean {
  if (!card) return false;
  if (hosts(card)) return true;
  const me = card.seats.find((seat) => seat.seat === card.you);
  const gone = (seat: SeatCard) => seat.absent || seat.left || seat.kept !== null;
  // Among numbers nobody knows which is the host: it may be any of those who are gone.
  const away = nameless(card)
    ? card.seats.some(gone) || card.moderator?.here === false
    : card.host === null
      ? card.moderator?.here === false
      : card.seats.some((it) => it.seat === card.host && it.absent);
  return away && (leads(card) || (me !== undefined && !me.excluded));
}
