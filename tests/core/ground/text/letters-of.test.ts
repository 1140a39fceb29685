import { expect, test } from 'vitest';
import { lettersOf } from '#core/ground/text/letters-of.ts';
import { parseUrl } from '#core/ground/text/parse-url.ts';

const TEXTS = ['শ্রাবণী ক্ষমা', 'Md. Karim', 'গণিত ও ২ ঘণ্টা', 'é à', 'a\nb', ''];

test('letters come with all that hangs from them, and nothing is lost', () => {
  expect(lettersOf('শ্রাবণী ক্ষমা')).toEqual(['শ্রা', 'ব', 'ণী', ' ', 'ক্ষ', 'মা']);
  expect(lettersOf('e\u0301 👨‍👩‍👧‍👦🇧🇩')).toEqual(['e\u0301', ' ', '👨‍👩‍👧‍👦', '🇧🇩']);
  for (const text of TEXTS) expect(lettersOf(text).join('')).toBe(text);
});

test('an address is read, and what is none is not', () => {
  expect(parseUrl('https://porua.example/a')?.pathname).toBe('/a');
  expect(parseUrl('/b', 'https://porua.example')?.href).toBe('https://porua.example/b');
  expect(parseUrl('no address')).toBeUndefined();
});
