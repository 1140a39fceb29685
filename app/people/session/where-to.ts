/**
 * Decides where a person goes after signing in. Source: docs/requirements/people/accounts.md,
 * "Signing in".
 */
import { readActionPage } from '#app/ground/preferences/cookies.ts';
import { readReturnHere } from '#app/ground/preferences/return-here.ts';
import type { StoredUser } from './stored-user.ts';

/** Returns a path of our own, the only kind that may be returned to; null for any other. */
export const ownPath = (path: string | null | undefined): string | null =>
  path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : null;

export const dashboardPath = (type: StoredUser['type']) =>
  type === 'staff' ? '/staff' : `/${type}/dashboard`;

const SET_PASSWORD = '/parent/dashboard/set-password';
export const setPasswordPath = (next: string) => `${SET_PASSWORD}?${new URLSearchParams({ next })}`;

/** Pages on which something half filled in waits: nothing is asked on the way back to them. */
const IN_THE_MIDDLE = /^\/(?:embed|crm\/hire-tutor|parent\/dashboard\/set-password)\b/;

/** The page this window came from, else the stored one, else the dashboard; for who has no password
 * yet, by way of setting one. */
export function pathAfterSignIn({ type, has_password }: StoredUser): string {
  const path = ownPath(readReturnHere()) ?? ownPath(readActionPage()) ?? dashboardPath(type);
  return has_password === false && !IN_THE_MIDDLE.test(path) ? setPasswordPath(path) : path;
}
