import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { ControlsArea } from './list-area.ts';

interface CityFilterProps {
  area: ControlsArea;
  value: number | undefined;
  onChange(id: number | undefined): void;
}

export function CityFilter({ area, value, onChange }: CityFilterProps) {
  const texts = useTexts(area);
  const cities = useApi('listCities', {}, { keepsLast: true });
  return (
    <SelectField
      label={texts('filters.city')}
      emptyText={texts('filters.allCities')}
      options={cities}
      value={value}
      onChange={onChange}
      error={cities.error ? texts('filters.lookupError') : undefined}
    />
  );
}
