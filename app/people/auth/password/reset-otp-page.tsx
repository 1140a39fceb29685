import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { OtpForm } from '#app/people/account/otp/otp-form.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { AuthCard } from '../form/auth-card.tsx';
import { SignUpFirst } from '../otp/sign-up-first.tsx';
import { readResetPhone, writeResetToken } from './reset-draft.ts';

export function ResetOtpPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { api } = useSession();
  const phone = readResetPhone();
  if (!phone) return <SignUpFirst />;

  return (
    <AuthCard title={t('otp.title')}>
      <OtpForm
        purpose="reset"
        phone={phone}
        onVerify={async (otp) => {
          const { token } = await api.call('verifyResetOtp', {
            body: { phone_no: phone, phone_otp: otp },
          });
          writeResetToken(token);
          navigate('/auth/reset-password', { replace: true });
        }}
        onResend={() => api.call('sendResetOtp', { body: { phone_no: phone } })}
      />
    </AuthCard>
  );
}
