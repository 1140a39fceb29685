import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, type Cell, toCsvLine } from './to-csv.ts';

const BATCH = 1000;

/**
 * The content of a file, and how to read on from an id: memory never holds more than one batch.
 */
export interface Table<Row extends { id: number }> {
  columns: readonly string[];
  readAfter: (id: number, limit: number) => Promise<Row[]>;
  toCells: (row: Row) => Cell[];
}

async function* toLines<Row extends { id: number }>(table: Table<Row>) {
  yield BYTE_ORDER_MARK + toCsvLine(table.columns);
  let after = 0;
  for (;;) {
    const rows = await table.readAfter(after, BATCH);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => toCsvLine(table.toCells(row))).join('');
    after = last.id;
  }
}

export const streamTable = <Row extends { id: number }>(table: Table<Row>): Readable =>
  Readable.from(toLines(table), { objectMode: false });
