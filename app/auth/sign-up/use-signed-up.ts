import type { Answer } from '#core/api/api-client.ts';
import { useSession } from '../../session/session-provider.tsx';
import { startCountdown } from '../otp/use-countdown.ts';

/** The account exists and its code is on the way. */
export function useSignedUp() {
  const { setAccount } = useSession();
  return ({ user, resend_in, otp_status }: Answer<'registerTutor'>['data']) => {
    startCountdown('verify', resend_in, otp_status);
    setAccount(user);
  };
}
