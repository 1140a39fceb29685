import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { rememberActionPage } from '../../preferences/cookies.ts';
import { useSession } from '../../session/session-provider.tsx';
import { ownPath } from '../../session/where-to.ts';
import { loginBody } from '../form/account-schemas.ts';
import { AuthCard } from '../form/auth-card.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';

/** Sign-in by phone or e-mail. Source: spec public-site §2, §4 "Sign-in outcome". */
export function Page() {
  const texts = useTexts('auth');
  const showToast = useToast();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { api, setAccount } = useSession();

  const { register, submit, errorOf, problem, isSending } = useAuthForm({
    name: 'sign-in',
    schema: loginBody,
    defaults: { email: '', password: '' },
    send: async (body) => {
      const { user } = await api.call('signIn', { body });
      // A widget on another page sends its reader here with the page to return to in the address.
      const wanted = ownPath(params.get('return'));
      if (wanted) rememberActionPage(wanted);
      setAccount(user);
      if (user.type === 'staff') showToast(texts('signIn.noRole'), 'error');
      if (user.OTPVerifyUseOnly) navigate('/auth/otp-verification', { replace: true });
    },
  });

  return (
    <AuthCard title={texts('signIn.title')} lead={texts('signIn.lead')}>
      <FormProblem message={problem} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={texts('fields.phoneOrEmail')}
          autoComplete="username"
          autoCapitalize="none"
          error={errorOf('email') && texts('errors.phoneOrEmail')}
          {...register('email')}
        />
        <PasswordField
          label={texts('fields.password')}
          autoComplete="current-password"
          error={errorOf('password') && texts('errors.passwordEmpty')}
          {...register('password')}
        />
        <Link
          to="/auth/forgotten-password"
          className="self-start inline-flex items-center min-h-[36px] text-brand underline"
        >
          {texts('signIn.forgot')}
        </Link>
        <Button type="submit" disabled={isSending}>
          {texts(isSending ? 'signIn.sending' : 'signIn.send')}
        </Button>
      </form>
      <p className="text-center">
        {texts('signIn.noAccount')}{' '}
        <Link
          to="/auth/signup-as"
          className="inline-flex items-center min-h-[36px] font-semibold text-brand underline"
        >
          {texts('signIn.signUp')}
        </Link>
      </p>
    </AuthCard>
  );
}
