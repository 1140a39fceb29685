import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { startCountdown } from '#app/people/account/otp/use-countdown.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { CurrentUser } from '#core/people/api/current-user.ts';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { useJobToReturnTo } from '../form/use-job-to-return-to.ts';
import { ApplyFirst } from './apply-first.tsx';

const LINK = 'balanced self-start inline-flex items-center min-h-[36px] text-brand underline';

/**
 * Sign-in by phone or e-mail, and the ways for who cannot.
 * Source: docs/requirements/people/accounts.md, "Signing in".
 */
export function SignInForm({ onSignedIn }: { onSignedIn(user: CurrentUser): void }) {
  const { t } = useTranslation('auth');
  const { api } = useSession();

  const { register, submit, errorOf, problem, isSending } = useAuthForm({
    name: 'sign-in',
    schema: () => import('../form/account-schemas.ts').then((file) => file.loginBody),
    defaults: { email: '', password: '' },
    send: async (body) => {
      const { user, resend_in, otp_status } = await api.call('signIn', { body });
      startCountdown('verify', resend_in, otp_status);
      onSignedIn(user);
    },
  });

  const job = useJobToReturnTo();
  return (
    <>
      {job !== undefined && <ApplyFirst job={job} />}
      <FormProblem message={problem} />
      <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={t('fields.phoneOrEmail')}
          autoComplete="username"
          autoCapitalize="none"
          {...register('email')}
          error={errorOf('email') && t('errors.phoneOrEmail')}
        />
        <PasswordField
          label={t('fields.password')}
          autoComplete="current-password"
          {...register('password')}
          error={errorOf('password') && t('errors.passwordEmpty')}
        />
        <Link to="/auth/forgotten-password" className={LINK}>
          {t('signIn.forgot')}
        </Link>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'signIn.sending' : 'signIn.send')}
        </Button>
      </form>
      <Link to="/auth/get-phone" className={LINK}>
        {t('signIn.withCode')}
      </Link>
      <p>
        {t('signIn.noAccount')}{' '}
        <Link
          to="/auth/signup-as"
          className="inline-flex items-center min-h-[36px] font-semibold text-brand underline"
        >
          {t('signIn.signUp')}
        </Link>
      </p>
    </>
  );
}
