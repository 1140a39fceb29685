import { useApi } from '#ui/api/use-api.ts';

/**
 * Returns the reason why the profile cannot be changed; null while it can.
 * Source: docs/requirements/people/accounts.md, "States of an account".
 */
export function useProfileLock(): { reason: string | null } | null {
  const { data } = useApi('getAccountStatus', {});
  return data && !data.can_edit ? { reason: data.reason } : null;
}
