import { decodeText } from './decode-text.ts';
import { isOldWorkbook, isWorkbook, workbookToCsv } from './read-workbook.ts';

/**
 * Returns the CSV of a CSV file in any encoding, or of a workbook; null for what nobody here can
 * read.
 */
export function fileToCsv(bytes: Uint8Array): string | null {
  if (isOldWorkbook(bytes)) return null;
  return isWorkbook(bytes) ? workbookToCsv(bytes) : decodeText(bytes);
}
