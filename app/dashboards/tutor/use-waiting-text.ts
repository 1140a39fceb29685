import { useTranslation } from 'react-i18next';
import { useWhen } from '#app/tuition/online-lessons/use-when.ts';
import { dhakaClock } from '#core/ground/dates/dhaka-day.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import type { TutorWaiting } from '#core/people/api/tutor-waiting.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** Returns a function that names what is waited for, in one sentence. */
export function useWaitingText(): (one: TutorWaiting) => string {
  const { t } = useTranslation('tutor');
  const format = useFormat();
  const lang = useLang();
  const when = useWhen();
  const counted = (count: number) => ({ count, n: format.number(count) });
  return (one) => {
    switch (one.kind) {
      case 'online_lesson':
        return t('waiting.onlineLesson', { when: when(one.starts_at) });
      case 'today':
        return t('waiting.today', {
          class: one.class_name,
          time: format.time(dhakaClock(new Date(one.at))),
        });
      case 'messages':
        return t('waiting.messages', { ...counted(one.count), class: one.class_name });
      case 'asked':
        return t('waiting.asked', counted(one.count));
      case 'invoices':
        return t('waiting.invoices', {
          ...counted(one.count),
          amount: moneyText(lang, one.poisha),
          date: format.date(one.due_on),
        });
      case 'changes':
        return t('waiting.changes', {
          ...counted(one.count),
          class: one.class_name,
          date: format.date(one.answer_by),
        });
      case 'disputed':
        return t('waiting.disputed', { ...counted(one.count), class: one.class_name });
      default:
        return t(`waiting.${one.kind}`, { class: one.class_name });
    }
  };
}
