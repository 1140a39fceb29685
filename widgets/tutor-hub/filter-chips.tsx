import { ChipList } from '#ui/chip/chip-list.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { FilterProps } from './filter-props.ts';
import { useFilterTexts } from './use-filter-texts.ts';

/** What is filtered by, each removable on its own. */
export function FilterChips({ filter, onChange, onClear }: FilterProps & { onClear(): void }) {
  const texts = useTexts('hub');
  const chips = useFilterTexts(filter);
  return (
    <ChipList
      label={texts('filters.applied')}
      chips={chips}
      removeLabel={(name) => texts('filters.remove', { filter: name })}
      clearText={texts('filters.clearAll')}
      onRemove={(key) => onChange(chips.find((chip) => chip.key === key)?.without ?? {})}
      onClear={onClear}
    />
  );
}
