import { useCallback } from 'react';
import type { ApiError } from '#core/ground/api/api-error.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';

/**
 * Returns the text of what went wrong, in the reader's language: the server's own words if it
 * refused, ours if no answer came. `whenFailed` stands for a server that had none to give.
 */
export function useErrorText() {
  const common = useTexts('common');
  return useCallback(
    ({ code, status, message }: ApiError, whenFailed?: string): string => {
      if (code === 'offline' || code === 'network') return common('noInternet');
      if (code === 'timeout') return common('tooSlow');
      if (status === undefined || code === 'invalid_answer')
        return whenFailed ?? common('somethingWrong');
      return (status >= 500 && whenFailed) || message || common('operationFailed');
    },
    [common],
  );
}
