import { describe, expect, test } from 'vitest';
import { createFormat } from '#core/ground/format/format.ts';
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';

const en = createFormat('en');
const bn = createFormat('bn');
const NOW = Date.parse('2026-11-21T06:00:00Z');

test('money has the taka sign first and South Asian grouping', () => {
  expect(en.money(6000)).toBe('৳ 6,000');
  expect(en.money(123456)).toBe('৳ 1,23,456');
  expect(bn.money(123456)).toBe('৳ ১,২৩,৪৫৬');
});

test('numbers are written as browsers write them', () => {
  const browsers = {
    en: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }),
    bn: new Intl.NumberFormat('bn-BD', { maximumFractionDigits: 1 }),
  };
  for (const value of [
    0, 7, -7, 0.04, 0.06, 2.5, 99.96, 999, 1000, 99_999.9, -123_456, 1e7, 123_456_789,
  ])
    for (const lang of ['en', 'bn'] as const)
      expect(createFormat(lang).number(value)).toBe(browsers[lang].format(value));
});

test('ids are never grouped', () => {
  expect(en.id(12345)).toBe('12345');
  expect(bn.id(12345)).toBe('১২৩৪৫');
});

test('counts have a short form', () => {
  expect(en.short(950)).toBe('950');
  expect(en.short(1234)).toBe('1.2K');
  expect(bn.short(950)).toBe('৯৫০');
  expect(bn.short(1300)).toBe('১.৩ হাজার');
  expect(bn.short(130_000)).toBe('১.৩ লাখ');
});

test('short counts are those of browsers', () => {
  for (const lang of ['en', 'bn'] as const) {
    const browsers = new Intl.NumberFormat(lang === 'bn' ? 'bn-BD' : 'en', {
      notation: 'compact',
      compactDisplay: lang === 'bn' ? 'long' : 'short',
      maximumFractionDigits: 1,
    });
    for (const value of [
      1000, 1049, 1050, 1999, 9999, 12_345, 99_949, 99_950, 100_000, 123_456, 999_949, 999_950,
      1_250_000, 9_994_999, 9_995_000, 1e7, 125_000_000, 999_950_000, 1e9,
    ])
      expect(createFormat(lang).short(value)).toBe(browsers.format(value));
  }
});

test('every day and every minute is what browsers write, but for one word of books', () => {
  const day = { dateStyle: 'long', timeZone: 'Asia/Dhaka' } as const;
  const minute = { minute: '2-digit', hour12: true, timeZone: 'UTC' } as const;
  const browsers = {
    en: new Intl.DateTimeFormat('en-US', day),
    bn: new Intl.DateTimeFormat('bn-BD', day),
    enClock: new Intl.DateTimeFormat('en-US', { ...minute, hour: '2-digit' }),
    bnClock: new Intl.DateTimeFormat('bn-BD', { ...minute, hour: 'numeric', dayPeriod: 'short' }),
  };
  for (let at = Date.UTC(2024, 0, 1, 17, 59); at < Date.UTC(2025, 0, 2); at += 3_600_000) {
    const iso = new Date(at).toISOString();
    expect(en.date(iso)).toBe(browsers.en.format(at));
    expect(bn.date(iso)).toBe(browsers.bn.format(at));
  }
  for (let at = 0; at < 86_400_000; at += 60_000) {
    const clock = new Date(at).toISOString().slice(11, 16);
    expect(en.time(clock)).toBe(browsers.enClock.format(at));
    const parts = new Map(
      browsers.bnClock.formatToParts(at).map(({ type, value }) => [type, value]),
    );
    const part = parts.get('dayPeriod')?.replace('রাত্রি', 'রাত');
    expect(bn.time(clock)).toBe(`${part} ${parts.get('hour')}:${parts.get('minute')}`);
  }
});

test('dates are those of Bangladesh', () => {
  expect(en.date('2026-11-21')).toBe('November 21, 2026');
  expect(en.date('2026-11-20T19:00:00Z')).toBe('November 21, 2026');
  expect(bn.date('2026-11-21')).toBe('২১ নভেম্বর, ২০২৬');
});

test('a time of day is read as hh:mm A', () => {
  expect(en.time('17:30').replace(/\s/u, ' ')).toBe('05:30 PM');
  expect(bn.time('17:30')).toBe('বিকাল ৫:৩০');
  expect(bn.time('09:00')).toBe('সকাল ৯:০০');
  expect(bn.time('21:00')).toBe('রাত ৯:০০');
  expect(en.time('00:05:00').replace(/\s/u, ' ')).toBe('12:05 AM');
});

describe('time ago', () => {
  test.each([
    ['2026-11-21T05:59:50Z', 'just now'],
    ['2026-11-21T05:57:00Z', '3 minutes ago'],
    ['2026-11-21T05:00:20Z', '1 hour ago'],
    ['2026-11-21T03:00:00Z', '3 hours ago'],
    ['2026-11-20T05:00:00Z', 'yesterday'],
    ['2026-11-10T06:00:00Z', '2 weeks ago'],
  ])('%s is %s', (iso, text) => {
    expect(en.ago(iso, NOW)).toBe(text);
  });

  test.each([
    ['2026-11-21T05:59:50Z', 'এইমাত্র'],
    ['2026-11-21T05:57:00Z', '৩ মিনিট আগে'],
    ['2026-11-20T05:00:00Z', 'গতকাল'],
    ['2026-11-14T06:00:00Z', 'গত সপ্তাহে'],
    ['2026-10-21T06:00:00Z', 'গত মাসে'],
    ['2024-11-20T06:00:00Z', '২ বছর আগে'],
  ])('%s is %s, as people say it', (iso, text) => {
    expect(bn.ago(iso, NOW)).toBe(text);
  });

  test('is what browsers say, but for words of books', () => {
    const spoken = (text: string) =>
      text.replace(/পূর্বে$/, 'আগে').replace(/^(গত মাস|গত সপ্তাহ)$/, '$1ে');
    const SIZES = {
      minute: 60,
      hour: 3600,
      day: 86_400,
      week: 604_800,
      month: 2_592_000,
      year: 31_536_000,
    };
    const MOST = { minute: 59, hour: 23, day: 6, week: 4, month: 12, year: 5 };
    for (const unit of ['minute', 'hour', 'day', 'week', 'month', 'year'] as const)
      for (let count = 1; count <= MOST[unit]; count += 1) {
        const iso = new Date(NOW - count * SIZES[unit] * 1000).toISOString();
        const browsers = (locale: string) =>
          new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-count, unit);
        expect(en.ago(iso, NOW)).toBe(browsers('en'));
        expect(bn.ago(iso, NOW)).toBe(spoken(browsers('bn-BD')));
      }
  });

  test('a clock behind the server never speaks of the future', () => {
    expect(en.ago('2026-11-21T07:00:00Z', NOW)).toBe('just now');
  });
});

test('Bengali digits become Latin ones, other text stays', () => {
  expect(toLatinDigits('টিউশন ০১৭৯')).toBe('টিউশন 0179');
});

test.each([
  [1, '1st', '১ম'],
  [2, '2nd', '২য়'],
  [3, '3rd', '৩য়'],
  [4, '4th', '৪র্থ'],
  [11, '11th', '১১তম'],
  [22, '22nd', '২২তম'],
  [112, '112th', '১১২তম'],
])('%s as an ordinal', (value, english, bengali) => {
  expect(en.ordinal(value)).toBe(english);
  expect(bn.ordinal(value)).toBe(bengali);
});
