import { useTranslation } from 'react-i18next';
import { ChipList } from '#ui/chip/chip-list.tsx';
import type { FilterText } from './filter-text.ts';
import type { ControlsArea } from './list-area.ts';

interface ChosenFiltersProps<Filter> {
  area: ControlsArea;
  filters: readonly FilterText<Filter>[];
  onChange(changes: Partial<Filter>): void;
  onClear(): void;
}

/** Shows what is filtered by, each removable on its own. */
export function ChosenFilters<Filter>(props: ChosenFiltersProps<Filter>) {
  const { area, filters, onChange, onClear } = props;
  const { t } = useTranslation(area);
  return (
    <ChipList
      label={t('filters.applied')}
      chips={filters}
      removeLabel={(name) => t('filters.remove', { filter: name })}
      clearText={t('filters.clearAll')}
      onRemove={(key) => onChange(filters.find((filter) => filter.key === key)?.without ?? {})}
      onClear={onClear}
    />
  );
}
