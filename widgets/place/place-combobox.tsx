import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#core/ground/api/lookup.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Combobox } from '#ui/field/combobox.tsx';
import { useTypedQuery } from '#ui/field/use-typed-query.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

interface PlaceComboboxProps {
  label: string;
  isLabelHidden?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** Name of the place searched around, '' for none. */
  chosen: string;
  onChoose(place: Place): void;
  onClear(): void;
}

/** Searches places by name. */
export function PlaceCombobox({ error, onChoose, onClear, ...field }: PlaceComboboxProps) {
  const { t } = useTranslation('boardControls');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { query, isSettled, onType } = useTypedQuery();
  const search = useApi('searchPlaces', query ? { query: { q: query } } : null, {
    keepsLast: true,
  });
  const places = query && !search.error ? (search.data ?? []) : [];
  return (
    <Combobox
      {...field}
      error={error ?? (search.error ? common('loadError') : undefined)}
      options={places.map(({ id, description }) => ({ id: String(id), text: description }))}
      isAnswered={isSettled && !search.isLoading && !search.error}
      optionIcon={<MapPin aria-hidden="true" size={16} className="text-muted" />}
      onType={onType}
      onChoose={(option) => {
        const place = places.find(({ id }) => String(id) === option.id);
        if (place) onChoose(place);
      }}
      clear={{ text: t('near.clear'), onClear }}
      emptyText={t('near.noMatch')}
      countText={t('near.results', { count: places.length, n: format.number(places.length) })}
    />
  );
}
