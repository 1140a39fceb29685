/**
 * Rows as a file for spreadsheets: RFC 4180, and safe against cells that a spreadsheet would run as
 * a formula or spoil as a number. What people write ends up in such files.
 */

import { dhaka } from '#core/ground/dates/dhaka.ts';

/** A moment is written in the time of Dhaka; its column is named `…_dhaka`. */
export type Cell = string | number | Date | null;

/** Excel takes a file without it for the code page of the machine, and Bengali for noise. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The beginnings that a spreadsheet runs as a formula; also the wide forms, which some programs
 * read as the plain ones.
 */
const RUNNABLE = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Read as numbers these lose what they were: a zero in front, the last of many figures, the letter. */
const SPOILED = /^(?:0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+)$/i;
const NEEDS_QUOTES = /[",;\r\n\t]/;

function toText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return dhaka(cell).format('YYYY-MM-DD HH:mm:ss');
  if (typeof cell === 'number') return String(cell);
  return RUNNABLE.test(cell) || SPOILED.test(cell) ? `'${cell}` : cell;
}

const quote = (text: string) =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export const toCsvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => quote(toText(cell))).join(',')}\r\n`;
