import { expect, test } from 'vitest';
import { checkText } from '#core/ground/text/check-text.ts';
import { dropUnseen } from '#core/ground/text/drop-unseen.ts';

test.each([
  ['\u200E01712\u200F', '01712'],
  ['a\u00A0b\u202Fc', 'a b c'],
  ['per\u00ADhaps', 'perhaps'],
  ['\uFEFFtext', 'text'],
  ['one\ftwo\u2028three', 'one\ntwo\nthree'],
  ['র\u200D\u200Dযাব', 'র\u200Dযাব'],
  // One character or two: each has one spelling.
  ['\u09DF', '\u09AF\u09BC'],
])('%j is read as %j', (text, clean) => {
  expect(dropUnseen(text)).toBe(clean);
});

test('overrides of direction and tags stay, to be refused', () => {
  expect(checkText('a\u202Eb', 10)?.key).toBe('text_direction');
  expect(checkText('a\u{E0041}b', 10)?.key).toBe('text_invisible');
});

test('a form counts what the server counts', () => {
  expect(checkText('\u09DF'.repeat(10), 10)).toBeNull();
  expect(checkText('\u09DF'.repeat(11), 10)?.key).toBe('text_too_long');
  expect(checkText(`${'\u200B'.repeat(20)}abc`, 10)).toBeNull();
});
