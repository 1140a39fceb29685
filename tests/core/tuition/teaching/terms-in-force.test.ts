import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AgreedChange,
  isPausedOn,
  lastPausedDay,
  termsInForce,
} from '#core/tuition/teaching/terms-in-force.ts';
import {
  answerBy,
  checkFrom,
  checkLastDay,
  checkPauseEnd,
  dayAfter,
  nextFirstOfMonth,
} from '#core/tuition/teaching/tuition-changes.ts';

const START = '2026-01-01';
const confirmed = { daysInWeek: 4, salary: 6000 };
const offsets = fc.integer({ min: 0, max: 400 });
const change = fc.record({
  fromOn: offsets.map((days) => dayAfter(START, days)),
  agreedAt: offsets.map((minutes) => new Date(Date.UTC(2026, 0, 1, 0, minutes))),
  daysInWeek: fc.option(fc.integer({ min: 1, max: 7 }), { nil: null }),
  salary: fc.option(fc.integer({ min: 1500, max: 200_000 }), { nil: null }),
}) satisfies fc.Arbitrary<AgreedChange>;

test('on every day the last change that has begun holds, whatever order they are given in', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), offsets, (changes, offset) => {
      const day = dayAfter(START, offset);
      const begun = changes
        .filter(({ fromOn }) => fromOn <= day)
        .toSorted((a, b) => a.fromOn.localeCompare(b.fromOn) || +a.agreedAt - +b.agreedAt);
      const salary = begun.findLast((one) => one.salary !== null)?.salary ?? confirmed.salary;
      const days = begun.findLast((one) => one.daysInWeek !== null)?.daysInWeek ?? 4;
      const found = termsInForce(confirmed, changes, day);
      expect(found).toMatchObject({ salary, daysInWeek: days });
      expect(found.changedOn).toBe(begun.at(-1)?.fromOn ?? null);
    }),
  );
});

test('before the first day of any change the confirmed terms hold', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const first = changes.map(({ fromOn }) => fromOn).sort()[0] ?? START;
      expect(termsInForce(confirmed, changes, dayAfter(first, -1))).toEqual({
        ...confirmed,
        changedOn: null,
      });
    }),
  );
});

test('a pause holds from its first day to its last, or to the day before lessons go on', () => {
  const pause = { fromOn: '2026-03-10', toOn: '2026-03-20', endedOn: null };
  const days = (given: typeof pause | { fromOn: string; toOn: string; endedOn: string }) =>
    ['2026-03-09', '2026-03-10', '2026-03-15', '2026-03-20', '2026-03-21'].map((day) =>
      isPausedOn(given, day),
    );
  expect(days(pause)).toEqual([false, true, true, true, false]);
  expect(days({ ...pause, endedOn: '2026-03-15' })).toEqual([false, true, false, false, false]);
  const never = { ...pause, endedOn: '2026-03-10' };
  expect(days(never)).toEqual([false, false, false, false, false]);
  expect(lastPausedDay(never)).toBe('2026-03-09');
});

test('bounds of a pause, of new terms and of a notice', () => {
  expect(checkFrom('2026-02-27', '2026-02-28')).toBe('date_past');
  expect(checkFrom('2026-02-28', '2026-02-28')).toBeNull();
  expect(checkFrom(dayAfter('2026-02-28', 90), '2026-02-28')).toBeNull();
  expect(checkFrom(dayAfter('2026-02-28', 91), '2026-02-28')).toBe('date_too_far');
  expect(checkPauseEnd('2026-02-28', '2026-02-27')).toBe('ends_before_start');
  expect(checkPauseEnd('2026-02-28', '2026-02-28')).toBeNull();
  expect(checkPauseEnd('2026-01-01', '2026-03-01')).toBeNull();
  expect(checkPauseEnd('2026-01-01', '2026-03-02')).toBe('pause_too_long');
  expect(checkLastDay('2026-02-27', '2026-02-28')).toBe('date_past');
  expect(checkLastDay('2026-03-30', '2026-02-28')).toBeNull();
  expect(checkLastDay('2026-03-31', '2026-02-28')).toBe('date_too_far');
});

test('a proposal can be answered for 14 days, and never after its first day', () => {
  expect(answerBy('2026-01-01', '2026-02-01')).toBe('2026-01-15');
  expect(answerBy('2026-01-01', '2026-01-04')).toBe('2026-01-04');
});

test('the next first of a month, over the end of a year', () => {
  expect(nextFirstOfMonth('2026-11-24')).toBe('2026-12-01');
  expect(nextFirstOfMonth('2026-12-01')).toBe('2027-01-01');
});
