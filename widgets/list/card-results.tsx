import type { ReactNode } from 'react';
import { MAX_PAGE } from '#core/jobs/job-constants.ts';
import { cx } from '#ui/cx.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { PagesState } from '#ui/list/list-end.tsx';
import { PagedResults } from '#ui/list/paged-results.tsx';
import type { ListArea } from './list-area.ts';

interface CardResultsProps<Item> {
  area: ListArea;
  pages: PagesState & { items: readonly Item[]; pages: number; isStale: boolean };
  skeleton: ReactNode;
  /** Takes the filters away; absent where the reader has none to change. */
  onClear: (() => void) | undefined;
  /** The card of one. */
  children(item: Item): ReactNode;
}

/** The cards of a list, or the state it is in instead. */
export function CardResults<Item extends { id: number }>({
  area,
  pages,
  skeleton,
  onClear,
  children: card,
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
        clear: texts('filters.clearAll'),
        fetchError: texts('fetchError'),
        loadMore: texts('loadMore'),
        loadingMore: texts('loadingMore'),
        end: isCutOff ? texts('tooMany', { n: format.number(items.length) }) : texts('end'),
      }}
    >
      <ul
        aria-label={texts('list')}
        aria-busy={isStale}
        className={cx('job-grid', isStale && 'opacity-50')}
      >
        {items.map((item) => (
          <li key={item.id} className="flex">
            {card(item)}
          </li>
        ))}
      </ul>
    </PagedResults>
  );
}
