/** A line cut into what one font draws each, without the letters that no font has. */
import type { ShapingFace } from './shaping-face.ts';
import { type Run, splitRuns } from './split-runs.ts';

/** A box in the place of a missing letter would tell nobody anything. */
const printable = (text: string, face: ShapingFace): string =>
  [...text.normalize('NFC')].filter((character) => face.has(character)).join('');

export const shapedParts = <Font extends { face: ShapingFace }>(
  text: string,
  fontOf: (script: Run['script']) => Font,
): { font: Font; text: string }[] =>
  splitRuns(text).map((run) => {
    const font = fontOf(run.script);
    return { font, text: printable(run.text, font.face) };
  });
