/**
 * `November 21, 2026`, `২১ নভেম্বর, ২০২৬`: the day of Bangladesh. Its own names of months, since a cheap
 * phone takes 60 ms to make its first `DateTimeFormat`.
 */
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { toDigitsOf } from './latin-digits.ts';

const MONTHS: Record<Lang, string> = {
  en: 'January February March April May June July August September October November December',
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
};

/**
 * Returns a date for people; `iso` is `YYYY-MM-DD`, or an instant, whose day is that of Bangladesh.
 */
export function dateText(lang: Lang, iso: string): string {
  const isDay = iso.length === 10;
  const [year, month, day] = (isDay ? iso : dhakaDate(new Date(iso))).split('-').map(Number);
  const name = MONTHS[lang].split(' ')[(month ?? 1) - 1];
  return lang === 'bn' ? toDigitsOf(lang, `${day} ${name}, ${year}`) : `${name} ${day}, ${year}`;
}

/** `21 Nov, 2026`; in Bengali, which shortens no names of months, `২১ নভেম্বর, ২০২৬`. */
export function shortDateText(lang: Lang, iso: string): string {
  if (lang === 'bn') return dateText(lang, iso);
  const [name = '', day = '', year] = dateText(lang, iso).replace(',', '').split(' ');
  return `${day.padStart(2, '0')} ${name.slice(0, 3)}, ${year}`;
}

/** `November 2026`, `নভেম্বর ২০২৬` from `YYYY-MM`. */
export function monthText(lang: Lang, month: string): string {
  const [year, number] = month.split('-').map(Number);
  return toDigitsOf(lang, `${MONTHS[lang].split(' ')[(number ?? 1) - 1]} ${year}`);
}
