/** The statement of a month as a PDF on A4. */
import { createPdfSheet } from '#app/ground/pdf/pdf-sheet.ts';
import type { DrawnPdf } from '#app/ground/pdf/pdf-writer.ts';
import type { StatementContent } from './statement-content.ts';

interface Labels {
  opening: string;
  closing: string;
  total: string;
  /** The line that says when it was made. */
  made: string;
}

const COLUMNS = [
  { part: 19 },
  { part: 27 },
  { part: 30 },
  { part: 15, isSum: true },
  { part: 16, isSum: true },
  { part: 16, isSum: true },
];

export async function drawStatement(
  content: StatementContent,
  { opening, closing, total, made }: Labels,
  lang: 'en' | 'bn',
): Promise<DrawnPdf> {
  const { rows, totals } = content;
  const sheet = await createPdfSheet({ ...content, reference: [content.person, made] }, lang);
  sheet.fact(opening, content.opening);
  sheet.space(14);
  sheet.table({
    columns: COLUMNS,
    head: content.heads,
    rows: [
      ...rows.map(({ date, what, document, debit, credit, balance }) => ({
        cells: [date, what, document, debit, credit, balance],
      })),
      { cells: [total, '', '', totals.debit, totals.credit, ''], isStrong: true },
    ],
    size: 8.5,
  });
  sheet.space(6);
  sheet.fact(closing, content.closing);
  sheet.space(16);
  for (const note of [content.how, content.questions, content.noSignature]) sheet.paragraph(note);
  return sheet.toPdf();
}
