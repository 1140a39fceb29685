import { useFreshApi } from '#ui/api/use-fresh-api.ts';

/** Reads what the reader may do here, their areas and the names that keep a text back. */
export const useMember = () => useFreshApi('getCommunityMember', {});
