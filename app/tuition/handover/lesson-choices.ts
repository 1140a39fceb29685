import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { createFormat } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { FIRST_LESSON_WITHIN_DAYS } from '#core/market/hire/first-lesson.ts';
import type { Option } from '#ui/field/select-field.tsx';

const FIRST_HOUR = 6;
const LAST_HOUR = 22;
const STEP_MINUTES = 30;

/** Days to choose from, from today on. An id is YYYY-MM-DD, so that a choice stays the same day past midnight. */
export function lessonDays(now: number, lang: Lang): Option<string>[] {
  const words = new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const today = dhaka(now);
  return Array.from({ length: FIRST_LESSON_WITHIN_DAYS + 1 }, (_, index) => {
    const id = today.add(index, 'day').format(DAY);
    return { id, text: words.format(new Date(id)) };
  });
}

/** Half hours from morning to night. An id is HH:mm. */
export function lessonClocks(lang: Lang): Option<string>[] {
  const format = createFormat(lang);
  const count = ((LAST_HOUR - FIRST_HOUR) * 60) / STEP_MINUTES + 1;
  return Array.from({ length: count }, (_, index) => {
    const minutes = FIRST_HOUR * 60 + index * STEP_MINUTES;
    const pad = (value: number) => String(value).padStart(2, '0');
    const id = `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
    return { id, text: format.time(id) };
  });
}
