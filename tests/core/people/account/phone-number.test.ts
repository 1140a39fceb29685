import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readPhoneNumber,
  showPhoneNumber,
  toStoredPhone,
} from '#core/people/account/phone-number.ts';

describe('one number, however it is written', () => {
  test.each([
    '01712345678',
    '+8801712345678',
    '8801712345678',
    '008801712345678',
    '+880 1712-345678',
    '017 1234 5678',
    '(017) 12345678',
    '০১৭১২৩৪৫৬৭৮',
    '+৮৮০১৭১২-৩৪৫৬৭৮',
    ' 01712345678 ',
    '\u202A01712345678\u202C',
    '0171\u00A02345\u2212678',
    '٠١٧١٢٣٤٥٦٧٨',
    '०१७१२३४५६७८',
    '０１７１２３４５６７８',
    '+880\u200B1712\uFE63345678',
  ])('%s', (text) => {
    expect(readPhoneNumber(text)).toBe('01712345678');
    expect(toStoredPhone(text)).toBe('+8801712345678');
  });

  test('is shown in two groups', () => {
    expect(showPhoneNumber('+8801712345678')).toBe('01712-345678');
  });
});

test.each([
  '',
  '1712345678',
  '0171234567',
  '017123456789',
  '02712345678',
  '+91712345678',
  '01712345678x',
  '+1 212 555 0100',
  'phone',
  '88001712345678',
])('%s is no number', (text) => {
  expect(readPhoneNumber(text)).toBeNull();
  expect(toStoredPhone(text)).toBeNull();
});

test('what is stored reads back as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (tail) => {
      const national = `01${String(tail).padStart(9, '0')}`;
      const stored = toStoredPhone(national);
      expect(stored).toBe(`+88${national}`);
      expect(readPhoneNumber(stored ?? '')).toBe(national);
    }),
  );
});
