/** The filter of the list of requests, as its address carries it. */
import type { CallOptions } from '#core/api/api-client.ts';
import { requestQueues } from '#core/staff/queues.ts';
import { requestFilters } from '#core/staff/request-filters.ts';

export type RequestsQuery = NonNullable<CallOptions<'listStaffRequests'>['query']>;
export const PER_PAGE = 50;

const oneOf = <Value extends string>(all: readonly Value[], text: string | null) =>
  all.find((value) => value === text);
const positive = (text: string | null) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** Without a queue and words the list begins with what is open, the newest first; `all` is everything. */
export function readRequestFilter(params: URLSearchParams): RequestsQuery {
  const queue = oneOf(requestQueues, params.get('queue'));
  const of = oneOf(['me'] as const, params.get('of'));
  const q = params.get('q') ?? undefined;
  const isWork = queue !== undefined || of !== undefined;
  const status = params.get('status');
  return {
    queue,
    of,
    status: oneOf(requestFilters, status) ?? (status || isWork || q ? undefined : 'open'),
    q,
    city_id: positive(params.get('city_id')),
    class_id: positive(params.get('class_id')),
    site: params.get('site') ?? undefined,
    sort:
      oneOf(['oldest', 'newest'] as const, params.get('sort')) ?? (isWork ? 'oldest' : 'newest'),
    page: positive(params.get('page')) ?? 1,
    per_page: PER_PAGE,
  };
}
