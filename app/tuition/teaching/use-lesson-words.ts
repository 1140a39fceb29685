import { useTranslation } from 'react-i18next';
import { toClock, toMinute } from '#core/tuition/teaching/day-clock.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

interface Timed {
  starts_at: string;
  minutes: number;
}
interface Named {
  subject_name: string;
}

/** Returns words for time, length and subjects of the routine and of lessons. */
export function useLessonWords() {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const lengthText = (minutes: number): string => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    return [
      hours > 0 && t('hours', { count: hours, n: format.number(hours) }),
      rest > 0 && t('minutes', { count: rest, n: format.number(rest) }),
    ]
      .filter(Boolean)
      .join(' ');
  };
  return {
    lengthText,
    timeText: ({ starts_at, minutes }: Timed): string =>
      `${format.time(starts_at)} – ${format.time(toClock(toMinute(starts_at) + minutes))}`,
    subjectsText: (subjects: readonly Named[]): string =>
      subjects.map(({ subject_name }) => subject_name).join(', '),
  };
}
