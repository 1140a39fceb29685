import { useTranslation } from 'react-i18next';
import { DAYS, type Day } from '#core/people/profile/availability.ts';
import type { WeekAnswer } from '#core/tuition/api/routine.ts';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

interface DayChoiceProps {
  entries: WeekAnswer['entries'];
  chosen: Day;
  today: Day;
  onChoose(day: Day): void;
}

/** The seven days with how many lessons each has, one of which is shown. */
export function DayChoice({ entries, chosen, today, onChoose }: DayChoiceProps) {
  const { t } = useTranslation('routine');
  const format = useFormat();
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t('columns.day')}</legend>
      {DAYS.map((day) => {
        const count = entries.filter((entry) => entry.day === day).length;
        const isToday = day === today;
        const name = [
          t(`day.${day}`),
          isToday && t('week.today'),
          t('week.count', { count, n: format.number(count) }),
        ];
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            onClick={() => onChoose(day)}
            className={cx(
              'flex-1 min-w-0 flex flex-col items-center justify-center min-h-[56px] rounded-sm border text-sm',
              day === chosen
                ? 'bg-brand-soft border-brand text-brand font-semibold'
                : 'bg-paper border-edge hover:border-brand',
            )}
          >
            <span className="sr-only">{name.filter(Boolean).join(', ')}</span>
            <span aria-hidden="true" className={isToday ? 'underline' : undefined}>
              {t(`dayShort.${day}`)}
            </span>
            <span aria-hidden="true" className="text-xs tabular">
              {format.number(count)}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
