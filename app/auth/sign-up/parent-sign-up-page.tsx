import { useNavigate } from 'react-router';
import { CONTROL, Field } from '#ui/field/field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { readPhone } from '../../preferences/cookies.ts';
import { useSession } from '../../session/session-provider.tsx';
import { parentRegistrationBody } from '../form/account-schemas.ts';
import { AuthCard } from '../form/auth-card.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { CommonFields } from './common-fields.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignedUp } from './use-signed-up.ts';

/** Source: spec public-site §3 "Sign-up payload". */
export function Page() {
  const texts = useTexts('auth');
  const navigate = useNavigate();
  const { api } = useSession();
  const signedUp = useSignedUp();

  const auth = useAuthForm({
    name: 'parent-sign-up',
    schema: parentRegistrationBody,
    defaults: {
      name: '',
      phone_no: readPhone() ?? '',
      email: '',
      password: '',
      password_confirmation: '',
      additional_phone_number: '',
      about: '',
    },
    send: async (body) => {
      const { data } = await api.call('registerParent', { body });
      signedUp(data.user);
      navigate('/auth/otp-verification', { replace: true });
    },
  });

  return (
    <AuthCard title={texts('signUp.parentTitle')} lead={texts('signUp.parentLead')}>
      <SignUpForm auth={auth}>
        <CommonFields register={auth.register} errorOf={auth.errorOf}>
          <TextField
            label={texts('fields.additionalPhone')}
            hint={texts('fields.optional')}
            type="tel"
            inputMode="tel"
            error={auth.errorOf('additional_phone_number')}
            {...auth.register('additional_phone_number')}
          />
          <Field
            label={texts('fields.about')}
            hint={texts('fields.optional')}
            error={auth.errorOf('about')}
          >
            {(ids) => (
              <textarea
                {...ids}
                rows={3}
                maxLength={500}
                className={CONTROL}
                {...auth.register('about')}
              />
            )}
          </Field>
        </CommonFields>
      </SignUpForm>
    </AuthCard>
  );
}
