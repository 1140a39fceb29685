import useSWR, { type SWRConfiguration } from 'swr';
import type { Answer, CallOptions } from '#core/api/api-client.ts';
import type { EndpointName } from '#core/api/endpoints/endpoints.ts';
import { useEnvironment } from '../environment.tsx';
import { useFirstAnswer } from './use-first-answer.ts';
import { useRetryOnline } from './use-retry-online.ts';

/**
 * Answers stay fresh for 5 minutes (docs/requirements/api.md, "Retries and cache"). Retries are the
 * client's, not SWR's.
 */
export const apiCacheSettings = {
  dedupingInterval: 300_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} satisfies SWRConfiguration;

interface ReadSettings<Name extends EndpointName> {
  /** The answer known already, from the server's first view. */
  first?: Answer<Name> | undefined;
  /** Show the answer to the question before until this one's is there. */
  keepsLast?: boolean;
}

/** Reads an endpoint through the shared cache; `null` options wait. */
export function useApi<Name extends EndpointName>(
  name: Name,
  options: CallOptions<Name> | null,
  { first, keepsLast = false }: ReadSettings<Name> = {},
) {
  const { api, lang, productUrl } = useEnvironment();
  const key = options ? [productUrl, lang, name, JSON.stringify(options)] : null;
  const known = useFirstAnswer(name, options);
  const answer = first ?? known?.value;
  const response = useSWR<Answer<Name>>(key, () => api.call(name, options ?? {}), {
    ...apiCacheSettings,
    keepPreviousData: keepsLast,
    ...(answer === undefined ? {} : { fallbackData: answer }),
    ...(answer === undefined && !known ? {} : { revalidateOnMount: false }),
  });
  useRetryOnline(Boolean(response.error), () => void response.mutate());
  if (!known?.error || response.data !== undefined || response.isValidating) return response;
  return { ...response, error: response.error ?? known.error };
}
