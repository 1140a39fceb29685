import { dhakaClock } from '#core/ground/dates/dhaka-day.ts';
import { zoneNote } from '#core/ground/format/zone-note.ts';
import { useFormat, useLang } from '#ui/i18n/i18n-provider.tsx';

/** `23 Nov 2026, 2:05 pm`, of an instant in milliseconds. */
export function useAsOf(): (at: number) => string {
  const format = useFormat();
  const lang = useLang();
  return (at) => {
    const date = new Date(at);
    return `${format.date(date.toISOString())}, ${format.time(dhakaClock(date))}${zoneNote(date, lang)}`;
  };
}
