import { dhakaClock } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { createFormat } from './format.ts';
import { zoneNote } from './zone-note.ts';

/**
 * Weekday, day and clock of Bangladesh: `Sunday, November 29, 2026, 05:30 PM`, and abroad that it is
 * Dhaka time. For screens the browser draws alone.
 */
export function momentText(iso: string, lang: Lang): string {
  const format = createFormat(lang);
  const weekday = new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD' : 'en-US', {
    weekday: 'long',
    timeZone: 'Asia/Dhaka',
  }).format(new Date(iso));
  const at = new Date(iso);
  return `${weekday}, ${format.date(iso)}, ${format.time(dhakaClock(at))}${zoneNote(at, lang)}`;
}
