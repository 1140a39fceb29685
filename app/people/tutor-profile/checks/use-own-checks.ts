import type { OwnCheck } from '#core/people/api/documents.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';

/** Reads what our staff found, for the screens that show what was sent. */
export function useOwnChecks() {
  const { data, error, refresh } = useFreshApi('listOwnChecks', {});
  return {
    error: data ? undefined : error,
    retry: () => void refresh(),
    badge: data?.documents_checked,
    find: (kind: OwnCheck['kind'], itemId?: number) =>
      data?.data.find(
        (check) => check.kind === kind && (itemId === undefined || check.item_id === itemId),
      ),
  };
}
