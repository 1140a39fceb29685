import { useNavigate } from 'react-router';
import { GENDER } from '#core/jobs/job-constants.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { readPhone, rememberPhone } from '../../preferences/cookies.ts';
import { useSession } from '../../session/session-provider.tsx';
import { AuthCard } from '../form/auth-card.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { CommonFields } from './common-fields.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignedUp } from './use-signed-up.ts';

/** Source: docs/requirements/accounts.md, "Fields". */
export function TutorSignUpPage() {
  const texts = useTexts('auth');
  const common = useTexts('common');
  const navigate = useNavigate();
  const { api } = useSession();
  const signedUp = useSignedUp();

  const auth = useAuthForm({
    name: 'tutor-sign-up',
    schema: () => import('../form/account-schemas.ts').then((file) => file.tutorRegistrationBody),
    defaults: {
      name: '',
      phone_no: readPhone() ?? '',
      email: '',
      password: '',
      password_confirmation: '',
    },
    send: async (body) => {
      rememberPhone(body.phone_no);
      const { data } = await api.call('registerTutor', { body });
      signedUp(data);
      navigate('/auth/otp-verification', { replace: true });
    },
  });
  const genderError = auth.errorOf('gender');

  return (
    <AuthCard title={texts('signUp.tutorTitle')} lead={texts('signUp.tutorLead')}>
      <SignUpForm auth={auth}>
        <CommonFields register={auth.register} errorOf={auth.errorOf}>
          <div className="flex flex-col gap-1">
            <ChoiceGroup<number>
              legend={texts('fields.gender')}
              row
              value={Number(auth.values.gender ?? 0)}
              onChange={(code) => auth.set('gender', code)}
              choices={[
                { value: GENDER.male, text: common('gender.male') },
                { value: GENDER.female, text: common('gender.female') },
              ]}
            />
            {genderError && (
              <p role="alert" className="text-danger text-xs">
                {genderError}
              </p>
            )}
          </div>
        </CommonFields>
      </SignUpForm>
    </AuthCard>
  );
}
