import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DAYS, SLOTS, type Slot } from '#core/people/profile/availability.ts';
import { cx } from '#ui/cx.ts';
import type { AvailabilityValues } from './availability-values.ts';

interface AvailabilityGridProps {
  values: AvailabilityValues;
  onChange(slot: Slot, days: boolean[]): void;
}

/** A table whose cells are the switches: wide enough for a thumb at 320 px, since nothing else is in them. */
export function AvailabilityGrid({ values, onChange }: AvailabilityGridProps) {
  const { t } = useTranslation('profile');
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{t('sections.availability')}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[44px] sm:w-[120px]">
            <span className="sr-only">{t('availability.day')}</span>
          </th>
          {SLOTS.map((slot) => (
            <th key={slot} scope="col" className="py-2 text-xs font-normal">
              {t(`availability.slots.${slot}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAYS.map((day, index) => (
          <tr key={day}>
            <th scope="row" className="py-1 pr-1 text-start text-xs sm:text-sm font-semibold">
              <span aria-hidden="true" className="sm:hidden">
                {t(`availability.short.${day}`)}
              </span>
              <span className="hidden sm:inline">{t(`availability.days.${day}`)}</span>
              <span className="sr-only sm:hidden">{t(`availability.days.${day}`)}</span>
            </th>
            {SLOTS.map((slot) => {
              const isFree = values[slot][index] ?? false;
              return (
                <td key={slot} className="p-1">
                  <label
                    className={cx(
                      'relative flex items-center justify-center min-h-[44px] rounded-sm border cursor-pointer',
                      isFree
                        ? 'bg-brand border-brand text-on-brand'
                        : 'bg-paper border-edge hover:border-brand',
                    )}
                  >
                    <input
                      type="checkbox"
                      className="choice-input"
                      aria-label={t('availability.cell', {
                        day: t(`availability.days.${day}`),
                        slot: t(`availability.slots.${slot}`),
                      })}
                      checked={isFree}
                      onChange={() =>
                        onChange(
                          slot,
                          values[slot].map((free, at) => (at === index ? !isFree : free)),
                        )
                      }
                    />
                    {isFree && <Check aria-hidden="true" size={20} />}
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
