import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { useTypedQuery } from '#ui/field/use-typed-query.ts';
import { PickSeveral } from './pick-several.tsx';

interface AreaFieldProps {
  label: string;
  city: number | undefined;
  areas: readonly number[] | undefined;
  /** One area takes the place of the other. */
  isSingle?: boolean | undefined;
  onChange(changes: { city_id: number | undefined; location_id: number[] | undefined }): void;
}

/**
 * Areas by their names, of the chosen city or of all: the first one brings its city, and a city may be
 * meant itself.
 * Source: docs/requirements/market/job-board.md, "Filters".
 */
export function AreaField({ label, city, areas = [], isSingle, onChange }: AreaFieldProps) {
  const { t } = useTranslation('boardControls');
  const { query, isSettled, onType } = useTypedQuery();
  const ofCity = useApi('listLocations', city ? { query: { city_id: city } } : null);
  const found = useApi('searchPlaces', query ? { query: { q: query, city_id: city } } : null, {
    keepsLast: true,
  });
  const names = ofCity.data ?? [];
  const places = query
    ? (found.data ?? [])
    : names.map(({ id, text }) => ({
        id: String(id),
        description: text,
        city_id: city,
        location_id: id,
      }));
  const options = places.filter(({ location_id }) => !areas.includes(location_id ?? 0));
  const error = query ? found.error : ofCity.error;
  return (
    <PickSeveral
      label={label}
      hint={city ? undefined : t('near.hint')}
      error={error ? t('filters.lookupError') : undefined}
      chosen={areas.map((id) => ({
        id,
        text: names.find((area) => area.id === id)?.text ?? label,
      }))}
      options={options.map(({ id, description }) => ({ id, text: description }))}
      isAnswered={isSettled && !found.isLoading && !error}
      onType={onType}
      onAdd={(chosen) => {
        const { city_id, location_id } = options.find(({ id }) => id === chosen) ?? {};
        const others = isSingle || city_id !== city ? [] : areas;
        onChange({ city_id, location_id: location_id ? [...others, location_id] : undefined });
      }}
      onRemove={(id) => {
        const left = areas.filter((area) => area !== id);
        onChange({ city_id: city, location_id: left.length > 0 ? left : undefined });
      }}
    />
  );
}
