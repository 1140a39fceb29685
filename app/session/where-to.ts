/** Where a person goes after signing in. Source: spec public-site §4 "Sign-in outcome". */
import { forgetActionPage, readActionPage } from '../preferences/cookies.ts';
import type { StoredUser } from './stored-user.ts';

/** Only a path of our own may be returned to. */
export const ownPath = (path: string | null | undefined): string | null =>
  path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : null;

export const dashboardPath = (type: StoredUser['type']) =>
  type === 'staff' ? '/' : `/${type}/dashboard`;

/** Takes the stored page, so that the next sign-in does not return there again. */
export function pathAfterSignIn({
  type,
  OTPVerifyUseOnly,
}: Pick<StoredUser, 'type' | 'OTPVerifyUseOnly'>): string {
  if (OTPVerifyUseOnly) return '/auth/otp-verification';
  const stored = ownPath(readActionPage());
  forgetActionPage();
  return stored ?? dashboardPath(type);
}
