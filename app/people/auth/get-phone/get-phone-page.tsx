import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { startCountdown } from '#app/people/account/otp/use-countdown.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { SendCodeForm } from '../form/send-code-form.tsx';
import { writeSignInPhone } from './sign-in-phone.ts';

/**
 * Guardians and tutors sign in with their phone alone: also who has asked for a tutor without an
 * account.
 */
export function GetPhonePage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { api } = useSession();
  const send = async (phone_no: string) => {
    const { resend_in } = await api.call('sendSignInCode', { body: { phone_no } });
    writeSignInPhone(phone_no);
    startCountdown('sign-in', resend_in);
    navigate('/auth/otp-verification-for-signin');
  };
  return (
    <SendCodeForm
      name="get-phone"
      title={t('getPhone.title')}
      lead={t('getPhone.lead')}
      backText={t('getPhone.withPassword')}
      send={send}
    />
  );
}
