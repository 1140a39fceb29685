import { useTranslation } from 'react-i18next';
import { OtpForm } from '#app/people/account/otp/otp-form.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Proves the phone without leaving the page. */
export function PhoneDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('auth');
  const showToast = useToast();
  const { api, account, setAccount } = useSession();
  if (!account) return null;
  return (
    <Dialog title={t('otp.title')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <OtpForm
          purpose="verify"
          phone={account.phone_no}
          onVerify={async (otp) => {
            const { user, message } = await api.call('verifyOtp', { body: { otp } });
            showToast(message, 'success');
            setAccount(user);
          }}
          onResend={() => api.call('resendOtp')}
        />
      </div>
    </Dialog>
  );
}
