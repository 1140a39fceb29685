/** Where a person goes after signing in. Source: spec public-site §4 "Sign-in outcome". */
import { readActionPage } from '../preferences/cookies.ts';
import { readReturnHere } from '../preferences/return-here.ts';
import type { StoredUser } from './stored-user.ts';

/** Only a path of our own may be returned to. */
export const ownPath = (path: string | null | undefined): string | null =>
  path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : null;

export const dashboardPath = (type: StoredUser['type']) =>
  type === 'staff' ? '/staff' : `/${type}/dashboard`;

/** The page this window came from, else the stored one, else the dashboard. */
export const pathAfterSignIn = (type: StoredUser['type']): string =>
  ownPath(readReturnHere()) ?? ownPath(readActionPage()) ?? dashboardPath(type);
