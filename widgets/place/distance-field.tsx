import { DEFAULT_DISTANCE_KM, DISTANCES_KM } from '#core/ground/limits/job-constants.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { NearFilter } from './near-filter.ts';

interface DistanceFieldProps {
  filter: NearFilter;
  onChange(changes: Pick<NearFilter, 'distance'>): void;
}

/** Shows the distance around the place; nothing without a place. */
export function DistanceField({ filter: { latitude, distance }, onChange }: DistanceFieldProps) {
  const texts = useTexts('boardControls');
  const format = useFormat();
  if (latitude === undefined) return null;
  return (
    <SelectField
      label={texts('near.distance')}
      options={DISTANCES_KM.map((km) => ({
        id: km,
        text: texts('near.km', { n: format.number(km) }),
      }))}
      value={distance ?? DEFAULT_DISTANCE_KM}
      onChange={(km) => onChange({ distance: km })}
    />
  );
}
