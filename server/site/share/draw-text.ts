/** Text as the outlines of its shaped letters, so that conjuncts are right wherever it is drawn. */
import { shapedParts } from '#core/ground/shaping/shaped-parts.ts';
import { wrapText } from '#core/ground/shaping/wrap-text.ts';
import type { CardFonts, Weight } from './card-fonts.ts';

export interface TextStyle {
  size: number;
  weight: Weight;
  color: string;
}

const MORE = '…';

export function createPen(fonts: CardFonts) {
  const partsOf = (text: string, weight: Weight) =>
    shapedParts(text, (script) => {
      const { latin, bengali } = fonts[weight];
      return script === 'latin' ? [latin, bengali] : [bengali, latin];
    });

  const measure = (text: string, { size, weight }: TextStyle): number =>
    partsOf(text, weight).reduce((sum, part) => sum + part.font.face.shape(part.text).width, 0) *
    size;

  /** Breaks a text into at most so many lines; what does not fit ends in an ellipsis. */
  const fit = (text: string, width: number, most: number, style: TextStyle): string[] => {
    const lines = wrapText(text, width, (part) => measure(part, style));
    if (lines.length <= most) return lines;
    const kept = lines.slice(0, most);
    let last = kept.pop() ?? '';
    while (last.includes(' ') && measure(last + MORE, style) > width)
      last = last.slice(0, last.lastIndexOf(' '));
    return [...kept, last.replace(/[,\s]+$/, '') + MORE];
  };

  /** SVG; `y` is the baseline. */
  const write = (text: string, x: number, y: number, { size, weight, color }: TextStyle) => {
    let left = x;
    const glyphs: string[] = [];
    for (const { font, text: part } of partsOf(text, weight)) {
      const run = font.face.shape(part);
      const scale = size / font.face.unitsPerEm;
      for (const glyph of run.glyphs) {
        const path = font.face.outline(glyph.id);
        if (path === '') continue;
        const at = `${(left + glyph.x * size).toFixed(2)} ${(y - glyph.y * size).toFixed(2)}`;
        glyphs.push(`<path transform="translate(${at}) scale(${scale} ${-scale})" d="${path}"/>`);
      }
      left += run.width * size;
    }
    return `<g fill="${color}">${glyphs.join('')}</g>`;
  };

  return { measure, fit, write };
}

export type Pen = ReturnType<typeof createPen>;
