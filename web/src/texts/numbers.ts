import type { Lang } from '../protocol';

const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';
const ARABIC = '٠١٢٣٤٥٦٧٨٩';
const SEPARATORS: Record<Lang, { decimal: string; group: string }> = {
  fa: { decimal: '٫', group: '٬' },
  ru: { decimal: ',', group: '\u00a0' },
  en: { decimal: '.', group: ',' },
};

/** Digits of a text in the language's own shape; everything else stays. */
export function localDigits(text: string, lang: Lang): string {
  return lang === 'fa' ? text.replace(/[0-9]/g, (digit) => PERSIAN[Number(digit)] ?? digit) : text;
}

/**
 * The one number formatter: at most two decimals, groups from five digits on, a true minus sign.
 * A negative number carries a left-to-right mark, so that its sign stays in front in Persian too.
 */
export function formatNumber(value: number, lang: Lang): string {
  if (!Number.isFinite(value)) return String(value);
  const { decimal, group } = SEPARATORS[lang];
  const [whole = '0', fraction] = String(Math.abs(Math.round(value * 100) / 100)).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const negative = value < 0 && Number(`${whole}.${fraction ?? 0}`) !== 0;
  const sign = negative ? (lang === 'fa' ? '\u200e−' : '−') : '';
  return sign + localDigits(grouped, lang) + (fraction ? decimal + localDigits(fraction, lang) : '');
}

/** A whole number typed in Persian, Arabic or Latin digits; null when it is not one. */
export function parseWhole(text: string): number | null {
  const latin = [...text.trim()]
    .map((c) => {
      const digit = PERSIAN.includes(c) ? PERSIAN.indexOf(c) : ARABIC.indexOf(c);
      return digit < 0 ? c : String(digit);
    })
    .join('')
    .replace(/^[−–]/, '-');
  return /^-?\d{1,9}$/.test(latin) ? Number(latin) : null;
}
