import { useNavigate } from 'react-router';
import { readPhone, rememberPhone } from '#app/ground/preferences/cookies.ts';
import { startCountdown } from '#app/people/account/otp/use-countdown.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { Answer } from '#core/api/api-client.ts';

/** Returns the fields that everybody who signs up fills in, before anything is typed. */
export const emptySignUp = () => ({
  name: '',
  phone_no: readPhone() ?? '',
  email: '',
  password: '',
});

/** Makes an account; its code is on the way then, and is asked for next. */
export function useSignUp() {
  const navigate = useNavigate();
  const { setAccount } = useSession();
  return async (phone: string, register: () => Promise<Answer<'registerTutor'>>) => {
    rememberPhone(phone);
    const { user, resend_in, otp_status } = (await register()).data;
    startCountdown('verify', resend_in, otp_status);
    setAccount(user);
    navigate('/auth/otp-verification', { replace: true });
  };
}
