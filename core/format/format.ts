/**
 * Numbers, money, dates and distances as a reader of either language writes them: Bengali digits in
 * bn, South Asian grouping (1,00,000), days and clock of Bangladesh.
 */
import { dhakaInstant } from '../dates/dhaka-day.ts';
import type { Lang } from '../i18n/lang.ts';
import { toDigitsOf } from './latin-digits.ts';
import { timeAgo } from './time-ago.ts';

const TIME_ZONE = 'Asia/Dhaka';

export interface Format {
  number(value: number): string;
  /** An id in the reader's digits, without grouping. */
  id(value: number): string;
  /** `৳ 6,000` */
  money(taka: number): string;
  /** `3rd`, `৩য়` */
  ordinal(value: number): string;
  /** Counts in short form, `1.2K`. */
  short(value: number): string;
  /** `MMMM D, YYYY` from `YYYY-MM-DD` or an ISO instant. */
  date(iso: string): string;
  /** `hh:mm A` from `HH:mm`. */
  time(clock: string): string;
  /** `3 hours ago` */
  ago(iso: string, now: number): string;
}

/** A screen uses few of the formatters, and a cheap phone takes 10 ms and more to make one. */
function whenUsed<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

export function createFormat(lang: Lang): Format {
  const digits = (text: string) => toDigitsOf(lang, text);
  const number = (value: number) => digits(group(value));
  const shorts = whenUsed(
    () =>
      new Intl.NumberFormat(lang === 'bn' ? 'bn-BD' : 'en', {
        notation: 'compact',
        // The short form of Bengali is one syllable: "১.৩ হা".
        compactDisplay: lang === 'bn' ? 'long' : 'short',
        maximumFractionDigits: 1,
      }),
  );
  const dates = whenUsed(
    () =>
      new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD' : 'en-US', {
        dateStyle: 'long',
        timeZone: TIME_ZONE,
      }),
  );
  const times = whenUsed(() => createClock(lang));

  return {
    number,
    id: (value) => digits(String(value)),
    money: (taka) => `৳ ${number(taka)}`,
    ordinal: (value) => `${digits(String(value))}${ordinalEnding(lang, value)}`,
    short: (value) => (value < 1000 ? number(value) : shorts().format(value)),
    date: (iso) => dates().format(iso.length === 10 ? dhakaInstant(iso) : new Date(iso)),
    time: (clock) => times()(new Date(`2000-01-01T${clock.slice(0, 5)}:00Z`)),
    ago: (iso, now) => timeAgo(lang, iso, now),
  };
}

/** `1,00,000`, with one decimal at most. A cheap phone takes 70 ms to make its first `NumberFormat`. */
function group(value: number): string {
  const [whole = '', decimal] = String(Math.round(value * 10) / 10).split('.');
  const grouped = whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
  return decimal === undefined ? grouped : `${grouped}.${decimal}`;
}

const ENGLISH_ENDINGS = ['', 'st', 'nd', 'rd'];
const BENGALI_ENDINGS = ['', 'ম', 'য়', 'য়', 'র্থ', 'ম', 'ষ্ঠ', 'ম', 'ম', 'ম', 'ম'];

function ordinalEnding(lang: Lang, value: number): string {
  if (lang === 'bn') return BENGALI_ENDINGS[value] ?? 'তম';
  const isTeen = Math.floor((value % 100) / 10) === 1;
  return (!isTeen && ENGLISH_ENDINGS[value % 10]) || 'th';
}

/** `05:30 PM`, and in Bengali the part of the day first: `বিকাল ৫:৩০`. */
function createClock(lang: Lang): (time: Date) => string {
  const common = { minute: '2-digit', hour12: true, timeZone: 'UTC' } as const;
  if (lang === 'en') {
    const clock = new Intl.DateTimeFormat('en-US', { ...common, hour: '2-digit' });
    return (time) => clock.format(time);
  }
  const clock = new Intl.DateTimeFormat('bn-BD', {
    ...common,
    hour: 'numeric',
    dayPeriod: 'short',
  });
  return (time) => {
    const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, value]));
    // Browsers write the night as books do; this is the word people say.
    const part = parts.get('dayPeriod')?.replace('রাত্রি', 'রাত');
    return `${part} ${parts.get('hour')}:${parts.get('minute')}`;
  };
}
