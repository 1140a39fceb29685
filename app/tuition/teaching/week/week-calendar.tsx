import { useState } from 'react';
import { dhakaClock, dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { hourText } from '#core/ground/format/hour-text.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import { DAYS, type Day } from '#core/people/profile/availability.ts';
import type { WeekAnswer } from '#core/tuition/api/routine.ts';
import { toMinute } from '#core/tuition/teaching/day-clock.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';
import { type Hours, hoursShown } from '#core/tuition/teaching/week-layout.ts';
import { Card } from '#ui/card/card.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useNow } from '#ui/now.tsx';
import { DayChoice } from './day-choice.tsx';
import { DayColumn, NAME_HEIGHT } from './day-column.tsx';

/** The width from which on seven days fit beside the menu. */
const ROOMY = '(min-width: 1200px)';
/** The height of an hour, in rem: half an hour has room for a line of words. */
const HOUR_REM = 4;

interface WeekCalendarProps {
  week: WeekAnswer;
  side: OwnSide;
}

/** The week as a calendar with its hours to scale: seven days beside each other, or one at a time. */
export function WeekCalendar({ week, side }: WeekCalendarProps) {
  const isRoomy = useMedia(ROOMY);
  const now = new Date(useNow());
  const today = weekDayOf(dhakaDate(now));
  const [chosen, setChosen] = useState<Day>(today);
  const lessons = week.entries.map((entry) => ({
    ...entry,
    startMinute: toMinute(entry.starts_at),
  }));
  const hours = hoursShown(lessons);
  const height = `${(hours.until - hours.from) * HOUR_REM}rem`;
  return (
    <div className="flex flex-col gap-3">
      {!isRoomy && (
        <DayChoice entries={week.entries} chosen={chosen} today={today} onChoose={setChosen} />
      )}
      <Card padding="small" className="flex gap-1">
        <HourAxis hours={hours} height={height} isBelowNames={isRoomy} />
        {(isRoomy ? DAYS : [chosen]).map((day) => (
          <DayColumn
            key={day}
            day={day}
            side={side}
            lessons={lessons.filter((lesson) => lesson.day === day)}
            tuitions={week.tuitions}
            hours={hours}
            height={height}
            isNamed={isRoomy}
            minuteNow={day === today ? toMinute(dhakaClock(now)) : undefined}
          />
        ))}
      </Card>
    </div>
  );
}

interface HourAxisProps {
  hours: Hours;
  height: string;
  isBelowNames: boolean;
}

/** The hours at the side, each on its line. */
function HourAxis({ hours: { from, until }, height, isBelowNames }: HourAxisProps) {
  const lang = useLang();
  return (
    <div
      aria-hidden="true"
      className="flex-none text-xs text-muted text-end tabular whitespace-nowrap"
      style={{ width: '4rem' }}
    >
      {isBelowNames && <div style={{ height: NAME_HEIGHT }} />}
      <div className="relative mt-2" style={{ height }}>
        {Array.from({ length: until - from + 1 }, (_, nth) => from + nth).map((hour) => (
          <span
            key={hour}
            className="absolute right-0 pr-1"
            style={{
              lineHeight: 1,
              top: `calc(${(100 * (hour - from)) / (until - from)}% - 0.5em)`,
            }}
          >
            {hourText(lang, hour)}
          </span>
        ))}
      </div>
    </div>
  );
}
