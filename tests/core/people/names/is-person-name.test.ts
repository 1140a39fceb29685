import { expect, test } from 'vitest';
import { isPersonName } from '#core/people/names/is-person-name.ts';

test.each([
  "Md. Karim D'Costa",
  'Md: Karim',
  'Anne-Marie O’Brien',
  'মো. আব্দুল করিম',
  'মোঃ আব্দুর রহমান',
  'Abdul Karim (late)',
  'সৈয়দ/সাঈদ হাসান',
  'A. B. M. Shahidul, Ph.D.',
])('%s is a name', (name) => expect(isPersonName(name)).toBe(true));

test.each(['', '...', 'Rahim 2', 'Karim 01711223344', 'রহিম ০১৭', 'a@b', '<b>', '🙂', '١٢ Ali'])(
  '%s is none',
  (name) => expect(isPersonName(name)).toBe(false),
);
