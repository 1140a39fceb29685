import { useTranslation } from 'react-i18next';
import { SLOTS, type Slot } from '#core/people/profile/availability.ts';
import { Button } from '#ui/button/button.tsx';
import type { AvailabilityValues } from './availability-values.ts';

interface AvailabilityPresetsProps {
  values: AvailabilityValues;
  onChange(slot: Slot, days: boolean[]): void;
}

/** Chooses one time of the day for the whole week with one press, and takes it back with the next. */
export function AvailabilityPresets({ values, onChange }: AvailabilityPresetsProps) {
  const { t } = useTranslation('profile');
  return (
    <div className="flex flex-wrap gap-2">
      {SLOTS.map((slot) => {
        const isWhole = values[slot].every(Boolean);
        return (
          <Button
            key={slot}
            look="secondary"
            className="px-3 text-sm"
            aria-pressed={isWhole}
            onClick={() =>
              onChange(
                slot,
                values[slot].map(() => !isWhole),
              )
            }
          >
            {t(`availability.every.${slot}`)}
          </Button>
        );
      })}
    </div>
  );
}
