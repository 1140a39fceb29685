/**
 * Public answers while the database is away: the last one given to the same question, up to ten
 * minutes old. Once it was away, questions with a remembered answer leave it alone for a moment.
 */
import { isDatabaseUnavailable } from '#server/db/is-database-unavailable.ts';

const KEPT_MS = 10 * 60_000;
const MOST = 1_000;
const LEFT_ALONE_MS = 3_000;
const ASK_WITHIN_MS = 4_500;

interface Remembered {
  answer: unknown;
  at: number;
}

export interface GivenAnswer<T> {
  answer: T;
  /** Seconds since it was true; undefined when it is of now. */
  age?: number;
}

export interface AnswerMemory {
  ask<T>(question: string, find: () => Promise<T> | T): Promise<GivenAnswer<T>>;
  /** It was a moment ago, and is left alone. */
  readonly isDatabaseAway: boolean;
  noteDatabaseAway(): void;
}

/** Rejects where the caller could not be answered in time any more. */
function inTime<T>(work: Promise<T> | T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), ASK_WITHIN_MS).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export function createAnswerMemory(now: () => number = Date.now): AnswerMemory {
  const kept = new Map<string, Remembered>();
  let leftAloneUntil = 0;

  const recall = (question: string): Remembered | null => {
    const found = kept.get(question);
    return found !== undefined && now() - found.at <= KEPT_MS ? found : null;
  };
  const keep = (question: string, answer: unknown) => {
    kept.delete(question);
    kept.set(question, { answer, at: now() });
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  };
  const fromMemory = <T>({ answer, at }: Remembered): GivenAnswer<T> => ({
    // Kept under the name of the endpoint and all it was asked with, so it is an answer of its kind.
    answer: answer as T,
    age: Math.round((now() - at) / 1000),
  });

  const noteDatabaseAway = () => {
    leftAloneUntil = now() + LEFT_ALONE_MS;
  };

  return {
    get isDatabaseAway() {
      return now() < leftAloneUntil;
    },
    noteDatabaseAway,
    async ask<T>(question: string, find: () => Promise<T> | T): Promise<GivenAnswer<T>> {
      const known = recall(question);
      if (known !== null && now() < leftAloneUntil) return fromMemory<T>(known);
      try {
        const answer = await inTime(find());
        keep(question, answer);
        return { answer };
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        noteDatabaseAway();
        if (known === null) throw error;
        return fromMemory<T>(known);
      }
    },
  };
}
