import { useSyncExternalStore } from 'react';
import { readWish, watchWish } from './apply-wish.ts';

const none = () => null;

/** The id of the job that was wished for, now and in other tabs; null while the server draws. */
export const useApplyWish = (): number | null => useSyncExternalStore(watchWish, readWish, none);
