/** The CV as a PDF on A4: one page where a slightly smaller letter makes it fit, else more. */
import { A4, createPdfWriter, type DrawnPdf, type PdfWriter } from '#app/ground/pdf/pdf-writer.ts';
import { type CvRow, composeCv, heightOf, MARGIN, PHOTO_SIZE } from './compose-cv.ts';
import type { CvContent } from './cv-content.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const PAGE_HEIGHT = A4.height - 2 * MARGIN;
/** The sizes that are tried: below 8.5 pt nobody reads a printed page with ease. */
const SCALES = [1, 0.95, 0.9, 0.85];
const LINE = '#dbe1e6';
/** The distance from the top of a row to its baseline, in parts of its height. */
const BASELINE = 0.76;

export async function drawCv(content: CvContent, lang: 'en' | 'bn'): Promise<DrawnPdf> {
  const writer = await createPdfWriter(`${content.heading}, ${content.name}`, lang);
  const layouts = SCALES.map((scale) => composeCv(content, writer, scale));
  const rows = layouts.find((layout) => heightOf(layout) <= PAGE_HEIGHT) ?? layouts[0] ?? [];
  if (content.photo)
    writer.doc.addImage(
      await shrinkPhoto(content.photo),
      A4.width - MARGIN - PHOTO_SIZE,
      MARGIN,
      PHOTO_SIZE,
      PHOTO_SIZE,
    );
  drawRows(writer, rows);
  return writer.toPdf();
}

function drawRows(writer: PdfWriter, rows: CvRow[]) {
  let y = MARGIN;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const needed = row.height + (row.keepsNext && next ? next.gap + next.height : 0);
    if (y + row.gap + needed > A4.height - MARGIN) {
      writer.doc.addPage();
      y = MARGIN;
    } else y += row.gap;
    for (const { text, x, style } of row.parts)
      writer.write(text, x, y + row.height * BASELINE, style);
    y += row.height;
    if (!row.isRuled) continue;
    writer.doc.setDrawColor(LINE);
    writer.doc.line(MARGIN, y, A4.width - MARGIN, y);
  }
}
