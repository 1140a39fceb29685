import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';

interface CityFilterProps {
  value: number | undefined;
  onChange(id: number | undefined): void;
}

export function CityFilter({ value, onChange }: CityFilterProps) {
  const { t } = useTranslation('boardControls');
  const cities = useApi('listCities', {}, { keepsLast: true });
  return (
    <SelectField
      label={t('filters.city')}
      emptyText={t('filters.allCities')}
      options={cities}
      value={value}
      onChange={onChange}
      error={cities.error ? t('filters.lookupError') : undefined}
    />
  );
}
