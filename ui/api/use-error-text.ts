import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/ground/api/api-error.ts';

/**
 * Returns the text of what went wrong, in the reader's language: the server's own words if it
 * refused, ours if no answer came. `whenFailed` stands for a server that had none to give.
 */
export function useErrorText() {
  const { t } = useTranslation('common');
  return useCallback(
    ({ code, status, message }: ApiError, whenFailed?: string): string => {
      if (code === 'offline' || code === 'network') return t('noInternet');
      if (code === 'timeout') return t('tooSlow');
      if (status === undefined || code === 'invalid_answer')
        return whenFailed ?? t('somethingWrong');
      return (status >= 500 && whenFailed) || message || t('operationFailed');
    },
    [t],
  );
}
