import { useTranslation } from 'react-i18next';
import { removeSession } from '#app/ground/preferences/session-store.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Nothing has changed yet, so nothing is asked. */
export function CancelChange({ onCancelled }: { onCancelled(): Promise<void> }) {
  const { t } = useTranslation('numberChange');
  const { api } = useEnvironment();
  const showToast = useToast();
  const { isBusy, run } = useToastedMutation();
  const cancel = () =>
    run(async () => {
      const { message } = await api.call('cancelNumberChange', {});
      removeSession('new-number');
      showToast(message, 'success');
      await onCancelled();
    });
  return (
    <Button look="secondary" className="self-start" isBusy={isBusy} onClick={() => void cancel()}>
      {t('cancel')}
    </Button>
  );
}
