import { useTranslation } from 'react-i18next';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

export interface EmailStateProps {
  email: string | null;
  email_verified: boolean;
  email_pending: string | null;
}

/** The state under the address: which one waits for its link, and the link once more. */
export function EmailState({ email, email_verified, email_pending }: EmailStateProps) {
  const { t } = useTranslation('settings');
  const { api } = useEnvironment();
  const showToast = useToast();
  const { isBusy, run } = useToastedMutation();
  const waiting = email_pending ?? (email_verified ? null : email);
  if (waiting === null) return null;

  const resend = () =>
    run(async () => {
      const { message } = await api.call('resendEmailLink', {});
      showToast(message, 'success');
    });
  return (
    <div className="flex flex-col items-start gap-2 p-3 rounded bg-brand-soft text-sm">
      <p className="break-words min-w-0 max-w-full">
        {email_pending === null
          ? t('account.emailUnverified')
          : t('account.emailPending', { email: email_pending })}
      </p>
      <Button look="secondary" disabled={isBusy} onClick={() => void resend()}>
        {t('account.emailResend')}
      </Button>
    </div>
  );
}
