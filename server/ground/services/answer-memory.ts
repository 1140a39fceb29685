/**
 * Public answers, ready to be sent. Fresh for half a minute, as long as this node hears of changes:
 * whatever a change may touch is outdated at once. One question asks the database once, however many
 * ask it in the meantime. Outdated answers are kept for ten minutes, for while the database is away.
 * docs/decisions/0019-answers-from-memory.md
 */

import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { inMs } from '#core/ground/dates/duration.ts';
import { isDatabaseUnavailable } from '#server/ground/db/is-database-unavailable.ts';
import { type PackedAnswer, packAnswer } from './packed-answer.ts';

/** The parts answers are made of; a change names one of them (migrations/0001_by-hand.sql). */
export const PUBLIC_PARTS = ['jobs', 'hub', 'partners', 'names'] as const;
export type PublicPart = (typeof PUBLIC_PARTS)[number];

const FRESH_MS = 30_000;
const KEPT_MS = inMs({ minutes: 10 });
const MOST_BYTES = 64 * 1024 * 1024;
/** A character takes two bytes at most; its short forms are a third of an answer at most. */
const BYTES_PER_CHARACTER = 2;
const MORE = 1.4;
const LEFT_ALONE_MS = 3_000;
const ASK_WITHIN_MS = 4_500;

interface Kept {
  answer: PackedAnswer;
  /** The time at which it was asked for, in milliseconds since 1970. */
  at: number;
  version: number;
}

export interface Question {
  key: string;
  parts: readonly PublicPart[];
  /**
   * Somebody waits for a page to show anything: the answer is given at once while nothing it is
   * made of has changed, and asked for again behind it. Counts of views may then be as old as
   * answers are cached.
   */
  isFirstView?: boolean;
}

export interface GivenAnswer {
  answer: PackedAnswer;
  /** Seconds since it was true; undefined when it is of now. */
  age?: number;
  /** The database is away: this is the last that is known. */
  isOutage: boolean;
}

export interface AnswerMemory {
  ask(question: Question, find: () => Promise<string>): Promise<GivenAnswer>;
  /** Something was written that answers of this part may show. */
  outdate(part: PublicPart): void;
  /**
   * Sets whether changes are heard of from now on. Either way nothing from before counts as fresh.
   */
  watch(isWatched: boolean): void;
  /** It was a moment ago, and is left alone. */
  readonly isDatabaseAway: boolean;
  noteDatabaseAway(): void;
  /** Returns, for operators, how many answers were asked for since the last call, and how many are cached. */
  takeFigures(): { fromMemory: number; fromDatabase: number; answers: number; bytes: number };
}

/** Rejects where the caller could not be answered in time any more. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' }));
    }, ASK_WITHIN_MS).unref();
    const stop = () => clearTimeout(timer);
    work.then(resolve, reject);
    work.then(stop, stop);
  });
}

export function createAnswerMemory(now: () => number = Date.now): AnswerMemory {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }, key) =>
      Math.ceil(BYTES_PER_CHARACTER * (answer.body.length * MORE + key.length)),
  });
  const asking = new Map<string, { version: number; answer: Promise<PackedAnswer> }>();
  /** The number of times each part has changed. A sum of them is another after any change. */
  const changes = new Map<PublicPart, number>();
  let isWatched = false;
  let leftAloneUntil = 0;
  let fromMemory = 0;
  let fromDatabase = 0;

  const versionOf = ({ parts }: Question) =>
    parts.reduce((sum, part) => sum + (changes.get(part) ?? 0), 0);
  const outdate = (part: PublicPart) => {
    changes.set(part, (changes.get(part) ?? 0) + 1);
  };
  const noteDatabaseAway = () => {
    leftAloneUntil = now() + LEFT_ALONE_MS;
  };
  const recall = (known: Kept, isOutage: boolean): GivenAnswer => {
    fromMemory += 1;
    return { answer: known.answer, age: Math.round((now() - known.at) / 1000), isOutage };
  };

  /**
   * Reads an answer under its version: one read before a change must not stand for what came after
   * it.
   */
  async function read({ key }: Question, version: number, find: () => Promise<string>) {
    const at = now();
    fromDatabase += 1;
    const answer = packAnswer(await inTime(find()), kept.peek(key)?.answer);
    if ((kept.get(key)?.version ?? 0) <= version) kept.set(key, { answer, at, version });
    return answer;
  }

  async function readOnce(question: Question, version: number, find: () => Promise<string>) {
    const answer = read(question, version, find);
    if (!isWatched) return answer;
    const own = { version, answer };
    asking.set(question.key, own);
    try {
      return await answer;
    } finally {
      if (asking.get(question.key) === own) asking.delete(question.key);
    }
  }

  /** Reads an answer again in the background. The next caller meets a failure of it. */
  function refreshBehind(question: Question, version: number, find: () => Promise<string>) {
    const afterwards = async () => {
      await setImmediate();
      return find();
    };
    readOnce(question, version, afterwards).catch((error) => {
      if (isDatabaseUnavailable(error)) noteDatabaseAway();
      else kept.delete(question.key);
    });
  }

  return {
    outdate,
    noteDatabaseAway,
    watch(isNowWatched) {
      isWatched = isNowWatched;
      for (const part of PUBLIC_PARTS) outdate(part);
    },
    get isDatabaseAway() {
      return now() < leftAloneUntil;
    },
    takeFigures() {
      const figures = { fromMemory, fromDatabase, answers: kept.size, bytes: kept.calculatedSize };
      fromMemory = 0;
      fromDatabase = 0;
      return figures;
    },
    async ask(question, find) {
      const version = versionOf(question);
      const found = kept.get(question.key);
      const known = found !== undefined && now() - found.at <= KEPT_MS ? found : null;
      const running = asking.get(question.key);
      const isRunning = isWatched && running?.version === version;
      const isCurrent = isWatched && known?.version === version;
      if (known !== null && isCurrent && (isRunning || now() - known.at < FRESH_MS))
        return recall(known, false);
      if (known !== null && now() < leftAloneUntil) return recall(known, true);
      if (known !== null && isCurrent && question.isFirstView) {
        refreshBehind(question, version, find);
        return recall(known, false);
      }
      try {
        const answer = isRunning ? running.answer : readOnce(question, version, find);
        return { answer: await answer, isOutage: false };
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        noteDatabaseAway();
        if (known === null) throw error;
        return recall(known, true);
      }
    },
  };
}
