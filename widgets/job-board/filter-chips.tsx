import type { JobBoardAnswer } from '#core/api/schemas/job-board.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ChosenFilters } from '../list/chosen-filters.tsx';
import type { FilterProps } from './filter-panel.tsx';
import { useFilterTexts } from './use-filter-texts.ts';

interface FilterChipsProps extends FilterProps {
  answer: JobBoardAnswer | undefined;
  onClear(): void;
}

/** What the words of the search were taken for and what was chosen; then what was not understood. */
export function FilterChips({ filter, answer, ...act }: FilterChipsProps) {
  const texts = useTexts('boardControls');
  const chosen = useFilterTexts(filter);
  const { understood = [], unread_words: unread = [] } = filter.search ? (answer ?? {}) : {};
  const said = understood.map(({ kind, text, without }) => ({
    key: `${kind}-${text}`,
    text,
    without: { search: without || undefined },
  }));
  return (
    <>
      <ChosenFilters area="boardControls" filters={[...said, ...chosen]} {...act} />
      {unread.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {texts('search.unread', { words: unread.join(' ') })}
        </p>
      )}
    </>
  );
}
