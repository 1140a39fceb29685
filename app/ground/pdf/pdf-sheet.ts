/** A document of ours on A4, written from top to bottom: lines, facts and tables go on to new pages. */
import { A4, createPdfWriter, type TextStyle } from './pdf-writer.ts';

const MARGIN = 56;
const WIDTH = A4.width - 2 * MARGIN;
const LABEL_WIDTH = 150;
const LINE_HEIGHT = 1.5;
const CELL_GAP = 8;
const BRAND = '#0b6e4f';
const MUTED = '#55626f';
const RULE = '#dbe1e6';

const body: TextStyle = { size: 10.5 };
const small: TextStyle = { size: 8.5, color: MUTED };
const label: TextStyle = { size: 10, color: MUTED };
const value: TextStyle = { size: 10.5, weight: 'bold' };

export interface SheetHead {
  sender: string;
  contacts: string;
  title: string;
  /** Side by side. */
  reference: [string, string];
}

export interface SheetTable {
  /** Widths in parts of the whole; sums stand at the right. */
  columns: { part: number; isSum?: boolean }[];
  head: string[];
  rows: { cells: string[]; isStrong?: boolean }[];
  size?: number;
}

export async function createPdfSheet(head: SheetHead, lang: 'en' | 'bn') {
  const writer = await createPdfWriter(`${head.title}, ${head.reference[0]}`, lang);
  const { doc } = writer;
  let y = MARGIN;

  /** True: on a new page. */
  const makeRoom = (height: number): boolean => {
    if (y + height <= A4.height - MARGIN) return false;
    doc.addPage();
    y = MARGIN;
    return true;
  };
  const space = (height: number) => {
    y += height;
  };
  const line = (text: string, style: TextStyle = body, x = MARGIN) => {
    const height = style.size * LINE_HEIGHT;
    makeRoom(height);
    y += height;
    writer.write(text, x, y, style);
  };
  const paragraph = (text: string, style: TextStyle = body) => {
    for (const part of writer.wrap(text, WIDTH, style)) line(part, style);
    y += 8;
  };
  const rule = () => {
    y += 6;
    doc.setDrawColor(RULE);
    doc.line(MARGIN, y, A4.width - MARGIN, y);
  };
  const fact = (name: string, text: string) => {
    const parts = writer.wrap(text, WIDTH - LABEL_WIDTH, value);
    makeRoom(parts.length * value.size * LINE_HEIGHT + 6);
    // The label first: a file is copied and read aloud in the order it was written.
    writer.write(name, MARGIN, y + value.size * LINE_HEIGHT, label);
    for (const part of parts) line(part, value, MARGIN + LABEL_WIDTH);
    rule();
  };

  const table = ({ columns, head: heads, rows, size = body.size }: SheetTable) => {
    const whole = columns.reduce((sum, { part }) => sum + part, 0);
    const widths = columns.map(({ part }) => (part / whole) * WIDTH);
    const height = size * LINE_HEIGHT;
    const row = (cells: string[], style: TextStyle, onNewPage?: () => void) => {
      const wrapped = cells.map((text, at) =>
        writer.wrap(text, (widths[at] ?? 0) - CELL_GAP, style),
      );
      const lines = Math.max(...wrapped.map(({ length }) => length));
      if (makeRoom(lines * height + 6)) onNewPage?.();
      let x = MARGIN;
      for (const [at, parts] of wrapped.entries()) {
        const width = widths[at] ?? 0;
        for (const [nth, part] of parts.entries()) {
          const from = columns[at]?.isSum ? x + width - writer.measure(part, style) : x;
          writer.write(part, from, y + (nth + 1) * height, style);
        }
        x += width;
      }
      y += lines * height;
      rule();
    };
    const writeHead = () => row(heads, { size: size - 1, color: MUTED });
    writeHead();
    for (const { cells, isStrong } of rows)
      row(cells, { size, ...(isStrong && { weight: 'bold' }) }, writeHead);
    y += 8;
  };

  line(head.sender, { size: 18, weight: 'bold', color: BRAND });
  for (const part of writer.wrap(head.contacts, WIDTH, small)) line(part, small);
  rule();
  space(14);
  line(head.title, { size: 14, weight: 'bold' });
  space(4);
  const [left, right] = head.reference;
  line(left);
  writer.write(right, A4.width - MARGIN - writer.measure(right, body), y, body);
  space(8);

  return { line, paragraph, fact, table, space, toPdf: writer.toPdf };
}
