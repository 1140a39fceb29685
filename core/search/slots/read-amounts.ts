/** Numbers with a unit: days, hours, months, kilometres, students, and what is left, money. */
import { DISTANCES_KM } from '#core/ground/limits/job-constants.ts';
import { isExam } from './exam-years.ts';
import { asRange, type FoundNumber, findNumbers } from './find-numbers.ts';
import { type MessageWords, means, meansAny, take } from './message-words.ts';
import { readComparison } from './read-comparison.ts';
import type { Slots } from './slots.ts';

const MIN_SALARY = 500;
const MAX_SALARY = 500_000;
const MAX_HOURS = 6;
const MAX_MONTHS = 24;
const AFTER = /^(?:after|within|before|in|past)$/;

/** The next radius the board offers. */
const toRadius = (km: number) => DISTANCES_KM.find((choice) => choice >= km) ?? 50;

/** Reads a number by the word after it; false when none fits. */
function readUnit(
  message: MessageWords,
  { start, value, end }: FoundNumber,
  slots: Slots,
): boolean {
  // "After 3 days", "7 diner moddhe": a moment, not days of a week.
  const isMoment = AFTER.test(message.words[start - 1] ?? '') || means(message, end + 1, 'within');
  if (means(message, end, 'day') && isMoment) return true;
  if (means(message, end, 'km')) slots.radius ??= toRadius(value);
  else if (means(message, end, 'minute') && value >= 20) slots.hours ??= value / 60;
  else if (means(message, end, 'day') && value <= 7) slots.days ??= value;
  else if (means(message, end, 'day')) return true;
  else if (means(message, end, 'hour') && value <= MAX_HOURS) slots.hours ??= value;
  else if (means(message, end, 'month') && value <= MAX_MONTHS) slots.months ??= value;
  else if (meansAny(message, end, ['people', 'student', 'child', 'young']) && value <= 50) {
    if (value > 1) slots.count ??= value;
    if (meansAny(message, end, ['child', 'young'])) slots.who = 'child';
  } else if (means(message, end, 'percent') || message.words[end] === 'year') return true;
  else return false;
  return true;
}

/** "SSC 26 batch", "HSC batch 26": the students of a year are no group that is taught together. */
function isShortYear(message: MessageWords, { start, end, value, isLarge }: FoundNumber): boolean {
  const isBatch = means(message, end, 'group') || means(message, start - 1, 'group');
  const isExamAt = (at: number) => isExam(message.words[at] ?? '');
  const isOfExam = isExamAt(start - 1) || (isBatch && isExamAt(start - 2));
  return !isLarge && value > 19 && value < 36 && isOfExam;
}

/** "SSC 2026 batch": a year, though it could be a small salary. */
const isYear = (message: MessageWords, { start, end, value, isLarge }: FoundNumber) =>
  !isLarge &&
  value > 2_019 &&
  value < 2_036 &&
  !meansAny(message, end, ['taka', 'salary']) &&
  !meansAny(message, start - 1, ['taka', 'salary']);

const looksLikeMoney = (message: MessageWords, { start, end, value, isLarge }: FoundNumber) =>
  value <= MAX_SALARY &&
  (isLarge ||
    value >= 1_000 ||
    (value >= MIN_SALARY && meansAny(message, end, ['taka'])) ||
    (value >= MIN_SALARY && meansAny(message, start - 1, ['taka', 'salary'])));

export function readAmounts(message: MessageWords, slots: Slots) {
  const numbers = findNumbers(message);
  for (const [place, number] of numbers.entries()) {
    const next = numbers[place + 1];
    const range = next && asRange(message, number, next);
    if (range && looksLikeMoney(message, range.high) && range.low.value >= MIN_SALARY) {
      slots.salary = { min: range.low.value, max: range.high.value };
      take(message, number.start, range.high.end);
      numbers.splice(place + 1, 1);
    } else if (readUnit(message, number, slots)) {
      take(message, number.start, number.end + 1);
    } else if (isYear(message, number) || isShortYear(message, number)) {
      const start = number.start - (means(message, number.start - 1, 'group') ? 1 : 0);
      take(message, start, number.end + (means(message, number.end, 'group') ? 1 : 0));
    } else if (slots.salary === undefined && looksLikeMoney(message, number)) {
      slots.salary = readComparison(message, number);
      take(message, number.start, number.end);
    }
  }
  if (slots.days === undefined) readDayWords(message, slots);
}

function readDayWords(message: MessageWords, slots: Slots) {
  for (let place = 0; place < message.words.length; place += 1)
    if (message.words[place] === 'thrice') slots.days = 3;
    else if (message.words[place] === 'twice') slots.days = 2;
    else if (means(message, place, 'daily')) slots.days = 7;
}
