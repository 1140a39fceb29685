/**
 * The public list of tutors. Source: docs/requirements/market/tutor-hub.md, "List". It holds no address
 * and no route: the app keeps the filter in its address, the element keeps it in itself.
 */
import { useState } from 'react';
import type { TutorHubAnswer } from '#core/market/api/hub.ts';
import {
  changeHubFilter,
  type HubFilter,
  writeHubFilter,
} from '#core/market/filters/hub-filter.ts';
import { cx } from '#ui/cx.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { Late } from '#ui/late/late.tsx';
import { CardResults } from '../list/card-results.tsx';
import { FoundHeading } from '../list/found-heading.tsx';
import {
  type FilteredList,
  type FilteredListProps,
  useFilteredList,
} from '../list/use-filtered-list.ts';
import { lateControls } from './late-controls.ts';
import { SideCards } from './side-cards.tsx';
import { TutorGridSkeleton } from './tutor-grid-skeleton.tsx';
import { useCompared } from './use-compared.ts';
import { type TutorLinks, useTutorCards } from './use-tutor-cards.tsx';

export interface TutorHubProps extends TutorLinks, FilteredListProps<HubFilter, TutorHubAnswer> {
  /** Tutors chosen to compare on an earlier visit to the list. */
  initialCompared?: readonly string[];
  onComparedChange?(tutorids: string[]): void;
}

const TUTOR_LIST: FilteredList<HubFilter, TutorHubAnswer> = {
  name: 'listTutors',
  write: writeHubFilter,
  change: changeHubFilter,
  load: (api, query) => api.call('listTutors', { query }),
};

const NOBODY: readonly string[] = [];

export function TutorHub(props: TutorHubProps) {
  const { filter, onFilterChange, hideFilters = false } = props;
  const { tutorHref, linkTarget, onTutorOpen, initialCompared = NOBODY, onComparedChange } = props;
  const [isComparing, setComparing] = useState(false);
  const { compared, toggle, clear: clearCompared } = useCompared(initialCompared, onComparedChange);
  const cards = useTutorCards({ ...props, compared, onCompare: toggle });
  const list = useFilteredList(props, TUTOR_LIST);
  const { pages, headingId, heading, change, focusHeading } = list;
  const clear = () => onFilterChange({});
  const apply = useLatestCallback((next: HubFilter) => {
    onFilterChange(next);
    focusHeading();
  });

  return (
    <section aria-labelledby={headingId} className={cx(!hideFilters && 'job-columns')}>
      <div className="flex flex-col gap-4 min-w-0">
        {!hideFilters && (
          <Late of={lateControls}>
            {({ SearchControls }) => (
              <SearchControls filter={filter} onChange={change} onApply={apply} />
            )}
          </Late>
        )}
        <header className="list-head">
          <FoundHeading area="hub" id={headingId} headingRef={heading} pages={pages} />
          {!hideFilters && (
            <div className="list-tools no-print">
              <Late of={lateControls}>
                {({ HubOrder }) => <HubOrder filter={filter} onChange={change} />}
              </Late>
            </div>
          )}
        </header>
        <Late of={lateControls}>
          {({ FilterChips, UnderstoodWords }) => (
            <>
              <UnderstoodWords answer={pages.first} />
              {!hideFilters && (
                <FilterChips
                  filter={filter}
                  answer={pages.first}
                  onChange={(changes) => {
                    change(changes);
                    focusHeading();
                  }}
                  onClear={() => {
                    clear();
                    focusHeading();
                  }}
                />
              )}
            </>
          )}
        </Late>
        <CardResults
          area="hub"
          pages={pages}
          skeleton={<TutorGridSkeleton cards={list.pageSize} />}
          onClear={hideFilters ? undefined : clear}
          {...cards}
        />
        {compared.length > 0 && (
          <Late of={lateControls}>
            {({ CompareTray }) => (
              <CompareTray
                count={compared.length}
                onOpen={() => setComparing(true)}
                onClear={() => {
                  clearCompared();
                  focusHeading();
                }}
              />
            )}
          </Late>
        )}
      </div>
      {!hideFilters && <SideCards acceptedShare={pages.first?.accepted_share} />}
      {isComparing && compared.length > 0 && (
        <Late of={lateControls}>
          {({ CompareDialog }) => (
            <CompareDialog
              tutorids={compared}
              onRemove={toggle}
              onClose={() => setComparing(false)}
              {...{ tutorHref, linkTarget }}
              onTutorOpen={(tutorid, event) => {
                onTutorOpen?.(tutorid, event);
                // Opened in place, behind the dialog.
                if (event.defaultPrevented) setComparing(false);
              }}
            />
          )}
        </Late>
      )}
    </section>
  );
}
