import { afterEach, expect, test, vi } from 'vitest';
import { lettersOf } from '#core/text/letters-of.ts';
import { parseUrl } from '#core/text/parse-url.ts';

afterEach(() => vi.unstubAllGlobals());

const TEXTS = ['শ্রাবণী ক্ষমা', 'Md. Karim', 'গণিত ও ২ ঘণ্টা', 'é à', ''];

test('letters are the same with a segmenter and without one', () => {
  const known = TEXTS.map(lettersOf);
  const { DateTimeFormat, NumberFormat } = Intl;
  vi.stubGlobal('Intl', { DateTimeFormat, NumberFormat });
  expect(TEXTS.map(lettersOf)).toEqual(known);
  expect(lettersOf('ক্ষমা')).toEqual(['ক্ষ', 'মা']);
  expect(lettersOf('a\nb').join('')).toBe('a\nb');
});

test('an address is read, and what is none is not', () => {
  expect(parseUrl('https://porua.example/a')?.pathname).toBe('/a');
  expect(parseUrl('/b', 'https://porua.example')?.href).toBe('https://porua.example/b');
  expect(parseUrl('no address')).toBeUndefined();
});
