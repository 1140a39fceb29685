import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { Day } from '#core/people/profile/availability.ts';
import type { WeekAnswer } from '#core/tuition/api/routine.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import {
  type Hours,
  type Placed,
  placeInHours,
  placeLessons,
} from '#core/tuition/teaching/week-layout.ts';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLessonWords } from '../use-lesson-words.ts';

/** The height of a day's name above its column. */
export const NAME_HEIGHT = '2.25rem';

type Lesson = WeekAnswer['entries'][number] & { startMinute: number };
type Tuition = WeekAnswer['tuitions'][number];

interface DayColumnProps {
  day: Day;
  side: OwnSide;
  lessons: readonly Lesson[];
  tuitions: readonly Tuition[];
  hours: Hours;
  height: string;
  /** The name of the day stands above it; else the choice of days says which it is. */
  isNamed: boolean;
  /** The minute of the day it is; undefined on other days than today. */
  minuteNow: number | undefined;
}

/** One day of the calendar with its lessons at their hours. */
export function DayColumn({
  day,
  side,
  lessons,
  tuitions,
  hours,
  height,
  isNamed,
  minuteNow,
}: DayColumnProps) {
  const { t } = useTranslation('routine');
  const isToday = minuteNow !== undefined;
  return (
    <section
      aria-current={isToday ? 'date' : undefined}
      className="flex-1 min-w-0"
      aria-label={isNamed ? undefined : t(`day.${day}`)}
    >
      {isNamed && (
        <h2
          className={cx(
            'flex items-center justify-center gap-2 text-sm rounded-sm',
            isToday && 'bg-brand text-on-brand',
          )}
          style={{ height: NAME_HEIGHT }}
        >
          {t(`day.${day}`)}
          {isToday && <span className="sr-only">{t('week.today')}</span>}
        </h2>
      )}
      <div
        className={cx('relative mt-2', isToday && 'bg-brand-soft')}
        style={{ height, borderLeft: '1px solid var(--c-line)' }}
      >
        <HourLines hours={hours} />
        {lessons.length === 0 && (
          <p className={cx('relative p-2 text-sm text-muted', isNamed && 'sr-only')}>
            {t('week.free')}
          </p>
        )}
        <ul>
          {placeLessons(lessons).map((placed) => (
            <LessonBlock
              key={placed.lesson.id}
              placed={placed}
              side={side}
              hours={hours}
              isNarrow={isNamed}
              tuition={tuitions.find(({ id }) => id === placed.lesson.tuition_id)}
            />
          ))}
        </ul>
        {isToday && <NowLine minute={minuteNow} hours={hours} />}
      </div>
    </section>
  );
}

function HourLines({ hours: { from, until } }: { hours: Hours }) {
  return Array.from({ length: until - from + 1 }, (_, nth) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is
      key={nth}
      aria-hidden="true"
      className="absolute left-0 right-0 border-t border-line"
      style={{ top: `${(100 * nth) / (until - from)}%` }}
    />
  ));
}

/** The present time; nothing outside the hours shown. */
function NowLine({ minute, hours }: { minute: number; hours: Hours }) {
  if (minute < hours.from * 60 || minute > hours.until * 60) return null;
  return (
    <div
      aria-hidden="true"
      className="absolute left-0 right-0 border-t border-danger pointer-events-none"
      style={{
        borderTopWidth: 2,
        top: `${placeInHours({ startMinute: minute, minutes: 0 }, hours).top}%`,
      }}
    />
  );
}

interface LessonBlockProps {
  placed: Placed<Lesson>;
  side: OwnSide;
  hours: Hours;
  tuition: Tuition | undefined;
  /** It has room for the beginning alone: the end is where the block ends. */
  isNarrow: boolean;
}

function LessonBlock({
  placed: { lesson, lane, lanes },
  side,
  hours,
  tuition,
  isNarrow,
}: LessonBlockProps) {
  const format = useFormat();
  const { t } = useTranslation('routine');
  const { timeText, subjectsText } = useLessonWords();
  const { top, height } = placeInHours(lesson, hours);
  return (
    <li
      className="absolute"
      style={{
        padding: 1,
        top: `${top}%`,
        height: `${height}%`,
        left: `${(100 * lane) / lanes}%`,
        width: `${100 / lanes}%`,
      }}
    >
      <Link
        to={tuitionPath(side, 'routine', lesson.tuition_id)}
        className={cx(
          'block h-full overflow-hidden px-1 rounded-sm border text-xs break-words hover:underline',
          lesson.is_elsewhere
            ? 'bg-accent-soft border-dashed text-accent-ink'
            : 'bg-paper border-brand text-ink',
        )}
        style={{
          borderLeftWidth: 4,
          ...(lesson.is_elsewhere && { borderColor: 'var(--c-accent-ink)' }),
        }}
      >
        {lesson.is_elsewhere && (
          <>
            <span className="sr-only">{t('week.clash')} </span>
            <TriangleAlert
              aria-hidden="true"
              size={14}
              className="absolute right-0 bottom-0 bg-accent-soft"
            />
          </>
        )}
        <span className="block truncate font-semibold">{tuition?.class_name}</span>{' '}
        <span className="sr-only">{timeText(lesson)} </span>
        <span aria-hidden="true" className="block tabular">
          {isNarrow ? format.time(lesson.starts_at) : timeText(lesson)}
        </span>
        <span className="block truncate">{tuition?.other_name}</span>{' '}
        <span className="block">{subjectsText(lesson.subjects)}</span>
      </Link>
    </li>
  );
}
