/**
 * The public job board. Source: docs/requirements/market/job-board.md, "List". It holds no address and no
 * route: the app keeps the filter in its address, the element keeps it in itself.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobBoardAnswer } from '#core/market/api/job-board.ts';
import {
  changeJobFilter,
  type JobFilter,
  usualOrder,
  writeJobFilter,
} from '#core/market/filters/job-filter.ts';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { Late } from '#ui/late/late.tsx';
import { JobGridSkeleton } from '../job/job-grid-skeleton.tsx';
import { type JobLinks, useJobCards } from '../job/use-job-cards.tsx';
import { CardResults } from '../list/card-results.tsx';
import { FoundHeading } from '../list/found-heading.tsx';
import {
  type FilteredList,
  type FilteredListProps,
  useFilteredList,
} from '../list/use-filtered-list.ts';
import { HelpCards } from './help-cards.tsx';
import { lateControls } from './late-controls.ts';

export type JobBoardProps = JobLinks & FilteredListProps<JobFilter, JobBoardAnswer>;

const JOB_LIST: FilteredList<JobFilter, JobBoardAnswer> = {
  name: 'listJobs',
  write: writeJobFilter,
  change: changeJobFilter,
  load: (api, query) => api.call('listJobs', { query }),
};

const ORDER_WORDS = {
  newest: 'newestFirst',
  salary: 'highestFirst',
  distance: 'nearestFirst',
} as const;

export function JobBoard(props: JobBoardProps) {
  const { filter, onFilterChange, hideFilters = false } = props;
  const { t } = useTranslation('board');
  const [isFilterOpen, setFilterOpen] = useState(false);
  const list = useFilteredList(props, JOB_LIST);
  const cards = useJobCards(props);
  const { pages, headingId, heading, change, focusHeading } = list;
  const clear = useLatestCallback(() => onFilterChange({}));
  const order = ORDER_WORDS[filter.order ?? usualOrder(filter)];
  const openFilters = useLatestCallback(() => setFilterOpen(true));

  return (
    <section aria-labelledby={headingId} className={cx('board', !hideFilters && 'with-filters')}>
      {!hideFilters && (
        <>
          <div className="board-search">
            <Late of={lateControls}>
              {({ NearSearch }) => <NearSearch filter={filter} onChange={change} />}
            </Late>
          </div>
          <Card as="aside" className="board-filters hidden cq-lg:block">
            <Late of={lateControls}>
              {({ FilterPanel }) => (
                <FilterPanel filter={filter} onChange={change} onClear={clear} />
              )}
            </Late>
          </Card>
        </>
      )}
      <div className="board-results flex flex-col gap-4">
        <header className="list-head">
          <FoundHeading area="board" id={headingId} headingRef={heading} pages={pages}>
            {hideFilters && <p className="text-muted text-sm">{t(order)}</p>}
          </FoundHeading>
          {!hideFilters && (
            <Late of={lateControls}>
              {({ BoardTools }) => (
                <BoardTools filter={filter} onChange={change} onOpenFilters={openFilters} />
              )}
            </Late>
          )}
        </header>
        {!hideFilters && (
          <Late of={lateControls}>
            {({ FilterChips }) => (
              <FilterChips
                filter={filter}
                answer={pages.first}
                onChange={(changes) => {
                  change(changes);
                  focusHeading();
                }}
                onClear={clear}
              />
            )}
          </Late>
        )}
        <CardResults
          area="board"
          pages={pages}
          skeleton={<JobGridSkeleton cards={list.pageSize} />}
          onClear={hideFilters ? undefined : clear}
          {...cards}
        />
      </div>
      {!hideFilters && <HelpCards />}
      {isFilterOpen && (
        <Late of={lateControls}>
          {({ FilterDialog, FilterPanel }) => (
            <FilterDialog pages={pages} onClose={() => setFilterOpen(false)}>
              <FilterPanel filter={filter} hasPlace onChange={change} onClear={clear} />
            </FilterDialog>
          )}
        </Late>
      )}
    </section>
  );
}
