import { expect, test } from 'vitest';
import { cleanText, findTextFault } from '#core/ground/text/find-text-fault.ts';

test.each<[string, ReturnType<typeof findTextFault>]>([
  ['Class 9, maths & physics — 4 days', null],
  ['ক্ষ্ম্য র্ক্ষ্যাঁ স্ত্রী ৳ ৫,০০০', null],
  ['র‍্যাব ও র‍্যালি', null],
  ['Two\nlines\tand a tab', null],
  ['né, ñ, Việt', null],
  [`h${'\u0334\u0335\u0336\u0337'}i`, null],
  [`h${'\u0334\u0335\u0336\u0337\u0338'}i`, 'text_marks'],
  ['a\u202Eb', 'text_direction'],
  ['a\u2067b', 'text_direction'],
  ['a\0b', 'text_control'],
  ['a\u007Fb', 'text_control'],
])('%j', (text, fault) => {
  expect(findTextFault(text)).toBe(fault);
});

test('one spelling, no space around', () => {
  expect(cleanText('  e\u0301\r\nb ')).toBe('\u00e9\nb');
});
