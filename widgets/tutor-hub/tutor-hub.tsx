/**
 * The public list of tutors. Source: docs/requirements/tutor-hub.md, "List". It holds no address
 * and no route: the app keeps the filter in its address, the element keeps it in itself.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { TutorHubAnswer } from '#core/api/schemas/hub.ts';
import { changeHubFilter, type HubFilter } from '#core/filters/hub-filter.ts';
import { PAGE_SIZE } from '#core/jobs/job-constants.ts';
import { useCorrection } from '#ui/api/use-correction.ts';
import { cx } from '#ui/cx.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { CompareTray } from './compare-tray.tsx';
import { FilterChips } from './filter-chips.tsx';
import { HubControls } from './hub-controls.tsx';
import { OrderSelect } from './order-select.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { SideCards } from './side-cards.tsx';
import type { TutorLinks } from './tutor-card.tsx';
import { TutorResults } from './tutor-results.tsx';
import { UnderstoodWords } from './understood-words.tsx';
import { useCompared } from './use-compared.ts';
import { useTutorPages } from './use-tutor-pages.ts';

export interface TutorHubProps extends TutorLinks {
  filter: HubFilter;
  /** `isCorrection`: the filter could not be as it was; not a step the reader took. */
  onFilterChange(filter: HubFilter, isCorrection?: boolean): void;
  pageSize?: number;
  hideFilters?: boolean;
  initialPages?: number;
  onPagesChange?(pages: number): void;
  initialAnswer?: TutorHubAnswer | undefined;
  /** Tutors chosen to compare on an earlier visit to the list. */
  initialCompared?: readonly string[];
  onComparedChange?(tutorids: string[]): void;
}

const NOBODY: readonly string[] = [];

export function TutorHub({
  filter,
  onFilterChange,
  pageSize = PAGE_SIZE,
  hideFilters = false,
  initialPages = 1,
  onPagesChange,
  initialAnswer,
  initialCompared = NOBODY,
  onComparedChange,
  ...links
}: TutorHubProps) {
  const [isComparing, setComparing] = useState(false);
  const { compared, toggle, clear: clearCompared } = useCompared(initialCompared, onComparedChange);
  const headingId = useId();
  const summary = useRef<HTMLHeadingElement>(null);
  const pages = useTutorPages({ filter, pageSize, initialPages, initialAnswer });
  const change = useLatestCallback((changes: Partial<HubFilter>) =>
    onFilterChange(changeHubFilter(filter, changes)),
  );
  const clear = () => onFilterChange({});
  useCorrection(filter, pages.unknownFields, (without) =>
    onFilterChange(changeHubFilter(filter, without), true),
  );

  const count = pages.pages;
  useEffect(() => {
    if (count > 0) onPagesChange?.(count);
  }, [count, onPagesChange]);

  /** What is gone cannot keep the focus. */
  const focusSummary = () => summary.current?.focus({ preventScroll: true });

  return (
    <section aria-labelledby={headingId} className={cx(!hideFilters && 'job-columns')}>
      <div className="flex flex-col gap-4 min-w-0">
        {!hideFilters && (
          <HubControls
            filter={filter}
            onChange={change}
            onApply={(next) => {
              onFilterChange(next);
              focusSummary();
            }}
          />
        )}
        <header className="flex flex-wrap items-end justify-between gap-3">
          <ResultsSummary id={headingId} headingRef={summary} pages={pages} />
          {!hideFilters && (
            <div className="no-print">
              <OrderSelect filter={filter} onChange={change} />
            </div>
          )}
        </header>
        <UnderstoodWords answer={pages.first} />
        {!hideFilters && (
          <FilterChips
            filter={filter}
            onChange={(changes) => {
              change(changes);
              focusSummary();
            }}
            onClear={() => {
              clear();
              focusSummary();
            }}
          />
        )}
        <TutorResults
          pages={pages}
          pageSize={pageSize}
          compared={compared}
          onCompare={toggle}
          onClear={hideFilters ? undefined : clear}
          {...links}
        />
        <CompareTray
          count={compared.length}
          onOpen={() => setComparing(true)}
          onClear={() => {
            clearCompared();
            focusSummary();
          }}
        />
      </div>
      {!hideFilters && <SideCards />}
      {isComparing && compared.length > 0 && (
        <CompareDialog
          tutorids={compared}
          onRemove={toggle}
          onClose={() => setComparing(false)}
          {...links}
          onTutorOpen={(tutorid, event) => {
            links.onTutorOpen?.(tutorid, event);
            // Opened in place, behind the dialog.
            if (event.defaultPrevented) setComparing(false);
          }}
        />
      )}
    </section>
  );
}
