/** The letter as a PDF on A4. */
import { A4, createPdfWriter, type TextStyle } from '../../pdf/pdf-writer.ts';
import type { LetterContent } from './letter-content.ts';

const MARGIN = 56;
const WIDTH = A4.width - 2 * MARGIN;
const LABEL_WIDTH = 150;
const LINE_HEIGHT = 1.5;
const BRAND = '#0b6e4f';
const MUTED = '#55626f';
const RULE = '#dbe1e6';

const body: TextStyle = { size: 10.5 };
const small: TextStyle = { size: 8.5, color: MUTED };
const label: TextStyle = { size: 10, color: MUTED };
const value: TextStyle = { size: 10.5, weight: 'bold' };

export async function drawLetter(content: LetterContent, lang: 'en' | 'bn'): Promise<Blob> {
  const writer = await createPdfWriter(`${content.title}, ${content.reference[0]}`, lang);
  const { doc } = writer;
  let y = MARGIN;
  const makeRoom = (height: number) => {
    if (y + height <= A4.height - MARGIN) return;
    doc.addPage();
    y = MARGIN;
  };
  const line = (text: string, style: TextStyle, x = MARGIN) => {
    const height = style.size * LINE_HEIGHT;
    makeRoom(height);
    y += height;
    writer.write(text, x, y, style);
  };
  const paragraph = (text: string, style: TextStyle) => {
    for (const part of writer.wrap(text, WIDTH, style)) line(part, style);
    y += 8;
  };
  const rule = () => {
    y += 6;
    doc.setDrawColor(RULE);
    doc.line(MARGIN, y, A4.width - MARGIN, y);
  };

  line(content.sender, { size: 18, weight: 'bold', color: BRAND });
  for (const part of writer.wrap(content.contacts, WIDTH, small)) line(part, small);
  rule();
  y += 14;
  line(content.title, { size: 14, weight: 'bold' });
  y += 4;
  const [number, date] = content.reference;
  line(number, body);
  writer.write(date, A4.width - MARGIN - writer.measure(date, body), y, body);
  y += 8;
  for (const part of content.to) line(part, body);
  y += 8;
  paragraph(content.opening, body);

  for (const [name, text] of content.facts) {
    const parts = writer.wrap(text, WIDTH - LABEL_WIDTH, value);
    makeRoom(parts.length * value.size * LINE_HEIGHT + 6);
    const top = y + value.size * LINE_HEIGHT;
    for (const part of parts) line(part, value, MARGIN + LABEL_WIDTH);
    writer.write(name, MARGIN, top, label);
    rule();
  }
  y += 12;
  for (const note of content.notes) paragraph(note, body);
  y += 8;
  for (const part of content.closing) line(part, body);
  return writer.toBlob();
}
