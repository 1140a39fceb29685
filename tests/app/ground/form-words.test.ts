import { expect, test } from 'vitest';
import { requiredFields } from '#app/ground/form/required-fields.ts';
import { wordOf } from '#core/ground/text/own-words.ts';
import { personalPartBody } from '#core/people/api/profile/personal-info.ts';

test('a description of the wrong length has words of its own, other texts have not', () => {
  expect(wordOf('about_yourself', 'text_too_short')).toBe('description_invalid');
  expect(wordOf('about_yourself', 'text_too_long')).toBe('description_invalid');
  expect(wordOf('about', 'text_too_short')).toBe('text_too_short');
});

test('a form marks what its schema refuses while it is empty', () => {
  const { self, addresses } = personalPartBody;
  const defaults = { ...emptyOf(self.shape), religion_id: 1 };
  expect([...requiredFields(self, defaults)].sort()).toEqual([
    'bc_nid_po',
    'date_of_birth',
    'religion_id',
  ]);
  const lines = emptyOf(addresses.shape);
  expect([...requiredFields(addresses, lines)].sort()).toEqual(Object.keys(lines).sort());
  expect(requiredFields(undefined, defaults).size).toBe(0);
});

function emptyOf(shape: object) {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, 'written before']));
}
