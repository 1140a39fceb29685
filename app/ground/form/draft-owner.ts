import { createContext } from 'react';

/**
 * The owner of the drafts of forms: the id of the signed-in account, set by session-provider.tsx.
 */
export const DraftOwner = createContext<number | undefined>(undefined);
