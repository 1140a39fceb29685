import { Link } from 'react-router';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { classText } from './class-text.ts';
import { LessonStars } from './lesson-stars.tsx';
import { useWhen } from './use-when.ts';

/** Shows what is taught, when and for how much, and what was said of it. */
export function LessonFacts({ lesson }: { lesson: Lesson }) {
  const texts = useTexts('onlineLessons');
  const format = useFormat();
  const when = useWhen();
  const { tutor, share, dispute, rating } = lesson;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <Facts
        facts={[
          [texts('when'), when(lesson.starts_at)],
          [texts('subject'), lesson.subject_name],
          [texts('class'), classText(lesson)],
          [texts('exam'), lesson.exam],
          [texts('student'), lesson.student_name],
          [
            texts('tutor'),
            lesson.side === 'guardian' &&
              (tutor.tutorid === null ? (
                tutor.name
              ) : (
                <Link to={tutorPath(tutor.tutorid)} className="text-brand underline">
                  {tutor.name}
                </Link>
              )),
          ],
          [texts('rate'), format.money(lesson.hourly_rate)],
          [texts('fee'), format.money(lesson.fee)],
          [texts('charge'), share && `− ${format.money(share.platform_charge)}`],
          [texts('earning'), share && format.money(share.earning)],
          [texts('earned'), share?.earned_at && format.date(share.earned_at)],
          [texts('note'), lesson.note],
          [texts('reasonIs'), lesson.reason],
          [dispute ? texts(`disputeBy.${dispute.by}`) : '', dispute?.text],
          [
            texts('rating'),
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
          {texts('cancelUntil', { at: when(lesson.free_cancel_until) })}
        </p>
      )}
    </Card>
  );
}
