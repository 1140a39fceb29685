/**
 * A line cut into what one font draws each. A letter its font lacks is taken from another of our
 * fonts, or written in plainer letters that mean the same; what no font has stands as a sign that is
 * seen, and is named, so that the person can be told.
 */
import { lettersOf } from '#core/ground/text/letters-of.ts';
import { MISSING_SIGN } from './missing-sign.ts';
import type { ShapingFace } from './shaping-face.ts';
import { type Run, splitRuns } from './split-runs.ts';

export interface ShapedPart<Font> {
  font: Font;
  text: string;
  /** Letters the sign stands for. */
  missing: string[];
}

/** Characters that are never drawn: joiners, variation selectors, marks of direction. */
const UNSEEN = /\p{Cf}|[\ufe00-\ufe0f]|\r|\n/gu;
const RAISED = /[²³¹⁰-⁹ⁱⁿ]/gu;
const PLAINER: Readonly<Record<string, string>> = {
  '⁄': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '≈': '~',
  '→': '->',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '―': '–',
  ʾ: '’',
  ʿ: '‘',
};

const has = ({ face }: { face: ShapingFace }, letter: string) =>
  [...letter.replace(UNSEEN, '')].every((sign) => face.has(sign));

/** "x²" is x^2 and no x2; "½" is 1/2. */
const toPlainer = (letter: string): string =>
  [...letter.replace(RAISED, (sign) => `^${sign}`).normalize('NFKC')]
    .map((sign) => PLAINER[sign] ?? sign)
    .join('');

function draw<Font extends { face: ShapingFace }>(
  letter: string,
  fonts: readonly Font[],
): { font: Font | undefined; text: string; missing: string[] } {
  for (const text of [letter, toPlainer(letter)]) {
    const font = fonts.find((one) => has(one, text));
    if (font) return { font, text: drawable(text, font.face), missing: [] };
  }
  const font = fonts.find((one) => has(one, MISSING_SIGN));
  return { font, text: MISSING_SIGN, missing: [letter] };
}

/** Joiners shape what is around them where the font has them, and are boxes where it has not. */
const drawable = (text: string, face: ShapingFace) =>
  text.replace(UNSEEN, (sign) => (face.has(sign) ? sign : ''));

/** `fontsOf`: for letters of a script, the likeliest first. */
export function shapedParts<Font extends { face: ShapingFace }>(
  text: string,
  fontsOf: (script: Run['script']) => readonly Font[],
): ShapedPart<Font>[] {
  const parts: ShapedPart<Font>[] = [];
  for (const run of splitRuns(text.normalize('NFC'))) {
    const fonts = fontsOf(run.script);
    for (const letter of lettersOf(run.text)) {
      const { font, text: drawn, missing } = draw(letter, fonts);
      const last = parts.at(-1);
      // Spaces go with the words before them, whichever font these have.
      if (last && (font === last.font || (letter === ' ' && last.font.face.has(' ')))) {
        last.text += drawn;
        last.missing.push(...missing);
      } else if (font) parts.push({ font, text: drawn, missing });
    }
  }
  return parts;
}
