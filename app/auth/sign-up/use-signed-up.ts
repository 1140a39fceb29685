import type { CurrentUser } from '#core/api/schemas/account.ts';
import { rememberPhone } from '../../preferences/cookies.ts';
import { useSession } from '../../session/session-provider.tsx';
import { startCountdown } from '../otp/use-countdown.ts';

/** The account exists and its code is on the way. */
export function useSignedUp() {
  const { setAccount } = useSession();
  return (user: CurrentUser) => {
    rememberPhone(user.phone_no);
    startCountdown('verify');
    setAccount(user);
  };
}
