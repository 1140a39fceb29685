/**
 * The record `current_user`, kept for the first paint: who was signed in when the page was last
 * open. It holds no token and opens nothing; the cookie does. Expired or malformed counts as signed
 * out, until the server has been asked. Source: docs/requirements/people/accounts.md, "Current user".
 */
import type { CurrentUser } from '#core/people/api/current-user.ts';

const KEY = 'current_user';

/**
 * The fields of a user that the record keeps, so that half of it never reaches the browser's
 * storage.
 */
const KEPT = [
  'id',
  'name',
  'type',
  'phone_no',
  'email',
  'photo',
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

/** The end of the session is stored by the clock of this device, which may be wrong. */
export const toStoredUser = (user: CurrentUser, now = Date.now()): StoredUser => {
  const kept = Object.fromEntries(KEPT.map((field) => [field, user[field]])) as StoredUser;
  return { ...kept, exp: Math.floor(now / 1000) + user.expires_in };
};

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

/** The user for this page alone, if storage is forbidden or full. */
let unstored: StoredUser | null = null;

export function readStoredUser(now = Date.now()): StoredUser | null {
  const user = unstored ?? readRecord();
  return user && user.exp * 1000 > now ? user : null;
}

function readRecord(): StoredUser | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isStoredUser(value) ? value : null;
  } catch {
    // Malformed, or forbidden.
    return null;
  }
}

/**
 * Returns whether a missing record says nothing: it ran out (the clock may have been set
 * meanwhile), or storage is forbidden or full.
 */
export const isRecordDoubtful = (): boolean => readRecord() !== null || !canStore();

function canStore(): boolean {
  const probe = `${KEY}_probe`;
  try {
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
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
    forgetRecord();
  }
}

/** Removes the record, since that of somebody else must not stay if storage is full. */
function forgetRecord() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Forbidden: there is none.
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
    if (event.key !== KEY && event.key !== null) return;
    unstored = null;
    onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
