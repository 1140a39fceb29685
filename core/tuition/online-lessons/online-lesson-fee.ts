/**
 * The cost of a lesson by the hour, and what of it stays with us. Source:
 * docs/requirements/money/fees.md, "Online lesson".
 */
import { LESSON_MINUTES } from './lesson-rules.ts';

const PERCENT = 13;
const LEAST_TAKA = 10;

export interface LessonFee {
  /** Whole taka. */
  fee: number;
  platformCharge: number;
  /** The sum left for the tutor, in taka. */
  earning: number;
}

/** `rate`: taka an hour. Of 150 that is 20 for us and 130 for the tutor. */
export function lessonFee(rate: number): LessonFee {
  const fee = Math.round((rate * LESSON_MINUTES) / 60);
  const platformCharge = Math.max(LEAST_TAKA, Math.round((fee * PERCENT) / 100));
  return { fee, platformCharge, earning: fee - platformCharge };
}
