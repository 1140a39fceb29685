import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PAGE } from '#core/ground/limits/job-constants.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
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
  const { t } = useTranslation(area);
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
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        clear: t('clearFilters'),
        fetchError: t('fetchError'),
        loadMore: t('loadMore'),
        loadingMore: t('loadingMore'),
        end: isCutOff ? t('tooMany', { n: format.number(items.length) }) : t('end'),
      }}
    >
      <CardSheets label={t('list')} {...{ items, isStale, card, listeners }} />
    </PagedResults>
  );
}
