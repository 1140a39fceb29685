import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { FilterProps } from './filter-panel.tsx';
import { useFilterTexts } from './use-filter-texts.ts';

/** What is filtered by, each removable on its own. */
export function FilterChips({ filter, onChange, onClear }: FilterProps & { onClear(): void }) {
  const texts = useTexts('board');
  const chips = useFilterTexts(filter);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={texts('filters.applied')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, text, without }) => (
        <li key={key} className="max-w-full">
          <Chip
            text={text}
            removeLabel={texts('filters.remove', { filter: text })}
            onRemove={() => onChange(without)}
          />
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button look="quiet" className="text-sm px-3 min-h-[36px]" onClick={onClear}>
            {texts('filters.clearAll')}
          </Button>
        </li>
      )}
    </ul>
  );
}
