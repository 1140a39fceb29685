import type { Answer, CallOptions } from '#core/api/api-client.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import { isApiError, isUnanswered } from '#core/ground/api/api-error.ts';
import { useEnvironment } from '../environment.tsx';
import { answerKey } from './answers.ts';
import { useAnswer } from './use-answer.ts';
import { usePoll } from './use-poll.ts';
import { AT_ONCE_MS, useRefreshOnReturn } from './use-refresh-on-return.ts';

const REFRESH_MS = 30_000;

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
    options && answerKey(name, productUrl, lang, options),
    () => api.call(name, options ?? {}),
    { keepsLast: true, freshMs: AT_ONCE_MS },
  );
  const { error, refreshIfOlder } = response;
  useRefreshOnReturn(refreshIfOlder);
  const mayAnswer = error === undefined || (isApiError(error) && isUnanswered(error));
  usePoll(() => {
    if (mayAnswer) refreshIfOlder(AT_ONCE_MS);
  }, REFRESH_MS);
  return response;
}
