import { keep, recall } from '../device/storage';

/** A draft kept on this device, by its title. `at`: when it was last kept, ms. */
export interface OwnDraft {
  title: string;
  text: string;
  at: number;
}

const MOST = 30;

const keyOf = (game: string, option: string) => `drafts.${game}.${option}`;

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isOwn(value: unknown): value is OwnDraft {
  const it = value as Partial<OwnDraft> | null;
  return (
    typeof it === 'object' &&
    it !== null &&
    typeof it.title === 'string' &&
    typeof it.text === 'string' &&
    typeof it.at === 'number'
  );
}

/** Newest first. */
export function ownDrafts(game: string, option: string): OwnDraft[] {
  return (recall(keyOf(game, option), isList) ?? []).filter(isOwn).sort((a, b) => b.at - a.at);
}

/** Keep a draft; another of the same title gives way, and so does the oldest of too many. */
export function keepDraft(game: string, option: string, draft: OwnDraft): void {
  const others = ownDrafts(game, option).filter(({ title }) => title !== draft.title);
  keep(keyOf(game, option), [draft, ...others].slice(0, MOST));
}

export function dropDraft(game: string, option: string, title: string): void {
  keep(
    keyOf(game, option),
    ownDrafts(game, option).filter((it) => it.title !== title),
  );
}
