import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { Day } from '#core/people/profile/availability.ts';
import type { WeekAnswer } from '#core/tuition/api/routine.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { Card } from '#ui/card/card.tsx';
import { useLessonWords } from '../use-lesson-words.ts';

interface WeekDayProps {
  day: Day;
  side: OwnSide;
  /** The entries of this day, in their order. */
  entries: WeekAnswer['entries'];
  tuitions: WeekAnswer['tuitions'];
}

/** One day of the week with its lessons. */
export function WeekDay({ day, side, entries, tuitions }: WeekDayProps) {
  const { t } = useTranslation('routine');
  const { timeText, subjectsText } = useLessonWords();
  return (
    <Card as="li" padding="small" className="flex flex-col gap-2">
      <h2 className="text-base">{t(`day.${day}`)}</h2>
      {entries.length === 0 ? (
        <p className="text-sm text-muted">{t('week.free')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {entries.map((entry) => {
            const tuition = tuitions.find(({ id }) => id === entry.tuition_id);
            return (
              <li key={entry.id} className="pl-3 border-l-2 border-brand">
                <p className="text-sm tabular">{timeText(entry)}</p>
                <Link
                  to={tuitionPath(side, 'routine', entry.tuition_id)}
                  className="inline-flex items-center min-h-[44px] font-semibold text-brand break-words hover:underline"
                >
                  {tuition && `${tuition.class_name} · ${tuition.other_name}`}
                </Link>
                <p className="text-sm text-muted break-words">
                  {[tuition?.student_name, subjectsText(entry.subjects)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {entry.is_elsewhere && (
                  <p className="flex items-start gap-1 text-sm text-accent-ink">
                    <TriangleAlert aria-hidden="true" size={16} className="shrink-0 mt-1" />
                    {entry.clashes.length > 0
                      ? `${t('clashWith')} ${entry.clashes.map(({ name }) => name).join(', ')}`
                      : t('elsewhere')}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
