/** The statuses staff filter requests by: `open` is every one that is not over. */
import { requestStatuses } from '#core/market/hire/request-status.ts';

export const requestFilters = ['open', ...requestStatuses] as const;
