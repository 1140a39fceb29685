import { useApi } from '#ui/api/use-api.ts';

/**
 * Returns the count that was asked for, and since then what the stream of notifications says.
 * Absent until it is known.
 */
export const useUnreadMessages = () => useApi('countUnreadMessages', {}, { keepsLast: true });
