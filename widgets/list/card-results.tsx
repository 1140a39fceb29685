import type { ReactNode } from 'react';
import { MAX_PAGE } from '#core/ground/limits/job-constants.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { PagesState } from '#ui/list/list-end.tsx';
import { PagedResults } from '#ui/list/paged-results.tsx';
import { CardSheets, type Cards } from './card-sheets.tsx';
import type { ListArea } from './list-area.ts';

interface CardResultsProps<Item> extends Cards<Item> {
  area: ListArea;
  pages: PagesState & { items: Item[]; isStale: boolean };
  skeleton: ReactNode;
  /** Takes the filters away; absent where the reader has none to change. */
  onClear: (() => void) | undefined;
}

/** The cards of a list, or the state it is in instead. */
export function CardResults<Item extends { id: number }>({
  area,
  pages,
  skeleton,
  onClear,
  card,
  listeners,
}: CardResultsProps<Item>) {
  const texts = useTexts(area);
  const format = useFormat();
  const { items, isStale } = pages;
  const isCutOff = pages.pages >= MAX_PAGE;
  return (
    <PagedResults
      pages={pages}
      isEmpty={items.length === 0}
      skeleton={skeleton}
      onClear={onClear}
      texts={{
        empty: texts('empty'),
        emptyHint: texts('emptyHint'),
        clear: texts('clearFilters'),
        fetchError: texts('fetchError'),
        loadMore: texts('loadMore'),
        loadingMore: texts('loadingMore'),
        end: isCutOff ? texts('tooMany', { n: format.number(items.length) }) : texts('end'),
      }}
    >
      <CardSheets label={texts('list')} {...{ items, isStale, card, listeners }} />
    </PagedResults>
  );
}
