import { useCallback, useState } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useToast } from '../toast/toast-provider.tsx';

/** A single press that calls the API: busy while it runs, and its failure is told. */
export function useCall() {
  const common = useTexts('common');
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async (work: () => Promise<void>, whenFailed?: string) => {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        const [[first] = []] = Object.values(error.fields);
        const isOffline = error.code === 'offline' || error.code === 'network';
        const told = first ?? (error.status && error.status < 500 ? error.message : whenFailed);
        showToast(isOffline ? common('noInternet') : (told ?? common('somethingWrong')), 'error');
        return false;
      } finally {
        setBusy(false);
      }
    },
    [common, showToast],
  );
  return { isBusy, run };
}
