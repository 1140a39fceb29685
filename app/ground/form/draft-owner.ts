import { createContext } from 'react';

/** Whose drafts forms keep: the id of the account that is signed in, for session-provider.tsx to say. */
export const DraftOwner = createContext<number | undefined>(undefined);
