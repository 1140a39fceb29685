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

/** Returns the page this window came from, else the stored one, else the dashboard. */
export const pathAfterSignIn = ({ type }: StoredUser): string =>
  ownPath(readReturnHere()) ?? ownPath(readActionPage()) ?? dashboardPath(type);
