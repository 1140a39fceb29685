import type { Answer, CallOptions } from '#core/api/api-client.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import { isApiError, isUnanswered } from '#core/ground/api/api-error.ts';
import { useEnvironment } from '../environment.tsx';
import { useAnswer } from './use-answer.ts';
import { usePoll } from './use-poll.ts';

const REFRESH_MS = 30_000;
/** Several who show the same and read it at once ask one time, as SWR does within this time. */
const AT_ONCE_MS = 2000;

/**
 * Reads what others change while one looks at it: again on every visit, every half minute while the
 * page is in sight, and on return to it. Shares its answers with `useApi`.
 */
export function useLiveApi<Name extends EndpointName>(
  name: Name,
  options: CallOptions<Name> | null,
) {
  const { api, lang, productUrl } = useEnvironment();
  const response = useAnswer<Answer<Name>>(
    options && [name, productUrl, lang, options],
    () => api.call(name, options ?? {}),
    {
      keepsLast: true,
      freshMs: AT_ONCE_MS,
      refreshInterval: REFRESH_MS,
      revalidateOnFocus: true,
    },
  );
  const { error, refresh } = response;
  // SWR rests after an error. What got no answer is tried again.
  const isAway = isApiError(error) && isUnanswered(error);
  usePoll(() => void refresh(), isAway ? REFRESH_MS : null);
  return response;
}
