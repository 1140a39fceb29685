/** `05:30 PM`, and in Bengali the part of the day first: `বিকাল ৫:৩০`. */
import type { Lang } from '#core/ground/i18n/lang.ts';
import { toDigitsOf } from './latin-digits.ts';

/** The names people give the hours, each with the hour it begins at. */
const PARTS: [from: number, name: string][] = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [16, 'বিকাল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
];

/** Returns a time of the day for people; `clock` is `HH:mm`, with seconds or without. */
export function clockText(lang: Lang, clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const short = hour % 12 || 12;
  const minutes = String(minute).padStart(2, '0');
  if (lang === 'en')
    return `${String(short).padStart(2, '0')}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
  const part = PARTS.find(([from]) => hour >= from)?.[1];
  return `${part} ${toDigitsOf(lang, `${short}:${minutes}`)}`;
}
