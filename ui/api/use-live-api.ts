import useSWR from 'swr';
import type { Answer, CallOptions } from '#core/api/api-client.ts';
import type { EndpointName } from '#core/api/endpoints/endpoints.ts';
import { useEnvironment } from '../environment.tsx';
import { useRetryOnline } from './use-retry-online.ts';

const REFRESH_MS = 30_000;

/**
 * Reads what others change while one looks at it: anew on every visit, every half minute while the
 * page is in sight, and on return to it. Shares its cache with `useApi`.
 */
export function useLiveApi<Name extends EndpointName>(
  name: Name,
  options: CallOptions<Name> | null,
) {
  const { api, lang, productUrl } = useEnvironment();
  const key = options ? [productUrl, lang, name, JSON.stringify(options)] : null;
  const response = useSWR<Answer<Name>>(key, () => api.call(name, options ?? {}), {
    refreshInterval: REFRESH_MS,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  });
  useRetryOnline(Boolean(response.error), () => void response.mutate());
  return response;
}
