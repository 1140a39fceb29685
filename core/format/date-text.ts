/**
 * `November 21, 2026`, `২১ নভেম্বর, ২০২৬`: the day of Bangladesh. Its own names of months, since a cheap
 * phone takes 60 ms to make its first `DateTimeFormat`.
 */
import { dhakaDate } from '../dates/dhaka-day.ts';
import type { Lang } from '../i18n/lang.ts';
import { toDigitsOf } from './latin-digits.ts';

const MONTHS: Record<Lang, string> = {
  en: 'January February March April May June July August September October November December',
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
};

/** From `YYYY-MM-DD` or an ISO instant. */
export function dateText(lang: Lang, iso: string): string {
  const isDay = iso.length === 10;
  const [year, month, day] = (isDay ? iso : dhakaDate(new Date(iso))).split('-').map(Number);
  const name = MONTHS[lang].split(' ')[(month ?? 1) - 1];
  return lang === 'bn' ? toDigitsOf(lang, `${day} ${name}, ${year}`) : `${name} ${day}, ${year}`;
}

/** `November 2026`, `নভেম্বর ২০২৬` from `YYYY-MM`. */
export function monthText(lang: Lang, month: string): string {
  const [year, number] = month.split('-').map(Number);
  return toDigitsOf(lang, `${MONTHS[lang].split(' ')[(number ?? 1) - 1]} ${year}`);
}
