import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { payPath } from '#core/money/words/pay-path.ts';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { FREE_CANCEL_HOURS } from '#core/tuition/online-lessons/lesson-rules.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { AnswerLesson } from './answer-lesson.tsx';
import { JoinLink } from './join-link.tsx';
import { LessonReason } from './lesson-reason.tsx';
import { RateLesson } from './rate-lesson.tsx';
import { useLessonAct } from './use-lesson-act.ts';

/** All that its reader can do with a lesson now. */
export function LessonActs({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  const { api } = useEnvironment();
  const act = useLessonAct();
  const { id, phase, side, invoice, is_late } = lesson;
  const params = { id };
  return (
    <div className="flex flex-wrap gap-3">
      <JoinLink lesson={lesson} />
      {invoice?.is_open && (
        <ActionLink to={payPath('parent', invoice.id)}>{t('payNow')}</ActionLink>
      )}
      {phase === 'requested' && side === 'tutor' && <AnswerLesson lesson={lesson} />}
      {lesson.may_rate && <RateLesson id={id} />}
      {lesson.may_dispute && (
        <LessonReason
          name={`dispute-online-lesson-${id}`}
          text={t('dispute')}
          title={t('disputeTitle')}
          hint={t('disputeHint')}
          onSubmit={(reason) =>
            act(() => api.call('disputeOnlineLesson', { params, body: { reason } }))
          }
        />
      )}
      {lesson.may_cancel && (
        <LessonReason
          name={`cancel-online-lesson-${id}`}
          text={t('cancel')}
          title={t('cancelTitle')}
          doText={t('cancelDo')}
          hint={
            is_late ? t('cancelLate', { n: format.number(FREE_CANCEL_HOURS) }) : t('cancelFree')
          }
          onSubmit={(reason) =>
            act(() => api.call('cancelOnlineLesson', { params, body: { reason, is_late } }))
          }
        />
      )}
    </div>
  );
}
