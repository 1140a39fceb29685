import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { readPhone, rememberPhone } from '../../preferences/cookies.ts';
import { useSession } from '../../session/session-provider.tsx';
import { AuthCard } from '../form/auth-card.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { startCountdown } from '../otp/use-countdown.ts';
import { writeResetPhone } from './reset-draft.ts';

/** By phone only. Source: docs/requirements/accounts.md, "Forgotten password". */
export function ForgottenPasswordPage() {
  const texts = useTexts('auth');
  const navigate = useNavigate();
  const { api } = useSession();
  const { register, submit, errorOf, problem, isSending } = useAuthForm({
    name: 'forgotten-password',
    schema: () => import('../form/account-schemas.ts').then((file) => file.sendResetOtpBody),
    defaults: { phone_no: readPhone() ?? '' },
    send: async (body) => {
      const { resend_in } = await api.call('sendResetOtp', { body });
      rememberPhone(body.phone_no);
      writeResetPhone(body.phone_no);
      startCountdown('reset', resend_in);
      navigate('/auth/otp-verification-for-password-reset');
    },
  });

  return (
    <AuthCard title={texts('forgot.title')} lead={texts('forgot.lead')}>
      <FormProblem message={problem} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={texts('fields.phone')}
          hint={texts('fields.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errorOf('phone_no')}
          {...register('phone_no')}
        />
        <Button type="submit" disabled={isSending}>
          {texts(isSending ? 'forgot.sending' : 'forgot.send')}
        </Button>
      </form>
      <Link
        to="/auth/signin"
        className="self-center inline-flex items-center min-h-[36px] text-brand underline"
      >
        {texts('forgot.back')}
      </Link>
    </AuthCard>
  );
}
