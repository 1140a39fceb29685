import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { AuthCard } from '../form/auth-card.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { readResetPhone, readResetToken, writeResetToken } from './reset-draft.ts';

export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const showToast = useToast();
  const { api } = useSession();
  const phone_no = readResetPhone() ?? '';
  const [token] = useState(() => readResetToken() ?? '');
  const { register, submit, problem, isSending } = useAuthForm({
    name: 'reset-password',
    schema: () => import('../form/account-schemas.ts').then((file) => file.resetPasswordBody),
    defaults: { phone_no, token, password: '', password_confirmation: '' },
    send: async (body) => {
      const { message } = await api.call('resetPassword', { body });
      writeResetToken('');
      showToast(message, 'success');
      navigate('/auth/signin', { replace: true });
    },
  });
  if (!token) return <Navigate to="/auth/forgotten-password" replace />;

  return (
    <AuthCard title={t('reset.title')} lead={t('reset.lead')}>
      <FormProblem message={problem} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <PasswordField
          label={t('reset.password')}
          hint={t('fields.passwordHint')}
          autoComplete="new-password"
          {...register('password')}
        />
        <PasswordField
          label={t('fields.passwordAgain')}
          autoComplete="new-password"
          {...register('password_confirmation')}
        />
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'reset.sending' : 'reset.send')}
        </Button>
      </form>
    </AuthCard>
  );
}
