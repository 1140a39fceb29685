import { useTranslation } from 'react-i18next';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useSession } from './session-provider.tsx';

/** Says when the account is deleted, and how to stop that. */
export function KeepAccount({ deletesAt }: { deletesAt: string }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const showToast = useToast();
  const { api, refresh } = useSession();
  const { isBusy, run } = useToastedMutation();
  const keep = () =>
    run(async () => {
      const { message } = await api.call('undoDeletion', {});
      await refresh();
      showToast(message, 'success');
    });
  return (
    <>
      <p className="font-semibold">{t('data.deletesAt', { date: format.date(deletesAt) })}</p>
      <p>{t('data.ended')}</p>
      <Button isBusy={isBusy} onClick={() => void keep()}>
        {t('data.keep')}
      </Button>
    </>
  );
}
