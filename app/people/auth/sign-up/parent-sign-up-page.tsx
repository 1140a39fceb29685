import { useTranslation } from 'react-i18next';
import { useSession } from '#app/people/session/session-provider.tsx';
import { AuthCard } from '../form/auth-card.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { CommonFields } from './common-fields.tsx';
import { MoreAboutGuardian } from './more-about-guardian.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { emptySignUp, useSignUp } from './use-sign-up.ts';

/** Source: docs/requirements/people/accounts.md, "Fields". */
export function ParentSignUpPage() {
  const { t } = useTranslation('auth');
  const { api } = useSession();
  const signUp = useSignUp();

  const auth = useAuthForm({
    name: 'parent-sign-up',
    schema: () => import('../form/account-schemas.ts').then((file) => file.parentSignUp),
    defaults: { ...emptySignUp(), additional_phone_number: '', about: '' },
    send: (body) => signUp(body.phone_no, () => api.call('registerParent', { body })),
  });

  return (
    <AuthCard title={t('signUp.parentTitle')} lead={t('signUp.parentLead')}>
      <SignUpForm auth={auth}>
        <CommonFields register={auth.register} isEmailOptional />
        <MoreAboutGuardian
          phone={auth.register('additional_phone_number')}
          about={{
            value: String(auth.values.about ?? ''),
            onChange: (about) => auth.set('about', about),
            error: auth.errorOf('about'),
          }}
        />
      </SignUpForm>
    </AuthCard>
  );
}
