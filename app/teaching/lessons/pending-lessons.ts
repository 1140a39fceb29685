/** Lessons that wait for the network, in the order they were marked: on this device, of one account. */

import { Store } from '#ui/store.ts';
import {
  readLocalDraft,
  watchLocalDraft,
  writeLocalDraft,
} from '../../preferences/local-drafts.ts';
import type { LessonValues } from './lesson-values.ts';

/** Why the server did not take it; until it is edited or discarded it is not sent again. */
export interface LessonRefusal {
  message: string;
  fields: Record<string, string[]>;
}

export interface PendingLesson {
  key: string;
  tuitionId: number;
  lesson: LessonValues;
  refusal: LessonRefusal | null;
}

const isPending = (value: unknown): value is PendingLesson =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'tuitionId', 'lesson', 'refusal'].every((field) => field in value);

const nameOf = (userId: number) => `lessons:${userId}`;

function read(userId: number): PendingLesson[] | null {
  const kept = readLocalDraft(nameOf(userId));
  return Array.isArray(kept) ? kept.filter(isPending) : null;
}

const stores = new Map<number, Store<PendingLesson[]>>();

/** The one of this tab; it follows the other tabs. */
export function pendingLessons(userId: number): Store<PendingLesson[]> {
  const known = stores.get(userId);
  if (known) return known;
  const store = new Store(read(userId) ?? []);
  stores.set(userId, store);
  watchLocalDraft(nameOf(userId), () => store.set(read(userId) ?? []));
  return store;
}

/** From what is on the device now: another tab may have changed it. */
export function changePending(
  userId: number,
  change: (pending: PendingLesson[]) => PendingLesson[],
): void {
  const store = pendingLessons(userId);
  const next = change(read(userId) ?? store.get());
  writeLocalDraft(nameOf(userId), next);
  store.set(next);
}

export const addPending = (userId: number, lesson: PendingLesson) =>
  changePending(userId, (pending) => [...pending, lesson]);

export const removePending = (userId: number, key: string) =>
  changePending(userId, (pending) => pending.filter((one) => one.key !== key));

export const refusePending = (userId: number, key: string, refusal: LessonRefusal) =>
  changePending(userId, (pending) =>
    pending.map((one) => (one.key === key ? { ...one, refusal } : one)),
  );
