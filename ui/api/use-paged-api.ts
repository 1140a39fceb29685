import { useState } from 'react';
import type { CallOptions } from '#core/api/api-client.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import { useApi } from './use-api.ts';

/** A list read a page at a time, for `PagedView`: the page before stays until the next is there. */
export function usePagedApi<Name extends EndpointName>(
  name: Name,
  optionsOf: (page: number) => CallOptions<Name>,
) {
  const [page, onPage] = useState(1);
  const response = useApi(name, optionsOf(page), { keepsLast: true });
  return { response, page, onPage };
}
