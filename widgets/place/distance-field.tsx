import { useTranslation } from 'react-i18next';
import { DEFAULT_DISTANCE_KM, DISTANCES_KM } from '#core/ground/limits/job-constants.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { NearFilter } from './near-filter.ts';

interface DistanceFieldProps {
  isLabelHidden?: boolean;
  filter: NearFilter;
  onChange(changes: Pick<NearFilter, 'distance'>): void;
}

/** Shows the distance around the place; nothing without a place. */
export function DistanceField({ isLabelHidden, filter, onChange }: DistanceFieldProps) {
  const { latitude, distance } = filter;
  const { t } = useTranslation('boardControls');
  const format = useFormat();
  if (latitude === undefined) return null;
  return (
    <SelectField
      label={t('near.distance')}
      isLabelHidden={isLabelHidden ?? false}
      options={DISTANCES_KM.map((km) => ({
        id: km,
        text: t('near.km', { n: format.number(km) }),
      }))}
      value={distance ?? DEFAULT_DISTANCE_KM}
      onChange={(km) => onChange({ distance: km })}
    />
  );
}
