import { useCallback } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/**
 * A save whose refusal is toasted too, in the server's words, or in ours where it had none. Source:
 * spec tutor-and-parent-areas §8.
 */
export function useTold() {
  const common = useTexts('common');
  const showToast = useToast();
  return useCallback(
    <Body>(send: (body: Body) => Promise<void>, whenFailed?: string) =>
      async (body: Body) => {
        try {
          await send(body);
        } catch (error) {
          if (!isApiError(error)) throw error;
          const isAnswered = error.status !== undefined && error.status < 500;
          const isOffline = error.code === 'offline' || error.code === 'network';
          const ours = isOffline ? common('noInternet') : (whenFailed ?? common('somethingWrong'));
          showToast(isAnswered ? error.message : ours, 'error');
          throw error;
        }
      },
    [common, showToast],
  );
}
