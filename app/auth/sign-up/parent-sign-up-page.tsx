import { useNavigate } from 'react-router';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { readPhone, rememberPhone } from '../../preferences/cookies.ts';
import { useSession } from '../../session/session-provider.tsx';
import { AuthCard } from '../form/auth-card.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { CommonFields } from './common-fields.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignedUp } from './use-signed-up.ts';

/** As little as it takes; another number and a text about oneself are for the settings. */
export function ParentSignUpPage() {
  const texts = useTexts('auth');
  const navigate = useNavigate();
  const { api } = useSession();
  const signedUp = useSignedUp();

  const auth = useAuthForm({
    name: 'parent-sign-up',
    schema: () => import('../form/account-schemas.ts').then((file) => file.parentRegistrationBody),
    defaults: {
      name: '',
      phone_no: readPhone() ?? '',
      email: '',
      password: '',
      password_confirmation: '',
    },
    send: async (body) => {
      rememberPhone(body.phone_no);
      const { data } = await api.call('registerParent', { body });
      signedUp(data);
      navigate('/auth/otp-verification', { replace: true });
    },
  });

  return (
    <AuthCard title={texts('signUp.parentTitle')} lead={texts('signUp.parentLead')}>
      <SignUpForm auth={auth}>
        <CommonFields register={auth.register} errorOf={auth.errorOf} isEmailOptional />
      </SignUpForm>
    </AuthCard>
  );
}
