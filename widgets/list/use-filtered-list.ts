import { useEffect, useId, useRef } from 'react';
import { useCorrection } from '#ui/api/use-correction.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';

/** What a host gives to a list and hears of it; the filter is the host's. */
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

interface FilteredListOptions<Filter> {
  filter: Filter;
  onFilterChange(filter: Filter, isCorrection?: boolean): void;
  onPagesChange: ((pages: number) => void) | undefined;
  /** The filter with some of it changed; what depends on that is left out. */
  changeFilter(filter: Filter, changes: Partial<Filter>): Filter;
  pages: { pages: number; unknownFields: string[] };
}

/** Changes of the filter, and what the host hears of the pages. */
export function useFilteredList<Filter extends object>({
  filter,
  onFilterChange,
  onPagesChange,
  changeFilter,
  pages: { pages, unknownFields },
}: FilteredListOptions<Filter>) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useLatestCallback((changes: Partial<Filter>) =>
    onFilterChange(changeFilter(filter, changes)),
  );
  useCorrection(filter, unknownFields, (without) =>
    onFilterChange(changeFilter(filter, without), true),
  );
  useEffect(() => {
    if (pages > 0) onPagesChange?.(pages);
  }, [pages, onPagesChange]);

  return {
    headingId,
    heading,
    change,
    /** What is gone, such as a chip, cannot keep the focus. */
    focusHeading: () => heading.current?.focus({ preventScroll: true }),
  };
}
