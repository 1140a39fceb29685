/**
 * The first sheet of a workbook (.xlsx) that has anything in it, as CSV. Cells as they are stored:
 * a day is a number (server/staff/reconciliation/read-day.ts knows them), a formula its last result.
 */
import { strFromU8, unzipSync } from 'fflate';

/** The most bytes to unpack: packed content may be a thousand times as long. */
const MOST_BYTES = 60_000_000;

export const isWorkbook = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, place) => bytes[place] === byte);

/** Workbooks of before 2007, which nothing here reads. */
export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, place) => bytes[place] === byte);

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

const unescapeXml = (xml: string) =>
  xml.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? all;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });

/** Returns the text without the readings of Japanese letters, which stand beside them. */
const textIn = (xml: string): string =>
  [
    ...xml
      .replace(/<rPh\b.*?<\/rPh>/gs, '')
      .matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>(.*?)<\/(?:\w+:)?t>/gs),
  ]
    .map(([, text = '']) => unescapeXml(text))
    .join('');

const partsOf = (xml: string, tag: string) =>
  xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}(\\s[^>]*?)?(?:/>|>(.*?)</(?:\\w+:)?${tag}>)`, 'gs'));

/** `BC12` is in column 54, counted from 0. */
function columnOf(attributes: string): number | undefined {
  const letters = /\sr="([A-Z]+)\d+"/.exec(attributes)?.[1];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function cellText(attributes: string, xml: string, shared: readonly string[]): string {
  const type = /\st="(\w+)"/.exec(attributes)?.[1];
  if (type === 'inlineStr') return textIn(xml);
  const value = unescapeXml(/<(?:\w+:)?v(?:\s[^>]*)?>(.*?)<\/(?:\w+:)?v>/s.exec(xml)?.[1] ?? '');
  return type === 's' ? (shared[Number(value)] ?? '') : value;
}

function rowsOf(xml: string, shared: readonly string[]): string[][] {
  return [...partsOf(xml, 'row')].map(([, , row = '']) => {
    const cells: string[] = [];
    for (const [, attributes = '', cell = ''] of partsOf(row, 'c')) {
      const column = columnOf(attributes) ?? cells.length;
      while (cells.length < column) cells.push('');
      cells[column] = cellText(attributes, cell, shared);
    }
    return cells;
  });
}

const toCsv = (rows: readonly string[][]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');

/** Null for what is packed and no workbook. */
export function workbookToCsv(bytes: Uint8Array): string | null {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isNeeded = /^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/i.test(name);
        if (isNeeded) total += originalSize;
        return isNeeded && total <= MOST_BYTES;
      },
    });
    const names = Object.keys(files);
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const shared = names
      .filter((name) => /sharedStrings/i.test(name))
      .flatMap((name) => [...partsOf(read(name), 'si')].map(([, , item = '']) => textIn(item)));
    const numberOf = (name: string) => Number(/\d+/.exec(name)?.[0]);
    const sheets = names
      .filter((name) => /worksheets/i.test(name))
      .sort((one, other) => numberOf(one) - numberOf(other))
      .map((name) => rowsOf(read(name), shared));
    const rows = sheets.find((sheet) => sheet.some((row) => row.some((cell) => cell !== '')));
    return rows === undefined ? null : toCsv(rows);
  } catch {
    return null;
  }
}
