/** The letter as a PDF on A4. */
import { createPdfSheet } from '#app/ground/pdf/pdf-sheet.ts';
import type { DrawnPdf } from '#app/ground/pdf/pdf-writer.ts';
import type { LetterContent } from './letter-content.ts';

export async function drawLetter(content: LetterContent, lang: 'en' | 'bn'): Promise<DrawnPdf> {
  const sheet = await createPdfSheet(content, lang);
  for (const part of content.to) sheet.line(part);
  sheet.space(8);
  sheet.paragraph(content.opening);
  for (const [name, text] of content.facts) sheet.fact(name, text);
  sheet.space(12);
  for (const note of content.notes) sheet.paragraph(note);
  sheet.space(8);
  for (const part of [...content.signatures, content.version]) sheet.line(part);
  sheet.space(8);
  for (const part of content.closing) sheet.line(part);
  return sheet.toPdf();
}
