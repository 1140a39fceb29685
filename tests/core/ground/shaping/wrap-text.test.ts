import { expect, test } from 'vitest';
import { wrapText } from '#core/ground/shaping/wrap-text.ts';

const measure = (text: string) => [...new Intl.Segmenter('bn').segment(text)].length;

test('lines break at spaces and at the line breaks of the writer', () => {
  expect(wrapText('one two three\nfour', 7, measure)).toEqual(['one two', 'three', 'four']);
});

test('a word longer than the line is cut between letters, not inside a conjunct', () => {
  expect(wrapText('ক্ষক্ষক্ষক্ষক্ষ', 2, measure)).toEqual(['ক্ষক্ষ', 'ক্ষক্ষ', 'ক্ষ']);
});

test('an empty line stays', () => {
  expect(wrapText('a\n\nb', 5, measure)).toEqual(['a', '', 'b']);
});
