import { useEffect, useId, useRef } from 'react';
import type { ApiClient } from '#core/api/api-client.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { useCorrection } from '#ui/api/use-correction.ts';
import { type PagedAnswer, usePages } from '#ui/api/use-pages.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';

/** Props of a list with filters. The host, a page or an element, owns the filter. */
export interface FilteredListProps<Filter, Answer> {
  filter: Filter;
  /** `isCorrection`: the filter could not be as it was; not a step the reader took. */
  onFilterChange(filter: Filter, isCorrection?: boolean): void;
  pageSize?: number;
  hideFilters?: boolean;
  initialPages?: number;
  onPagesChange?(pages: number): void;
  initialAnswer?: Answer | undefined;
}

/** The parts in which one list differs from others. */
export interface FilteredList<Filter, Answer> {
  /** The name of the list in the cache. */
  name: string;
  /** Equal filters are written alike. */
  write(filter: Filter): URLSearchParams;
  /** The filter with some of it changed; what depends on that is left out. */
  change(filter: Filter, changes: Partial<Filter>): Filter;
  /** Asks for one page, counted from 1. */
  load(api: ApiClient, query: Filter & { page: number; per_page: number }): Promise<Answer>;
}

/** The pages the filter leaves, as far as they have been scrolled, and what changes the filter. */
export function useFilteredList<Filter extends object, Answer extends PagedAnswer>(
  props: FilteredListProps<Filter, Answer>,
  list: FilteredList<Filter, Answer>,
) {
  const { filter, onFilterChange, onPagesChange, initialAnswer } = props;
  const { pageSize = PAGE_SIZE, initialPages = 1 } = props;
  const { api } = useEnvironment();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = usePages<Answer>({
    name: list.name,
    filterKey: list.write(filter).toString(),
    pageSize,
    initialPages,
    initialAnswer,
    load: (page) => list.load(api, { ...filter, page, per_page: pageSize }),
  });

  const change = useLatestCallback((changes: Partial<Filter>) =>
    onFilterChange(list.change(filter, changes)),
  );
  useCorrection(filter, pages.unknownFields, (without) =>
    onFilterChange(list.change(filter, without), true),
  );
  const count = pages.pages;
  useEffect(() => {
    if (count > 0) onPagesChange?.(count);
  }, [count, onPagesChange]);

  return {
    pages,
    pageSize,
    headingId,
    heading,
    change,
    /** Focuses the heading: what is gone, such as a chip, cannot keep focus. */
    focusHeading: () => heading.current?.focus({ preventScroll: true }),
  };
}
