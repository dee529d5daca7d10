import type { Lang } from '../protocol';
import { chooseLanguage, direction, isLang } from '../texts/language';
import { isText, keep, recall } from './storage';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'less';

const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'dark' || value === 'light';
const isMotion = (value: unknown): value is Motion => value === 'system' || value === 'less';
const isBool = (value: unknown): value is boolean => typeof value === 'boolean';

const light = matchMedia('(prefers-color-scheme: light)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** What this person likes, on this device. Setting a field keeps it; other tabs follow. */
class Settings {
  #lang = $state<Lang>('fa');
  #theme = $state<Theme>('system');
  #motion = $state<Motion>('system');
  #sound = $state(true);
  #haptics = $state(true);
  #name = $state('');
  #systemLight = $state(light.matches);
  #systemStill = $state(still.matches);

  constructor() {
    this.#read(new URLSearchParams(location.search).get('lang'));
    light.addEventListener('change', () => (this.#systemLight = light.matches));
    still.addEventListener('change', () => (this.#systemStill = still.matches));
    addEventListener('storage', () => this.#read(null));
  }

  #read(asked: string | null): void {
    // A language in the address is a choice like any other.
    if (isLang(asked)) keep('lang', asked);
    this.#lang = chooseLanguage(asked, recall('lang', isLang), navigator.languages);
    this.#theme = recall('theme', isTheme) ?? 'system';
    this.#motion = recall('motion', isMotion) ?? 'system';
    this.#sound = recall('sound', isBool) ?? true;
    this.#haptics = recall('haptics', isBool) ?? true;
    this.#name = recall('name', isText) ?? '';
  }

  get lang(): Lang {
    return this.#lang;
  }
  set lang(value: Lang) {
    keep('lang', (this.#lang = value));
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    keep('theme', (this.#theme = value));
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(value: Motion) {
    keep('motion', (this.#motion = value));
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    keep('sound', (this.#sound = value));
  }

  get haptics(): boolean {
    return this.#haptics;
  }
  set haptics(value: boolean) {
    keep('haptics', (this.#haptics = value));
  }

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    keep('name', (this.#name = value));
  }

  /** The theme in force, whoever chose it. */
  get lit(): 'dark' | 'light' {
    return this.#theme === 'system' ? (this.#systemLight ? 'light' : 'dark') : this.#theme;
  }

  get calm(): boolean {
    return this.#motion === 'less' || this.#systemStill;
  }

  /** Tell the page: language, direction, theme and motion are attributes of its root. */
  dress(root: HTMLElement): void {
    root.lang = this.#lang;
    root.dir = direction(this.#lang);
    root.dataset.theme = this.lit;
    // The bar of the browser goes with the felt.
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', this.lit === 'light' ? '#ecefe8' : '#141e2e');
    root.dataset.motion = this.calm ? 'less' : 'full';
  }
}

export const settings = new Settings();
