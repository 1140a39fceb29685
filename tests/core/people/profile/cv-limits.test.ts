import { expect, test } from 'vitest';
import { shortenAbout } from '#core/people/profile/cv-limits.ts';

test('200 letters stay whole, 201 become 130 and a sign that more was written', () => {
  expect(shortenAbout('a'.repeat(200))).toBe('a'.repeat(200));
  expect(shortenAbout('a'.repeat(201))).toBe(`${'a'.repeat(130)}…`);
});

test('a Bengali conjunct counts as the one letter it is read as, and is never cut', () => {
  const letter = 'ক্ষি';
  expect(shortenAbout(letter.repeat(200))).toBe(letter.repeat(200));
  expect(shortenAbout(letter.repeat(201))).toBe(`${letter.repeat(130)}…`);
});
