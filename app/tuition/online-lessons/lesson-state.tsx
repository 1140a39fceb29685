import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useWhen } from './use-when.ts';

/** Says what happens next, or why nothing does. */
export function LessonState({ lesson }: { lesson: Lesson }) {
  const texts = useTexts('onlineLessons');
  const when = useWhen();
  const { phase, side, ending } = lesson;
  const said = () => {
    switch (phase) {
      case 'requested':
        return texts(`said.requested.${side}`, { by: when(lesson.answer_by ?? lesson.starts_at) });
      case 'to_pay':
        return texts(`said.to_pay.${side}`, { by: when(lesson.pay_by ?? lesson.starts_at) });
      case 'upcoming':
        return texts('joinFrom', { at: when(lesson.join_from) });
      case 'over':
        return texts(`said.over.${side}`, { by: when(lesson.dispute_until) });
      case 'disputed':
        return texts('said.disputed');
      case 'missed':
        return texts(`said.missed.${side}`);
      case 'cancelled':
        return ending && texts(`ending.${ending}`);
      default:
        return null;
    }
  };
  const words = said();
  return words ? <p className="text-sm">{words}</p> : null;
}
