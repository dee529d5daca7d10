import type { AsideLine, AsideList, TableCard } from '../protocol';

/** Who sits where, as far as a page can tell; another word for it when somebody else sits somewhere. */
export const seating = ({ phase, seats }: TableCard): string =>
  JSON.stringify([phase, seats.map(({ name }) => name)]);

/**
 * The lines between this person and whoever leads the table. A frame only says how many there are, so that they weigh
 * nothing; they are fetched when that number has grown.
 */
export class Asides {
  lines = $state.raw<readonly AsideLine[]>([]);
  #count = $state<number | null>(null);
  #heard = $state(0);
  #greeted = false;
  /** Who sits where. Lines name seats, so they are fetched anew when that has changed. */
  #seating = '';
  /** Grows when another person looks through this page, or seats have changed: what is on its way then is not for now. */
  #life = 0;
  #fetching = false;

  constructor(private readonly fetched: (after: number) => Promise<AsideList>) {}

  /** Whether there can be such lines at all. */
  get possible(): boolean {
    return this.#count !== null;
  }

  /** Lines that nobody here has looked at yet. */
  get unheard(): number {
    return Math.max(0, (this.#count ?? 0) - this.#heard);
  }

  /** What the newest frame says: how many there are, and who sits where. */
  follow(count: number | null, seating: string): void {
    this.#count = count ?? null;
    if (seating !== this.#seating) {
      this.#seating = seating;
      this.#begin();
    }
    // What was written before this device looked in is not news.
    if (!this.#greeted) this.heard(count ?? 0);
    this.#greeted = true;
    // A game without names begins with none.
    if ((count ?? 0) < this.#heard) this.#heard = count ?? 0;
    if ((count ?? 0) < this.lines.length) this.#begin();
    if ((count ?? 0) > this.lines.length) void this.#fetch();
  }

  heard(lines: number): void {
    this.#heard = Math.max(this.#heard, lines);
  }

  forget(): void {
    this.#begin();
    this.#count = null;
    this.#heard = 0;
    this.#greeted = false;
    this.#seating = '';
  }

  #begin(): void {
    this.#life += 1;
    this.lines = [];
    this.#fetching = false;
  }

  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    const life = this.#life;
    this.#fetching = true;
    try {
      while (this.lines.length < (this.#count ?? 0)) {
        const { asides } = await this.fetched(this.lines.length);
        if (life !== this.#life) return;
        // No more than the newest frame knows of: an older one may still be shown.
        const fresh = asides.filter(({ n }) => n > this.lines.length && n <= (this.#count ?? 0));
        if (fresh.length === 0) break;
        this.lines = [...this.lines, ...fresh];
      }
    } catch {
      // The next frame, which comes when the line stands again, asks anew.
    } finally {
      if (life === this.#life) this.#fetching = false;
    }
  }
}
