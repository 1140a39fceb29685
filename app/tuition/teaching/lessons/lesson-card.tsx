import { useTranslation } from 'react-i18next';
import type { Lesson } from '#core/tuition/api/lessons.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLessonWords } from '../use-lesson-words.ts';
import { GuardianLessonActs } from './guardian-lesson-acts.tsx';
import { StandingTag } from './standing-tag.tsx';
import { TutorLessonActs } from './tutor-lesson-acts.tsx';

export interface LessonCardProps {
  tuition: TuitionAnswer;
  lesson: Lesson;
  onChanged(): Promise<unknown>;
}

/** One lesson: when, what, how it stands, and what its reader can do with it. */
export function LessonCard(props: LessonCardProps) {
  const { lesson, tuition } = props;
  const { t } = useTranslation('routine');
  const format = useFormat();
  const { timeText, lengthText, subjectsText } = useLessonWords();
  const { dispute, settled } = lesson;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-base">
            {t(`day.${weekDayOf(lesson.day)}`)}, {format.date(lesson.day)}
          </h2>
          <p className="text-sm text-muted tabular">
            {timeText(lesson)} · {lengthText(lesson.minutes)}
          </p>
        </div>
        <StandingTag standing={lesson.standing} />
      </div>
      <Facts
        facts={[
          [t('columns.subject'), subjectsText(lesson.subjects)],
          [t('lessons.taught'), <LessonText key="taught" text={lesson.taught} />],
          [
            t('lessons.homework'),
            lesson.homework && <LessonText key="homework" text={lesson.homework} />,
          ],
          [t('lessons.disputed'), dispute && <LessonText key="why" text={dispute.reason} />],
          [
            t('lessons.kept'),
            dispute?.kept_reason && <LessonText key="kept" text={dispute.kept_reason} />,
          ],
          [t('lessons.settled'), settled && <LessonText key="note" text={settled.note} />],
        ]}
      />
      {lesson.standing === 'waiting' && (
        <p className="text-sm text-muted">
          {t('lessons.countsAt', { date: format.date(lesson.counts_at) })}
        </p>
      )}
      {tuition.side === 'tutor' ? (
        <TutorLessonActs {...props} />
      ) : (
        <GuardianLessonActs {...props} />
      )}
    </Card>
  );
}

const LessonText = ({ text }: { text: string }) => (
  <span className="whitespace-pre-wrap">{text}</span>
);
