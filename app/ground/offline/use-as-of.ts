import { dhakaClock } from '#core/ground/dates/dhaka-day.ts';
import { zoneNote } from '#core/ground/format/zone-note.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** `23 Nov 2026, 2:05 pm`, of an instant in milliseconds. */
export function useAsOf(): (at: number) => string {
  const format = useFormat();
  const lang = useLang();
  return (at) => {
    const date = new Date(at);
    return `${format.date(date.toISOString())}, ${format.time(dhakaClock(date))}${zoneNote(date, lang)}`;
  };
}
