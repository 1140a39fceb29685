import { expect, test } from 'vitest';
import { lessonFee } from '#core/tuition/online-lessons/online-lesson-fee.ts';

test.each([
  [150, 20, 130],
  [50, 10, 40],
  // 32.5 rounds up.
  [250, 33, 217],
  [10_000, 1300, 8700],
])('of %i taka an hour %i are ours and %i the tutor’s', (rate, platformCharge, earning) =>
  expect(lessonFee(rate)).toEqual({ fee: rate, platformCharge, earning }),
);
