import type { Frame, Part, Rest, SeatCard } from './protocol';

interface Kept {
  frame: Record<string, unknown>;
  table: Record<string, unknown>;
  view: Record<string, unknown>;
  seats: SeatCard[];
}

const nothing = (): Kept => ({ frame: {}, table: {}, view: {}, seats: [] });

/**
 * Frames that are told in pieces: what one connection has heard of them, which holds until it is told otherwise. Every
 * frame that is made of it is a new one, so that whoever compares sees what has changed.
 */
export class Pieces {
  #kept = nothing();

  /** A new connection begins with nothing. */
  forget(): void {
    this.#kept = nothing();
  }

  hear(part: Part): void {
    if (part.anew) this.forget();
    this.#keep(part);
  }

  /** The frame that is complete with this. */
  complete({ version, now, events, ...told }: Rest): Frame {
    this.#keep(told);
    const { frame, table, view, seats } = this.#kept;
    const seen = 'view' in frame ? frame['view'] : { ...view };
    return { ...frame, type: 'frame', version, now, events, table: { ...table, seats: [...seats] }, view: seen } as unknown as Frame;
  }

  #keep(told: Omit<Kept, 'seats'> & { seats: SeatCard[] }): void {
    Object.assign(this.#kept.frame, told.frame);
    Object.assign(this.#kept.table, told.table);
    Object.assign(this.#kept.view, told.view);
    for (const card of told.seats) this.#kept.seats[card.seat] = card;
  }
}
