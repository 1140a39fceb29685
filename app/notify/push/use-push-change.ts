import { useTranslation } from 'react-i18next';
import { ApiError } from '#core/ground/api/api-error.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** A change that also the browser may refuse: what the server says is shown, else that nothing changed. */
export function usePushChange() {
  const { t } = useTranslation('push');
  const showToast = useToast();
  const { isBusy, run } = useToastedMutation();
  const change = (act: () => Promise<unknown>) =>
    run(async () => {
      try {
        await act();
      } catch (error) {
        if (error instanceof ApiError) throw error;
        showToast(t('failed'), 'error');
      }
    });
  return { isBusy, change };
}
