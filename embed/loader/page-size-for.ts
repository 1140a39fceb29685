import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { expectedHeight } from './expected-height.ts';

const FEWEST = 2;

/** Returns the number of items of a list that fit into a place that does not grow. */
export function pageSizeFor(
  widget: string,
  element: Element,
  width: number,
  height: number,
): number {
  const hasFilters = !element.hasAttribute('hide-filters');
  for (let size = PAGE_SIZE; size > FEWEST; size -= 1)
    if (expectedHeight(widget, width, size, hasFilters) <= height) return size;
  return FEWEST;
}
