import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { startCountdown } from '#app/people/account/otp/use-countdown.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { SendCodeForm } from '../form/send-code-form.tsx';
import { ResetChoice } from './reset-choice.tsx';
import { writeResetPhone } from './reset-draft.ts';

/**
 * The page by which a forgotten password is set anew, by phone only. Source:
 * docs/requirements/people/accounts.md, "Forgotten password".
 */
export function ForgottenPasswordPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { api } = useSession();
  const send = async (phone_no: string) => {
    const { resend_in } = await api.call('sendResetOtp', { body: { phone_no } });
    writeResetPhone(phone_no);
    startCountdown('reset', resend_in);
    navigate('/auth/otp-verification-for-password-reset');
  };
  return (
    <SendCodeForm
      name="forgotten-password"
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      backText={t('forgot.back')}
      send={send}
    >
      <ResetChoice />
    </SendCodeForm>
  );
}
