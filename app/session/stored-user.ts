/**
 * The record `current_user`, kept for the first paint: who was signed in when the page was last
 * open. It holds no token and opens nothing; the cookie does. Expired or malformed counts as signed
 * out. Source: docs/requirements/accounts.md, "Current user".
 */
import type { CurrentUser } from '#core/api/schemas/current-user.ts';

const KEY = 'current_user';

/** What the record keeps of a user, so that half of it never reaches the browser's storage. */
const KEPT = [
  'id',
  'name',
  'type',
  'phone_no',
  'email',
  'has_password',
  'OTPVerifyUseOnly',
  'second_factor',
  'exp',
  'tutor',
  'is_banned',
  'ban_reason',
  'banned_until',
  'account_status',
  'account_status_reason',
  'city_rule',
  'deletes_at',
  'phone_no_verified_at',
] as const;
export type StoredUser = Pick<CurrentUser, (typeof KEPT)[number]>;

export const toStoredUser = (user: CurrentUser): StoredUser =>
  Object.fromEntries(KEPT.map((field) => [field, user[field]])) as StoredUser;

const isStoredUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'type' in value &&
  (value.type === 'tutor' || value.type === 'parent' || value.type === 'staff') &&
  'exp' in value &&
  typeof value.exp === 'number' &&
  'OTPVerifyUseOnly' in value &&
  'tutor' in value;

/** Where the browser forbids storage: for this page alone. */
let unstored: StoredUser | null = null;

export function readStoredUser(now = Date.now()): StoredUser | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isStoredUser(value)) return value.exp * 1000 > now ? value : null;
  } catch {
    // Malformed, or forbidden.
  }
  return unstored && unstored.exp * 1000 > now ? unstored : null;
}

/** Somebody else may have signed in meanwhile, also in another tab. */
export const isSignedIn = (userId: number): boolean => readStoredUser()?.id === userId;

export function writeStoredUser(user: StoredUser | null) {
  unstored = null;
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  } catch {
    unstored = user;
  }
}

/** The step of signing in that is still missing; null for who is fully signed in. */
export function missingStep({
  OTPVerifyUseOnly,
  second_factor,
}: Pick<StoredUser, 'OTPVerifyUseOnly' | 'second_factor'>): string | null {
  if (OTPVerifyUseOnly) return '/auth/otp-verification';
  return second_factor === 'needed' || second_factor === 'setup' ? '/auth/second-factor' : null;
}

/** Another tab signed in or out. */
export function watchStoredUser(onChange: () => void) {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
