import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { StandingTag } from '#app/tuition/teaching/lessons/standing-tag.tsx';
import { useLessonWords } from '#app/tuition/teaching/use-lesson-words.ts';
import type { StaffLesson } from '#core/tuition/api/lessons.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

const LINK = 'inline-flex items-center min-h-[24px] text-brand underline';

interface StaffLessonCardProps {
  lesson: StaffLesson;
  onSettle(): void;
}

/** A disputed lesson with what each of the two says. */
export function StaffLessonCard({ lesson, onSettle }: StaffLessonCardProps) {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const { timeText, subjectsText } = useLessonWords();
  const { tutor, guardian, dispute, settled } = lesson;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">
          {format.date(lesson.day)}, {timeText(lesson)}
        </h2>
        <StandingTag standing={lesson.standing} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <PersonLink person={tutor} isInLine />
        <PersonLink person={guardian} isInLine />
        <Link to={`/staff/requests/${lesson.job_id}`} className={LINK}>
          {lesson.request_no}
        </Link>
        <span className="text-muted">
          {lesson.class_name} · {subjectsText(lesson.subjects)}
        </span>
      </p>
      <Facts
        facts={[
          [t('lessons.taught'), lesson.taught],
          [t('lessons.disputed'), dispute?.reason],
          [t('lessons.kept'), dispute?.kept_reason],
          [t('staff.note'), settled?.note],
          [
            t('staff.settledBy'),
            settled && `${lesson.settled_by?.name ?? ''} ${format.date(settled.at)}`,
          ],
        ]}
      />
      {settled === null && (
        <Button look="secondary" className="self-start" onClick={onSettle}>
          {t('staff.settle')}
        </Button>
      )}
    </Card>
  );
}
