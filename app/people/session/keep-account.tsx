import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useSession } from './session-provider.tsx';

/** Says when the account is deleted, and how to stop that. */
export function KeepAccount({ deletesAt }: { deletesAt: string }) {
  const texts = useTexts('settings');
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
      <p className="font-semibold">{texts('data.deletesAt', { date: format.date(deletesAt) })}</p>
      <p>{texts('data.ended')}</p>
      <Button isBusy={isBusy} onClick={() => void keep()}>
        {texts('data.keep')}
      </Button>
    </>
  );
}
