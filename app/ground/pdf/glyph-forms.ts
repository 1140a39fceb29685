/**
 * Shaped text as vector outlines. PDF text cannot name the conjuncts that shaping chooses, so each
 * glyph is drawn: stored once per document and placed as often as it occurs, which keeps a page of
 * Bengali near 60 KB instead of ten times that.
 */
import type { jsPDF } from 'jspdf';
import type { PdfFont } from './load-fonts.ts';

export interface Place {
  x: number;
  /** The baseline's distance from the top of the page, in pt. */
  y: number;
  size: number;
}

/**
 * The box of a glyph in font units, wide enough for every mark above and below the line; y grows
 * downwards.
 */
const BOX = { left: -1000, top: -2000, width: 5000, height: 4000 };

export function createGlyphForms(doc: jsPDF) {
  const stored = new Map<string, boolean>();

  const store = (key: string, path: string) => {
    const hasOutline = path !== '';
    if (hasOutline) {
      doc.beginFormObject(BOX.left, BOX.top, BOX.width, BOX.height, doc.unitMatrix);
      tracePath(doc, path);
      doc.endFormObject(key);
    }
    stored.set(key, hasOutline);
    return hasOutline;
  };

  /** A form takes the colour of where it is placed. */
  return (font: PdfFont, text: string, { x, y, size }: Place) => {
    const scale = size / font.face.unitsPerEm;
    doc.advancedAPI(() => {
      for (const glyph of font.face.shape(text).glyphs) {
        const key = `${font.script}-${font.weight}-${glyph.id}`;
        const isVisible = stored.get(key) ?? store(key, font.face.outline(glyph.id));
        if (!isVisible) continue;
        const at = doc.Matrix(scale, 0, 0, scale, x + glyph.x * size, y - glyph.y * size);
        doc.doFormObject(key, at);
      }
    });
  };
}

/** An SVG path of absolute M, L, Q, C and Z; PDF has no quadratic curves. */
function tracePath(doc: jsPDF, path: string) {
  let x = 0;
  let y = 0;
  for (const [, command, list = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.split(/[ ,]+/).map(Number);
    if (command === 'M') doc.moveTo(a, -b);
    else if (command === 'L') doc.lineTo(a, -b);
    else if (command === 'C') doc.curveTo(a, -b, c, -d, e, -f);
    else if (command === 'Q')
      doc.curveTo(
        x + (2 / 3) * (a - x),
        -(y + (2 / 3) * (b - y)),
        c + (2 / 3) * (a - c),
        -(d + (2 / 3) * (b - d)),
        c,
        -d,
      );
    else doc.close();
    if (command === 'C') [x, y] = [e, f];
    else if (command === 'Q') [x, y] = [c, d];
    else if (command !== 'Z') [x, y] = [a, b];
  }
  doc.fill();
}
