/** Lessons that wait for the network, in the order they were marked: on this device, of one account. */
import { Outbox, type OutboxItem } from '#app/ground/outbox/outbox.ts';
import { localStorageOf } from '#app/ground/outbox/outbox-storage.ts';
import { whenForgotten } from '#app/ground/preferences/session-store.ts';
import type { LessonValues } from './lesson-values.ts';

export interface PendingLesson extends OutboxItem {
  tuitionId: number;
  lesson: LessonValues;
}

const isPending = (value: unknown): value is PendingLesson =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'tuitionId', 'lesson', 'refusal'].every((field) => field in value);

const known = new Map<number, Outbox<PendingLesson>>();

/** Returns the lessons of this person that wait; one outbox for the page. */
export function pendingLessons(userId: number): Outbox<PendingLesson> {
  const lessons =
    known.get(userId) ?? new Outbox<PendingLesson>(localStorageOf(`lessons:${userId}`, isPending));
  known.set(userId, lessons);
  return lessons;
}

whenForgotten(() => {
  for (const lessons of known.values()) lessons.end();
  known.clear();
});
