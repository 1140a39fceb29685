import { useTranslation } from 'react-i18next';
import { GenderField } from '#app/ground/form/gender-field.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { AuthCard } from '../form/auth-card.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { CommonFields } from './common-fields.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { emptySignUp, useSignUp } from './use-sign-up.ts';

/** Source: docs/requirements/people/accounts.md, "Fields". */
export function TutorSignUpPage() {
  const { t } = useTranslation('auth');
  const { api } = useSession();
  const signUp = useSignUp();

  const auth = useAuthForm({
    name: 'tutor-sign-up',
    schema: () => import('../form/account-schemas.ts').then((file) => file.tutorSignUp),
    defaults: emptySignUp(),
    send: (body) => signUp(body.phone_no, () => api.call('registerTutor', { body })),
  });

  return (
    <AuthCard title={t('signUp.tutorTitle')} lead={t('signUp.tutorLead')}>
      <SignUpForm auth={auth}>
        <CommonFields register={auth.register}>
          <GenderField
            legend={t('fields.gender')}
            {...auth.field('gender')}
            value={Number(auth.values.gender ?? 0)}
          />
        </CommonFields>
      </SignUpForm>
    </AuthCard>
  );
}
