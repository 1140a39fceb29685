import { dhakaClock } from '../dates/dhaka-day.ts';
import type { Lang } from '../i18n/lang.ts';
import { createFormat } from './format.ts';

/** Weekday, day and clock of Bangladesh: `Sunday, November 29, 2026, 05:30 PM`. */
export function momentText(iso: string, lang: Lang): string {
  const format = createFormat(lang);
  const weekday = new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD' : 'en-US', {
    weekday: 'long',
    timeZone: 'Asia/Dhaka',
  }).format(new Date(iso));
  return `${weekday}, ${format.date(iso)}, ${format.time(dhakaClock(new Date(iso)))}`;
}
