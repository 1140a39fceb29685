/** Lists by page numbers: where a page begins, and the frame around it in the names of the API. */
import { MAX_PAGE, PAGE_SIZE } from '#core/ground/limits/job-constants.ts';

export const offsetOf = (page: number, perPage = PAGE_SIZE) => (page - 1) * perPage;

/** Returns a page with an exact total. */
export const pageOf = <Item>(page: number, total: number, data: Item[], perPage = PAGE_SIZE) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
  data,
});

export interface PageWanted {
  page: number;
  perPage: number;
}

/**
 * Returns a page of a list that is counted up to a limit; what lies behind it can be reached page
 * by page.
 */
export function pageUpTo<Item>(
  limit: number,
  { page, perPage }: PageWanted,
  matches: number,
  data: Item[],
) {
  const total = Math.min(matches, limit);
  const reached = matches > page * perPage ? page + 1 : data.length > 0 ? page : 1;
  return {
    current_page: page,
    last_page: Math.min(MAX_PAGE, Math.max(Math.ceil(total / perPage), reached)),
    per_page: perPage,
    total,
    total_is_minimum: matches > limit,
    data,
  };
}
