/** Remembers where this window, and no other tab, goes after signing in. */
import { readSession, writeSession } from './session-store.ts';

const NAME = 'return_here';

export const returnHere = (path: string) => writeSession(NAME, path);
export const readReturnHere = () => readSession(NAME) ?? undefined;
export const forgetReturnHere = () => writeSession(NAME, '');
