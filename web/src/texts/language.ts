import { negotiateLanguages } from '@fluent/langneg';
import type { Lang } from '../protocol';

export const LANGS: readonly Lang[] = ['fa', 'ru', 'en'];
export const LANG_NAMES: Record<Lang, string> = { fa: 'فارسی', ru: 'Русский', en: 'English' };

export function isLang(value: unknown): value is Lang {
  return LANGS.some((lang) => lang === value);
}

export function direction(lang: Lang): 'rtl' | 'ltr' {
  return lang === 'fa' ? 'rtl' : 'ltr';
}

/**
 * The language to speak: what the address asks for, else what was chosen here before, else what the browser prefers,
 * else Persian.
 */
export function chooseLanguage(asked: string | null, saved: string | null, preferred: readonly string[]): Lang {
  if (isLang(asked)) return asked;
  if (isLang(saved)) return saved;
  const [best] = negotiateLanguages([...preferred], [...LANGS], { strategy: 'lookup', defaultLocale: 'fa' });
  return isLang(best) ? best : 'fa';
}
