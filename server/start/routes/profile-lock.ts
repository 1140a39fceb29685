/** The one place where a locked profile (account status red) is guarded; reading stays open. */

import type { Endpoint } from '#core/api/contract.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller } from '#server/ground/request/caller.ts';

export function lockOf({ user }: Caller, { changesProfile }: Endpoint): ApiError | null {
  if (changesProfile !== true || user.accountStatus !== 'red') return null;
  const reason = user.accountStatusReason;
  return reason === null
    ? new ApiError('profile_locked')
    : new ApiError('profile_locked', { text: 'profile_locked_because', values: { reason } });
}
