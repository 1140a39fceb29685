import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Returns a function that says what a change is about, in one sentence. */
export function useChangeText() {
  const texts = useTexts('changes');
  const common = useTexts('common');
  const format = useFormat();
  return ({ kind, from_on, to_on, days_in_week, salary, is_emergency }: TuitionChange): string => {
    const from = from_on ? format.date(from_on) : '';
    const to = to_on ? format.date(to_on) : '';
    if (kind === 'pause') return texts('what.pause', { from, to });
    if (kind === 'leave') return texts('what.leave', { day: to });
    if (kind === 'end') return texts(is_emergency ? 'what.emergency' : 'what.end', { day: to });
    if (kind === 'days') {
      const n = format.number(days_in_week ?? 0);
      return texts('what.days', {
        days: common('daysInWeek', { count: days_in_week ?? 0, n }),
        from,
      });
    }
    return texts('what.salary', { salary: format.money(salary ?? 0), from });
  };
}
