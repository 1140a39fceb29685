import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { payPath } from '#core/money/words/pay-path.ts';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { lessonPath } from '#core/tuition/online-lessons/lesson-path.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { AnswerLesson } from './answer-lesson.tsx';
import { classText } from './class-text.ts';
import { JoinLink } from './join-link.tsx';
import { LessonStars } from './lesson-stars.tsx';
import { LessonState } from './lesson-state.tsx';
import { PhaseBadge } from './phase-badge.tsx';
import { useWhen } from './use-when.ts';

/** One lesson of a list, the same for both its people as far as it concerns them. */
export function LessonCard({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  const when = useWhen();
  const { side, phase, share, invoice, rating } = lesson;
  const isTutor = side === 'tutor';
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="flex items-center gap-3 min-w-0">
          {!isTutor && <TutorPhoto {...lesson.tutor} size={44} />}
          <h2 className="text-base min-w-0 break-words">
            {lesson.subject_name} · {isTutor ? lesson.student_name : lesson.tutor.name}
          </h2>
        </div>
        <PhaseBadge lesson={lesson} />
      </div>
      <Facts
        facts={[
          [t('when'), when(lesson.starts_at)],
          [t('number'), lesson.number],
          [t('class'), classText(lesson)],
          [t('exam'), lesson.exam],
          [t('student'), !isTutor && lesson.student_name],
          [t('fee'), format.money(lesson.fee)],
          [t('charge'), share && `− ${format.money(share.platform_charge)}`],
          [t('earning'), share && format.money(share.earning)],
          [t('rating'), rating && <LessonStars stars={rating.stars} />],
        ]}
      />
      <LessonState lesson={lesson} />
      {phase === 'completed' && !isTutor && (
        <p className="text-sm font-semibold text-brand">{t('connected')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <JoinLink lesson={lesson} />
        {invoice?.is_open && (
          <ActionLink to={payPath('parent', invoice.id)}>{t('payNow')}</ActionLink>
        )}
        {phase === 'requested' && isTutor && <AnswerLesson lesson={lesson} />}
        <ActionLink to={lessonPath(side, lesson.id)} look="secondary">
          {t(isTutor ? 'viewDetails' : 'view')}
          <span className="sr-only">{lesson.number}</span>
        </ActionLink>
      </div>
    </Card>
  );
}
