/** The receipt as a PDF on A4. */
import { createPdfSheet } from '#app/ground/pdf/pdf-sheet.ts';
import type { DrawnPdf } from '#app/ground/pdf/pdf-writer.ts';
import type { ReceiptContent } from './receipt-content.ts';

export async function drawReceipt(content: ReceiptContent, lang: 'en' | 'bn'): Promise<DrawnPdf> {
  const sheet = await createPdfSheet(content, lang);
  for (const [name, text] of content.facts) sheet.fact(name, text);
  sheet.space(20);
  sheet.table({
    columns: [{ part: 3 }, { part: 1, isSum: true }],
    head: content.sumsHead,
    rows: content.sums.map(({ name, sum, isStrong = false }) => ({ cells: [name, sum], isStrong })),
  });
  sheet.space(16);
  for (const note of content.notes) sheet.paragraph(note);
  return sheet.toPdf();
}
