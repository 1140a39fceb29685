import { useTranslation } from 'react-i18next';
import type { Waiting } from '#core/dashboards/api/parent-waiting.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/** Returns a function that names what is waited for, in one sentence. */
export function useWaitingText(): (one: Waiting) => string {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (one) => {
    switch (one.kind) {
      case 'returned':
        return t('mend', { no: one.request_no });
      case 'choose':
        return t('choose', {
          count: one.count,
          no: one.request_no,
          n: format.number(one.count),
        });
      case 'meet':
        return t('meet', { no: one.request_no, name: one.tutor_name });
      case 'changes':
        return t('changes', {
          count: one.count,
          name: one.tutor_name,
          n: format.number(one.count),
          date: format.date(one.answer_by),
        });
      case 'messages':
        return t('unread', { count: one.count, name: one.tutor_name, n: format.number(one.count) });
      case 'lessons':
        return t('toConfirm', {
          count: one.count,
          name: one.tutor_name,
          n: format.number(one.count),
        });
      default:
        return t(one.kind, { name: one.tutor_name });
    }
  };
}
