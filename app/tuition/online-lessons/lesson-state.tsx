import { useTranslation } from 'react-i18next';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { useWhen } from './use-when.ts';

/** Says what happens next, or why nothing does. */
export function LessonState({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('onlineLessons');
  const when = useWhen();
  const { phase, side, ending } = lesson;
  const said = () => {
    switch (phase) {
      case 'requested':
        return t(`said.requested.${side}`, { by: when(lesson.answer_by ?? lesson.starts_at) });
      case 'to_pay':
        return t(`said.to_pay.${side}`, { by: when(lesson.pay_by ?? lesson.starts_at) });
      case 'upcoming':
        return t('joinFrom', { at: when(lesson.join_from) });
      case 'over':
        return t(`said.over.${side}`, { by: when(lesson.dispute_until) });
      case 'disputed':
        return t('said.disputed');
      case 'missed':
        return t(`said.missed.${side}`);
      case 'cancelled':
        return ending && t(`ending.${ending}`);
      default:
        return null;
    }
  };
  const words = said();
  return words ? <p className="text-sm">{words}</p> : null;
}
