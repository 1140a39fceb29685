import { useTranslation } from 'react-i18next';
import { DAY, dayjs } from '#core/ground/dates/dhaka.ts';
import { DAYS } from '#core/people/profile/availability.ts';
import type { LessonReport } from '#core/tuition/api/lessons.ts';
import { lessonStandings } from '#core/tuition/teaching/lesson-states.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { LessonMark } from './lesson-mark.tsx';

/**
 * The month as a calendar, a mark for each lesson. For the eye alone: the counts above and the list
 * below say the same.
 */
export function MonthOfMarks({ report }: { report: LessonReport }) {
  const { t } = useTranslation('routine');
  const first = dayjs.utc(`${report.month}-01`);
  const days = Array.from({ length: first.daysInMonth() }, (_, at) =>
    first.add(at, 'day').format(DAY),
  );
  const before = DAYS.slice(0, DAYS.indexOf(weekDayOf(days[0] ?? ''))).map(() => undefined);
  const cells = [...before, ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / DAYS.length) }, (_, at) =>
    cells.slice(at * DAYS.length, (at + 1) * DAYS.length),
  );
  const shown = lessonStandings.filter((standing) =>
    report.lessons.some((lesson) => lesson.standing === standing),
  );
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      <table className="w-full text-sm text-center tabular">
        <thead className="text-muted">
          <tr>
            {DAYS.map((day) => (
              <th key={day} className="font-normal">
                {t(`dayShort.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {DAYS.map((weekDay, at) => (
                <td key={weekDay} className="h-[44px] align-top">
                  <Day day={week[at]} lessons={report.lessons} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap gap-x-4 text-sm">
        {shown.map((standing) => (
          <span key={standing} className="inline-flex items-center gap-2">
            <LessonMark standing={standing} />
            {t(`standing.${standing}`)}
          </span>
        ))}
      </p>
    </div>
  );
}

/** A day of the month with its marks; a cell before the first and after the last is empty. */
function Day({ day, lessons }: { day: string | undefined; lessons: LessonReport['lessons'] }) {
  const format = useFormat();
  if (!day) return null;
  return (
    <>
      {format.number(Number(day.slice(-2)))}
      <span className="flex flex-wrap justify-center gap-1">
        {lessons
          .filter((lesson) => lesson.day === day)
          .map(({ id, standing }) => (
            <LessonMark key={id} standing={standing} />
          ))}
      </span>
    </>
  );
}
