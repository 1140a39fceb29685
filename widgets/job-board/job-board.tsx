/**
 * The public job board. Source: docs/requirements/job-board.md, "List". It holds no address and no
 * route: the app keeps the filter in its address, the element keeps it in itself.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { JobBoardAnswer } from '#core/api/schemas/job-board.ts';
import { changeJobFilter, type JobFilter } from '#core/filters/job-filter.ts';
import { PAGE_SIZE } from '#core/jobs/job-constants.ts';
import { useCorrection } from '#ui/api/use-correction.ts';
import { Card } from '#ui/card/card.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import type { JobLinks } from '../job/job-card.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { HelpCards } from './help-cards.tsx';
import { JobResults } from './job-results.tsx';
import { NearSearch } from './near-search.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { useJobPages } from './use-job-pages.ts';

export interface JobBoardProps extends JobLinks {
  filter: JobFilter;
  /** `isCorrection`: the filter could not be as it was; not a step the reader took. */
  onFilterChange(filter: JobFilter, isCorrection?: boolean): void;
  pageSize?: number;
  hideFilters?: boolean;
  initialPages?: number;
  onPagesChange?(pages: number): void;
  initialAnswer?: JobBoardAnswer | undefined;
}

export function JobBoard({
  filter,
  onFilterChange,
  pageSize = PAGE_SIZE,
  hideFilters = false,
  initialPages = 1,
  onPagesChange,
  initialAnswer,
  ...links
}: JobBoardProps) {
  const [isFilterOpen, setFilterOpen] = useState(false);
  const headingId = useId();
  const summary = useRef<HTMLHeadingElement>(null);
  const pages = useJobPages({ filter, pageSize, initialPages, initialAnswer });
  const change = useLatestCallback((changes: Partial<JobFilter>) =>
    onFilterChange(changeJobFilter(filter, changes)),
  );
  const clear = () => onFilterChange({});

  useCorrection(filter, pages.unknownFields, (without) =>
    onFilterChange(changeJobFilter(filter, without), true),
  );

  /** A chip that is gone cannot keep the focus. */
  const changeByChip = (changes: Partial<JobFilter>) => {
    change(changes);
    summary.current?.focus({ preventScroll: true });
  };

  const count = pages.pages;
  useEffect(() => {
    if (count > 0) onPagesChange?.(count);
  }, [count, onPagesChange]);

  return (
    <section aria-labelledby={headingId} className="board">
      {!hideFilters && (
        <>
          <div className="board-search">
            <NearSearch
              filter={filter}
              onChange={change}
              onOpenFilters={() => setFilterOpen(true)}
            />
          </div>
          <Card as="aside" className="board-filters hidden cq-lg:block">
            <FilterPanel filter={filter} onChange={change} onClear={clear} />
          </Card>
        </>
      )}
      <div className="board-results flex flex-col gap-4">
        <ResultsSummary
          id={headingId}
          headingRef={summary}
          pages={pages}
          isNearestFirst={filter.latitude !== undefined}
        />
        {!hideFilters && <FilterChips filter={filter} onChange={changeByChip} onClear={clear} />}
        <JobResults
          pages={pages}
          pageSize={pageSize}
          onClear={hideFilters ? undefined : clear}
          {...links}
        />
      </div>
      {!hideFilters && <HelpCards />}
      {isFilterOpen && (
        <FilterDialog pages={pages} onClose={() => setFilterOpen(false)}>
          <FilterPanel filter={filter} onChange={change} onClear={clear} />
        </FilterDialog>
      )}
    </section>
  );
}
