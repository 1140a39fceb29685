import { expect, test } from 'vitest';
import { initialsOf } from '#core/text/initials-of.ts';

test.each([
  ['Sadia Islam', 'SI'],
  ['md. abdur rahim khan', 'MK'],
  ['Rokeya', 'R'],
  ['  (Anik)  Roy ', 'AR'],
  ['সাদিয়া ইসলাম', 'সাই'],
  ['শ্রাবণী চৌধুরী', 'শ্রাচৌ'],
  ['ক্ষমা', 'ক্ষ'],
  ['ক্ষীরোদ চন্দ্র শ্রেষ্ঠ', 'ক্ষীশ্রে'],
  ['', ''],
  ['01', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
