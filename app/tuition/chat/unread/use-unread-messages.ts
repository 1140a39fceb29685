import { useApi } from '#ui/api/use-api.ts';

/** As it was asked for, and since then as the stream of notifications says. Absent until it is known. */
export const useUnreadMessages = () => useApi('countUnreadMessages', {}, { keepsLast: true });
