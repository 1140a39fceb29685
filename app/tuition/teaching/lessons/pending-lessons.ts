/** Lessons that wait for the network, in the order they were marked: on this device, of one account. */

import {
  readLocalDraft,
  watchLocalDraft,
  writeLocalDraft,
} from '#app/ground/preferences/local-drafts.ts';
import { whenForgotten } from '#app/ground/preferences/session-store.ts';
import { Store } from '#ui/store.ts';
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

/** The pending lessons of this tab; it follows the other tabs. */
export class PendingLessons {
  readonly waiting: Store<readonly PendingLesson[]>;
  readonly #name: string;
  readonly #unwatch: () => void;
  /** The lessons that the browser had no room for: on this page alone. */
  #unsaved: readonly PendingLesson[] = [];
  #isOver = false;

  constructor(userId: number) {
    this.#name = `lessons:${userId}`;
    this.waiting = new Store(this.#read());
    this.#unwatch = watchLocalDraft(this.#name, () => this.waiting.set(this.#read()));
  }

  /** Whether it outlives the page. */
  get isSaved(): boolean {
    return this.#unsaved.length === 0;
  }

  /** Its writer has signed out: late answers change nothing any more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  find(key: string): PendingLesson | undefined {
    return this.waiting.get().find((one) => one.key === key);
  }

  add(lesson: PendingLesson) {
    this.#change((pending) => [...pending, lesson]);
  }

  /** In its place; at the end, where another tab has discarded it. */
  replace(key: string, lesson: PendingLesson) {
    this.#change((pending) =>
      pending.some((one) => one.key === key)
        ? pending.map((one) => (one.key === key ? lesson : one))
        : [...pending, lesson],
    );
  }

  remove(key: string) {
    this.#change((pending) => pending.filter((one) => one.key !== key));
  }

  refuse(key: string, refusal: LessonRefusal) {
    this.#change((pending) => pending.map((one) => (one.key === key ? { ...one, refusal } : one)));
  }

  end() {
    this.#isOver = true;
    this.#unwatch();
    this.waiting.set([]);
  }

  #read(): PendingLesson[] {
    const kept = readLocalDraft(this.#name);
    const saved = Array.isArray(kept) ? kept.filter(isPending) : [];
    const keys = new Set(this.#unsaved.map(({ key }) => key));
    return [...this.#unsaved, ...saved.filter(({ key }) => !keys.has(key))];
  }

  /** From what is on the device now: another tab may have changed it. */
  #change(change: (pending: readonly PendingLesson[]) => PendingLesson[]) {
    if (this.#isOver) return;
    const next = change(this.#read());
    this.#unsaved = writeLocalDraft(this.#name, next) ? [] : next;
    this.waiting.set(next);
  }
}

const known = new Map<number, PendingLessons>();

export function pendingLessons(userId: number): PendingLessons {
  const lessons = known.get(userId) ?? new PendingLessons(userId);
  known.set(userId, lessons);
  return lessons;
}

whenForgotten(() => {
  for (const lessons of known.values()) lessons.end();
  known.clear();
});
