import { type ComponentProps, memo, type ReactNode } from 'react';
import { MAX_PAGE } from '#core/jobs/job-constants.ts';
import { cx } from '#ui/cx.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { InTurn } from '#ui/late/in-turn.tsx';
import type { PagesState } from '#ui/list/list-end.tsx';
import { PagedResults } from '#ui/list/paged-results.tsx';
import type { ListArea } from './list-area.ts';

/** How a list draws its cards, and hears what is pressed in them: once, however many there are. */
export interface Cards<Item> {
  /** Stays the same while the cards do. */
  card(item: Item): ReactNode;
  listeners: ComponentProps<'ul'>;
}

interface CardResultsProps<Item> extends Cards<Item> {
  area: ListArea;
  pages: PagesState & { groups: Item[][]; count: number; isStale: boolean };
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
  const { groups, count, isStale } = pages;
  const isCutOff = pages.pages >= MAX_PAGE;
  return (
    <PagedResults
      pages={pages}
      isEmpty={count === 0}
      skeleton={skeleton}
      onClear={onClear}
      texts={{
        empty: texts('empty'),
        emptyHint: texts('emptyHint'),
        clear: texts('clearFilters'),
        fetchError: texts('fetchError'),
        loadMore: texts('loadMore'),
        loadingMore: texts('loadingMore'),
        end: isCutOff ? texts('tooMany', { n: format.number(count) }) : texts('end'),
      }}
    >
      <ul
        aria-label={texts('list')}
        aria-busy={isStale}
        className={cx('job-grid', groups.length > 1 && 'long-list', isStale && 'opacity-50')}
        {...listeners}
      >
        {groups.map((items, at) => (
          <CardGroup key={items[0]?.id} items={items} card={card} isFirst={at === 0} />
        ))}
      </ul>
    </PagedResults>
  );
}

interface CardGroupProps<Item> {
  items: Item[];
  card: Cards<Item>['card'];
  /** The page that may have been drawn by the server. */
  isFirst: boolean;
}

/**
 * The cards of one page; not drawn again when another page comes. By props alone: an element kept by a hook
 * would keep all of the page as it was when it was first drawn.
 */
const CardGroup = memo(function CardGroup<Item extends { id: number }>({
  items,
  card,
  isFirst,
}: CardGroupProps<Item>) {
  return items.map((item) => (
    <li key={item.id} className={cx('flex', !isFirst && 'later-card')}>
      {isFirst ? <InTurn>{card(item)}</InTurn> : card(item)}
    </li>
  ));
}) as <Item extends { id: number }>(props: CardGroupProps<Item>) => ReactNode;
