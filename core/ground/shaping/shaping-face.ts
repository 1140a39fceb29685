/** A font as HarfBuzz sees it: which glyphs stand for a text, where, and in which outline. */
import { Buffer, Face, Font, Blob as FontBlob, shape } from 'harfbuzzjs';

export interface PlacedGlyph {
  id: number;
  /** The distance from the start of the run, in parts of the font size. */
  x: number;
  y: number;
}

export interface ShapedRun {
  glyphs: PlacedGlyph[];
  /** The width of the run, in parts of the font size. */
  width: number;
}

export interface ShapingFace {
  unitsPerEm: number;
  shape(text: string): ShapedRun;
  /** SVG path in font units, y upwards; empty for a space. */
  outline(glyphId: number): string;
  has(character: string): boolean;
}

/** The store of runs that have been shaped before. */
interface KnownRuns {
  get(text: string): ShapedRun | undefined;
  set(text: string, run: ShapedRun): unknown;
}

export function createShapingFace(
  bytes: Uint8Array,
  known: KnownRuns = new Map<string, ShapedRun>(),
): ShapingFace {
  const face = new Face(new FontBlob(bytes));
  const font = new Font(face);

  const shapeAnew = (text: string): ShapedRun => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let pen = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const glyph = { id, x: (pen + xOffset) / face.upem, y: yOffset / face.upem };
      pen += xAdvance;
      return glyph;
    });
    return { glyphs, width: pen / face.upem };
  };

  return {
    unitsPerEm: face.upem,
    shape(text) {
      const run = known.get(text) ?? shapeAnew(text);
      known.set(text, run);
      return run;
    },
    outline: (glyphId) => font.glyphToPath(glyphId),
    has: (character) => (font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0) !== 0,
  };
}
