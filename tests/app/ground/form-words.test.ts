import { expect, test } from 'vitest';
import { requiredFields } from '#app/ground/form/required-fields.ts';
import { wordOf } from '#core/ground/text/own-words.ts';
import { personalInfoBody } from '#core/people/api/profile/personal-info.ts';

test('a description of the wrong length has words of its own, other texts have not', () => {
  expect(wordOf('about_yourself', 'text_too_short')).toBe('description_invalid');
  expect(wordOf('about_yourself', 'text_too_long')).toBe('description_invalid');
  expect(wordOf('about', 'text_too_short')).toBe('text_too_short');
});

test('a form marks what its schema refuses while it is empty', () => {
  const { religion_id: _religion, ...texts } = personalInfoBody.shape;
  const defaults = {
    ...Object.fromEntries(Object.keys(texts).map((name) => [name, 'written before'])),
    religion_id: 1,
  };
  const required = requiredFields(personalInfoBody, defaults);
  expect(required.has('additional_number')).toBe(false);
  expect([...required].sort()).toEqual(
    Object.keys(defaults)
      .filter((name) => name !== 'additional_number')
      .sort(),
  );
  expect(requiredFields(undefined, defaults).size).toBe(0);
});
