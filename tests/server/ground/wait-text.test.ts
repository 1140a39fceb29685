/** Tests that a time to wait is given as people say it: never "85,565 seconds". */
import { expect, test } from 'vitest';
import { codeText } from '#server/ground/errors/error-text.ts';

test.each([
  [1, '1 second', '১ সেকেন্ড'],
  [45, '45 seconds', '৪৫ সেকেন্ড'],
  [60, '1 minute', '১ মিনিট'],
  [61, '2 minutes', '২ মিনিট'],
  [900, '15 minutes', '১৫ মিনিট'],
  [3600, '1 hour', '১ ঘণ্টা'],
  [3700, '62 minutes', '৬২ মিনিট'],
  [85_565, '24 hours', '২৪ ঘণ্টা'],
])('%d seconds', (seconds, en, bn) => {
  expect(codeText('too_many_requests', { seconds }, 'en')).toBe(
    `Too many attempts. Please wait ${en} and try again.`,
  );
  expect(codeText('too_many_requests', { seconds }, 'bn')).toContain(`। ${bn} পরে`);
});
