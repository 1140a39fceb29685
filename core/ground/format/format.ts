/**
 * Numbers, money, dates and distances as a reader of either language writes them: Bengali digits in
 * bn, South Asian grouping (1,00,000), days and clock of Bangladesh. Without the formatters of the
 * browser: a cheap phone takes 50 to 70 ms to make its first one of a kind.
 */
import type { Lang } from '#core/ground/i18n/lang.ts';
import { clockText } from './clock-text.ts';
import { dateText } from './date-text.ts';
import { toDigitsOf } from './latin-digits.ts';
import { shortNumber } from './short-number.ts';
import { timeAgo } from './time-ago.ts';

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

export function createFormat(lang: Lang): Format {
  const digits = (text: string) => toDigitsOf(lang, text);
  const number = (value: number) => digits(group(value));

  return {
    number,
    id: (value) => digits(String(value)),
    money: (taka) => `৳ ${number(taka)}`,
    ordinal: (value) => `${digits(String(value))}${ordinalEnding(lang, value)}`,
    short: (value) => shortNumber(lang, value, number),
    date: (iso) => dateText(lang, iso),
    time: (clock) => clockText(lang, clock),
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
