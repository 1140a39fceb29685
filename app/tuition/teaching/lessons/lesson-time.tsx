import { useTranslation } from 'react-i18next';
import { toClock } from '#core/tuition/teaching/day-clock.ts';
import { clocksOf, LESSON_LENGTHS, PARTS_OF_DAY } from '#core/tuition/teaching/routine.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLessonWords } from '../use-lesson-words.ts';
import type { LessonValues } from './lesson-values.ts';

interface LessonTimeProps {
  /** The days a lesson can be marked for. */
  days: string[];
  values: LessonValues;
  errorOf(field: string): string | undefined;
  onDay(day: string): void;
  onChange(changes: Partial<LessonValues>): void;
}

const ALL_CLOCKS = PARTS_OF_DAY.flatMap(clocksOf).map(toClock);

/** The fields for the time of a lesson and its length. */
export function LessonTime({ days, values, errorOf, onDay, onChange }: LessonTimeProps) {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const { lengthText } = useLessonWords();
  return (
    <>
      <SelectField<string>
        label={t('columns.day')}
        isRequired
        options={withKnown(days, values.day).map((id) => ({
          id,
          text: `${t(`day.${weekDayOf(id)}`)}, ${format.date(id)}`,
        }))}
        value={values.day}
        error={errorOf('day')}
        onChange={(day) => day && onDay(day)}
      />
      <div className="grid grid-cols-1 sm:grid-cols-2 gap-4">
        <SelectField<string>
          label={t('startsAt')}
          isRequired
          emptyText={t('choose')}
          options={withKnown(ALL_CLOCKS, values.startsAt).map((id) => ({
            id,
            text: format.time(id),
          }))}
          value={values.startsAt || undefined}
          error={errorOf('startsAt') ?? errorOf('starts_at')}
          onChange={(startsAt) => onChange({ startsAt: startsAt ?? '' })}
        />
        <SelectField
          label={t('length')}
          isRequired
          options={withKnown([...LESSON_LENGTHS], values.minutes).map((id) => ({
            id,
            text: lengthText(id),
          }))}
          value={values.minutes}
          error={errorOf('minutes')}
          onChange={(minutes) => minutes && onChange({ minutes })}
        />
      </div>
    </>
  );
}

/** The choices, with one that is there already and is none of them. */
const withKnown = <Value extends number | string>(choices: Value[], known: Value): Value[] =>
  known === '' || choices.includes(known) ? choices : [known, ...choices];
