import { useTranslation } from 'react-i18next';
import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/** Returns a function that says what a change is about, in one sentence. */
export function useChangeText() {
  const { t } = useTranslation('changes');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  return ({ kind, from_on, to_on, days_in_week, salary, is_emergency }: TuitionChange): string => {
    const from = from_on ? format.date(from_on) : '';
    const to = to_on ? format.date(to_on) : '';
    if (kind === 'pause') return t('what.pause', { from, to });
    if (kind === 'leave') return t('what.leave', { day: to });
    if (kind === 'end') return t(is_emergency ? 'what.emergency' : 'what.end', { day: to });
    if (kind === 'days') {
      const n = format.number(days_in_week ?? 0);
      return t('what.days', {
        days: common('daysInWeek', { count: days_in_week ?? 0, n }),
        from,
      });
    }
    return t('what.salary', { salary: format.money(salary ?? 0), from });
  };
}
