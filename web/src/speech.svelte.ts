import { api } from './api';
import { settings } from './device/settings.svelte';
import type { Lang } from './protocol';
import type { Catalogue } from './texts/bundle';
import { loadGame, loadShell } from './texts/load';
import { Texts } from './texts/texts';

/**
 * The texts of the language in force. A new language is spoken only once its catalogues are here, so nothing flickers.
 */
class Speech {
  #shell = $state.raw<Catalogue | null>(null);
  #games = $state.raw<ReadonlyMap<string, Catalogue>>(new Map());
  /** Names and pitches of games of which no more is needed. */
  #titles = $state.raw<ReadonlyMap<string, Catalogue>>(new Map());
  #wanted = new Set<string>();
  #named = new Set<string>();

  /** Texts of the shell alone. Only after `speak` has resolved once. */
  readonly shell: Texts = $derived(new Texts(this.#shell?.lang ?? 'fa', this.#shell ? [this.#shell] : []));

  async speak(lang: Lang): Promise<void> {
    const loaded = (games: ReadonlySet<string>, part: 'all' | 'title') =>
      Promise.all([...games].map(async (game) => [game, await loadGame(game, lang, part)] as const));
    const [shell, games, titles] = await Promise.all([
      loadShell(lang),
      loaded(this.#wanted, 'all'),
      loaded(this.#named, 'title'),
    ]);
    if (settings.lang !== lang) return;
    api.lang = lang;
    this.#shell = shell;
    this.#games = new Map(games);
    this.#titles = new Map(titles);
  }

  /** Make sure that the texts of a game are here; resolves when they are. */
  async need(game: string): Promise<void> {
    this.#wanted.add(game);
    if (this.#games.has(game)) return;
    const texts = await loadGame(game, settings.lang);
    this.#games = new Map([...this.#games, [game, texts]]);
  }

  /** Make sure that a game can be called by its name. */
  async name(game: string): Promise<void> {
    this.#named.add(game);
    if (this.#titles.has(game)) return;
    const texts = await loadGame(game, settings.lang, 'title');
    this.#titles = new Map([...this.#titles, [game, texts]]);
  }

  /** The game's texts before those of the shell; the shell's alone until they have come. */
  of(game: string): Texts {
    const texts = this.#games.get(game) ?? this.#titles.get(game);
    return texts ? this.shell.withGame(texts) : this.shell;
  }

  has(game: string): boolean {
    return this.#games.has(game);
  }
}

export const speech = new Speech();
