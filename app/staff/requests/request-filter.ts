/** The filter of the list of requests, as its address carries it. */
import type { CallOptions } from '#core/api/api-client.ts';
import { requestStatuses } from '#core/market/hire/request-status.ts';
import { requestQueues } from '#core/staff/queues.ts';

export type RequestsQuery = NonNullable<CallOptions<'listStaffRequests'>['query']>;
export const PER_PAGE = 50;

const oneOf = <Value extends string>(all: readonly Value[], text: string | null) =>
  all.find((value) => value === text);
const positive = (text: string | null) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

export function readRequestFilter(params: URLSearchParams): RequestsQuery {
  return {
    queue: oneOf(requestQueues, params.get('queue')),
    status: oneOf(requestStatuses, params.get('status')),
    q: params.get('q') ?? undefined,
    city_id: positive(params.get('city_id')),
    class_id: positive(params.get('class_id')),
    site: params.get('site') ?? undefined,
    sort: oneOf(['oldest', 'newest'] as const, params.get('sort')) ?? 'oldest',
    page: positive(params.get('page')) ?? 1,
    per_page: PER_PAGE,
  };
}
