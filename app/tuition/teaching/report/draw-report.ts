/** The report of a month as a PDF on A4. */
import { createPdfSheet } from '#app/ground/pdf/pdf-sheet.ts';
import type { DrawnPdf } from '#app/ground/pdf/pdf-writer.ts';
import type { ReportContent } from './report-content.ts';

const COLUMNS = [{ part: 20 }, { part: 22 }, { part: 32 }, { part: 22 }, { part: 16 }];

/** `made`: when it was made, in words. */
export async function drawReport(
  content: ReportContent,
  made: string,
  lang: 'en' | 'bn',
): Promise<DrawnPdf> {
  const { tuition, facts, heads, rows } = content;
  const sheet = await createPdfSheet({ ...content, reference: [tuition, made] }, lang);
  for (const [name, text] of facts) sheet.fact(name, text);
  sheet.space(14);
  if (rows.length === 0) sheet.paragraph(content.nothing);
  else
    sheet.table({
      columns: COLUMNS,
      head: heads,
      rows: rows.map(({ day, time, taught, homework, standing }) => ({
        cells: [day, time, taught, homework, standing],
      })),
      size: 8.5,
    });
  sheet.space(10);
  sheet.paragraph(content.how);
  return sheet.toPdf();
}
