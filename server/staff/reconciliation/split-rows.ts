/** Rows and columns of a file whose separator nobody names. */
import { CsvError, parse } from 'csv-parse/sync';

export interface Row {
  fields: string[];
  line: number;
}

const SEPARATORS = [',', ';', '\t', '|'];
/** Enough to see which separator is the one. */
const SAMPLE_LINES = 60;

function parseBy(text: string, delimiter: string, most?: number): Row[] {
  const rows: Row[] = [];
  parse(text, {
    delimiter,
    trim: true,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    ...(most !== undefined && { to: most }),
    on_record: (fields: string[], { lines }) => {
      rows.push({ fields, line: lines });
      return null;
    },
  });
  return rows;
}

/** `namesIn`: how many names of columns the rows have, as one of the separators divides them. */
function separatorOf(text: string, namesIn: (rows: Row[]) => number): string {
  // "sep=;" is the line by which a spreadsheet is told.
  const told = /^\ufeff?sep=(.)\r?\n/.exec(text)?.[1];
  if (told !== undefined) return told;
  const beginning = text.split('\n', SAMPLE_LINES).join('\n');
  let best = { separator: ',', fit: -1 };
  for (const separator of SEPARATORS) {
    try {
      const found = namesIn(parseBy(beginning, separator, SAMPLE_LINES));
      if (found > best.fit) best = { separator, fit: found };
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
    }
  }
  return best.separator;
}

export function splitRows(
  text: string,
  namesIn: (rows: Row[]) => number,
): Row[] | { problem: 'not_csv'; line: number } {
  const separator = separatorOf(text, namesIn);
  try {
    return parseBy(text, separator);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problem: 'not_csv', line: Number(error['lines'] ?? 1) };
  }
}
