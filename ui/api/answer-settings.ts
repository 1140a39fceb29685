import type { SWRConfiguration } from 'swr';

/** The time for which an answer counts as new: docs/requirements/ground/api.md, "Retries and cache". */
export const FRESH_MS = 300_000;

/**
 * The settings of SWR under every read. The API client repeats requests; what failed is read again
 * when the connection is back (use-retry-online.ts), also in a tab that is not in sight; whether an
 * answer can come, only asking tells.
 */
export const answerSettings = {
  isOnline: () => true,
  loadingTimeout: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} satisfies SWRConfiguration;
