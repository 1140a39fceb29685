import type { Waiting } from '#core/dashboards/api/parent-waiting.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Returns a function that names what is waited for, in one sentence. */
export function useWaitingText(): (one: Waiting) => string {
  const texts = useTexts('dashboard');
  const format = useFormat();
  return (one) => {
    switch (one.kind) {
      case 'returned':
        return texts('mend', { no: one.request_no });
      case 'choose':
        return texts('choose', {
          count: one.count,
          no: one.request_no,
          n: format.number(one.count),
        });
      case 'meet':
        return texts('meet', { no: one.request_no, name: one.tutor_name });
      case 'changes':
        return texts('changes', {
          count: one.count,
          name: one.tutor_name,
          n: format.number(one.count),
          date: format.date(one.answer_by),
        });
      case 'lessons':
        return texts('toConfirm', {
          count: one.count,
          name: one.tutor_name,
          n: format.number(one.count),
        });
      default:
        return texts(one.kind, { name: one.tutor_name });
    }
  };
}
