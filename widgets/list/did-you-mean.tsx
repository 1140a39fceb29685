import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#core/market/api/suggestion.ts';
import { Button } from '#ui/button/button.tsx';
import type { ControlsArea } from './list-area.ts';

interface DidYouMeanProps {
  area: ControlsArea;
  suggestions: readonly Suggestion[];
  onSearch(search: string): void;
}

/** Offers the names that words which were not understood may have been meant as. */
export function DidYouMean({ area, suggestions, onSearch }: DidYouMeanProps) {
  const { t } = useTranslation(area);
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={t('search.didYouMean')} className="flex flex-wrap gap-2 no-print">
      {suggestions.map(({ word, text, search }) => (
        <li key={word}>
          <Button look="secondary" onClick={() => onSearch(search)}>
            {t('search.meant', { text })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
