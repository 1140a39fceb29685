/**
 * An A4 document in two scripts. Latin letters are ordinary text. Bengali is drawn as outlines under
 * an invisible line of the same letters, so that it prints sharply and can be selected, searched and
 * read aloud as it was typed. Lengths in points, from the top left corner.
 */
import { jsPDF } from 'jspdf';
import { shapedParts } from '#core/ground/shaping/shaped-parts.ts';
import { wrapText } from '#core/ground/shaping/wrap-text.ts';
import { createGlyphForms } from './glyph-forms.ts';
import { loadFonts, type PdfFont, type Weight } from './load-fonts.ts';
import { toBase64 } from './to-base64.ts';

export const A4 = { width: 595.28, height: 841.89 };

export interface TextStyle {
  size: number;
  weight?: Weight;
  /** `#rrggbb`. */
  color?: string;
}

export interface PdfWriter {
  doc: jsPDF;
  measure(text: string, style: TextStyle): number;
  wrap(text: string, width: number, style: TextStyle): string[];
  /** `y` is the baseline. */
  write(text: string, x: number, y: number, style: TextStyle): void;
  toPdf(): DrawnPdf;
}

export interface DrawnPdf {
  file: Blob;
  /** Letters none of our fonts has, each once; a sign stands for them. */
  missing: string[];
}

const INK = '#17212b';

/** A letter of a script is looked for in these fonts, in this order. */
const ORDER = {
  latin: ['latin', 'latin-more', 'bengali'],
  bengali: ['bengali', 'latin', 'latin-more'],
} as const;

export async function createPdfWriter(title: string, lang: 'en' | 'bn'): Promise<PdfWriter> {
  const fonts = await loadFonts();
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  doc.setDocumentProperties({ title });
  doc.setLanguage(lang);
  for (const { script, weight, bytes } of fonts) {
    doc.addFileToVFS(`${script}-${weight}.ttf`, toBase64(bytes));
    doc.addFont(`${script}-${weight}.ttf`, script, weight);
  }
  const missing = new Set<string>();
  const drawGlyphs = createGlyphForms(doc);

  const fontOf = (script: PdfFont['script'], weight: Weight = 'normal'): PdfFont => {
    const font = fonts.find((one) => one.script === script && one.weight === weight);
    if (!font) throw new Error(`No font for ${script} ${weight}`);
    return font;
  };
  const partsOf = (text: string, weight?: Weight) =>
    shapedParts(text, (script) => ORDER[script].map((one) => fontOf(one, weight)));

  const measure = (text: string, { size, weight }: TextStyle) =>
    partsOf(text, weight).reduce((sum, part) => sum + part.font.face.shape(part.text).width, 0) *
    size;

  return {
    doc,
    measure,
    wrap: (text, width, style) => wrapText(text, width, (part) => measure(part, style)),
    write(text, x, y, { size, weight, color = INK }) {
      let pen = x;
      doc.setTextColor(color);
      doc.setFillColor(color);
      doc.setFontSize(size);
      for (const { font, text: part, missing: letters } of partsOf(text, weight)) {
        for (const letter of letters) missing.add(letter);
        if (part === '') continue;
        const width = font.face.shape(part).width * size;
        doc.setFont(font.script, font.weight);
        const isShaped = font.script === 'bengali';
        if (isShaped) drawGlyphs(font, part, { x: pen, y, size });
        doc.text(part, pen, y, {
          horizontalScale: width / doc.getTextWidth(part),
          ...(isShaped ? { renderingMode: 'invisible' } : {}),
        });
        pen += width;
      }
    },
    toPdf: () => ({ file: doc.output('blob'), missing: [...missing] }),
  };
}
