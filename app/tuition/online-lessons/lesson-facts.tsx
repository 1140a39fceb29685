import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { classText } from './class-text.ts';
import { LessonStars } from './lesson-stars.tsx';
import { useWhen } from './use-when.ts';

/** Shows what is taught, when and for how much, and what was said of it. */
export function LessonFacts({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  const when = useWhen();
  const { tutor, share, dispute, rating } = lesson;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <Facts
        facts={[
          [t('when'), when(lesson.starts_at)],
          [t('subject'), lesson.subject_name],
          [t('class'), classText(lesson)],
          [t('exam'), lesson.exam],
          [t('student'), lesson.student_name],
          [
            t('tutor'),
            lesson.side === 'guardian' &&
              (tutor.tutorid === null ? (
                tutor.name
              ) : (
                <Link to={tutorPath(tutor.tutorid)} className="text-brand underline">
                  {tutor.name}
                </Link>
              )),
          ],
          [t('rate'), format.money(lesson.hourly_rate)],
          [t('fee'), format.money(lesson.fee)],
          [t('charge'), share && `− ${format.money(share.platform_charge)}`],
          [t('earning'), share && format.money(share.earning)],
          [t('earned'), share?.earned_at && format.date(share.earned_at)],
          [t('note'), lesson.note],
          [t('reasonIs'), lesson.reason],
          [dispute ? t(`disputeBy.${dispute.by}`) : '', dispute?.text],
          [
            t('rating'),
            rating && (
              <>
                <LessonStars stars={rating.stars} />
                {rating.text && <span className="block break-words">{rating.text}</span>}
              </>
            ),
          ],
        ]}
      />
      {lesson.may_cancel && lesson.side === 'guardian' && !lesson.is_late && (
        <p className="text-sm text-muted">
          {t('cancelUntil', { at: when(lesson.free_cancel_until) })}
        </p>
      )}
    </Card>
  );
}
