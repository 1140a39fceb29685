import { dhakaDate, dhakaDateAfter } from '#core/dates/dhaka-day.ts';
import { createFormat } from '#core/format/format.ts';
import { FIRST_LESSON_WITHIN_DAYS } from '#core/hire/first-lesson.ts';
import type { Lang } from '#core/i18n/lang.ts';
import type { Option } from '#ui/field/select-field.tsx';

const FIRST_HOUR = 6;
const LAST_HOUR = 22;
const STEP_MINUTES = 30;

/** Days to choose from, by their place from today (1) on; `days[id - 1]` is YYYY-MM-DD. */
export function lessonDays(now: number, lang: Lang): { days: string[]; options: Option[] } {
  const days = Array.from({ length: FIRST_LESSON_WITHIN_DAYS + 1 }, (_, index) =>
    index === 0 ? dhakaDate(new Date(now)) : dhakaDateAfter(new Date(now), index),
  );
  const words = new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return {
    days,
    options: days.map((day, index) => ({ id: index + 1, text: words.format(new Date(day)) })),
  };
}

/** Half hours from morning to night, by their place (from 1); `clocks[id - 1]` is HH:mm. */
export function lessonClocks(lang: Lang): { clocks: string[]; options: Option[] } {
  const format = createFormat(lang);
  const count = ((LAST_HOUR - FIRST_HOUR) * 60) / STEP_MINUTES + 1;
  const clocks = Array.from({ length: count }, (_, index) => {
    const minutes = FIRST_HOUR * 60 + index * STEP_MINUTES;
    const pad = (value: number) => String(value).padStart(2, '0');
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  });
  return {
    clocks,
    options: clocks.map((clock, index) => ({ id: index + 1, text: format.time(clock) })),
  };
}
