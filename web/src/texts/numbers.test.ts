import { describe, expect, it } from 'vitest';
import { clockFace, rough, span } from './durations';
import { formatNumber, parseWhole } from './numbers';

describe('numbers', () => {
  it('have Persian digits and separators in Persian', () => {
    expect(formatNumber(106, 'fa')).toBe('۱۰۶');
    expect(formatNumber(3.5, 'fa')).toBe('۳٫۵');
    expect(formatNumber(12345, 'fa')).toBe('۱۲٬۳۴۵');
    expect(formatNumber(-2.5, 'fa')).toBe('\u200e−۲٫۵');
  });

  it('have the separators of Russian and English', () => {
    expect(formatNumber(3.5, 'ru')).toBe('3,5');
    expect(formatNumber(12345, 'ru')).toBe('12\u00a0345');
    expect(formatNumber(1234, 'ru')).toBe('1234');
    expect(formatNumber(12345.678, 'en')).toBe('12,345.68');
    expect(formatNumber(-10, 'en')).toBe('−10');
    expect(formatNumber(-0.001, 'en')).toBe('0');
  });

  it('are read in either kind of digits', () => {
    expect(parseWhole(' ۱۲ ')).toBe(12);
    expect(parseWhole('٣٤')).toBe(34);
    expect(parseWhole('5۶')).toBe(56);
    expect(parseWhole('−7')).toBe(-7);
    for (const bad of ['', 'x', '1.5', '۱۲a', '12345678901']) expect(parseWhole(bad)).toBeNull();
  });
});

describe('spans of time', () => {
  it('show zero only when time is up', () => {
    expect(clockFace(1)).toBe('1');
    expect(clockFace(0)).toBe('0');
    expect(clockFace(-5)).toBe('0');
    expect(clockFace(65_000)).toBe('1:05');
    expect(clockFace(3_600_000)).toBe('1:00:00');
  });

  it('say their two largest parts', () => {
    expect(span(59_001)).toEqual({ unit: 'minutes', minutes: 1, seconds: 0 });
    expect(span(3 * 86_400_000 - 1)).toEqual({ unit: 'days', days: 3, hours: 0 });
    expect(span(90 * 60_000)).toEqual({ unit: 'hours', hours: 1, minutes: 30 });
  });

  it('are about so many hours or days where there is room for one unit', () => {
    const hour = 3_600_000;
    expect(rough(hour)).toBe(hour);
    expect(rough(20 * hour - 60_000)).toBe(20 * hour);
    expect(rough(24 * hour - 1)).toBe(24 * hour);
    expect(rough(71 * hour)).toBe(72 * hour);
    expect([1.4 * hour, 23.7 * hour, 60 * hour].map((it) => span(rough(it)))).toEqual([
      { unit: 'hours', hours: 1, minutes: 0 },
      { unit: 'days', days: 1, hours: 0 },
      { unit: 'days', days: 3, hours: 0 },
    ]);
  });
});
