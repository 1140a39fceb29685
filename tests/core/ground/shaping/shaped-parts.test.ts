/** Nothing that was written is left out without a sign. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { shapedParts } from '#core/ground/shaping/shaped-parts.ts';
import { createShapingFace } from '#core/ground/shaping/shaping-face.ts';
import { unwrapWoff } from '#core/ground/shaping/unwrap-woff.ts';

const { resolve } = createRequire(import.meta.url);
const FILES = '@fontsource/noto-sans-bengali/files/noto-sans-bengali-';

function fontOf(name: string) {
  const { buffer, byteOffset, length } = readFileSync(resolve(`${FILES}${name}-400-normal.woff`));
  return {
    name,
    face: createShapingFace(
      unwrapWoff(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer),
    ),
  };
}
const [latin, more, bengali] = [fontOf('latin'), fontOf('latin-ext'), fontOf('bengali')];
const partsOf = (text: string) =>
  shapedParts(text, (script) =>
    script === 'latin' ? [latin, more, bengali] : [bengali, latin, more],
  );
const drawn = (text: string) =>
  partsOf(text)
    .map((part) => part.text)
    .join('');
const missing = (text: string) => partsOf(text).flatMap((part) => part.missing);

test.each(['Rahim, 5.00 – “A+” · 20%', 'করিম, ৳ ৬,৫০০। ক্ষ্ম্য র‍্যাব', 'Ayşe Łukasz ā', 'ক্ষ Ayşe ৳5'])(
  '%s is drawn as it is',
  (text) => {
    expect(drawn(text)).toBe(text.normalize('NFC'));
    expect(missing(text)).toEqual([]);
  },
);

test.each([
  ['x² + y³', 'x^2 + y^3'],
  ['H₂O', 'H2O'],
  ['3½ hours', '31/2 hours'],
  ['１２ ｏｆｆｉｃｅ', '12 office'],
  ['ﬁne', 'fine'],
  ['a ≤ b', 'a <= b'],
  ['co\u00adop\ufe0f', 'coop'],
])('%s is drawn as %s', (text, plain) => {
  expect(drawn(text)).toBe(plain);
  expect(missing(text)).toEqual([]);
});

test.each([
  ['I ❤️ maths', ['❤️']],
  ['team 👨‍👩‍👧‍👦!', ['👨‍👩‍👧‍👦']],
  ['漢字', ['漢', '字']],
  ['محمد', ['م', 'ح', 'م', 'د']],
  ['√π ক√', ['√', 'π', '√']],
])('of %s what no font has is a sign, and named', (text, letters) => {
  expect(missing(text)).toEqual(letters);
  expect(drawn(text).split('[?]')).toHaveLength(letters.length + 1);
});
