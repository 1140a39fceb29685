/**
 * Reads what a payment service says it has settled, as staff download it. The files are of other
 * programs: the row of names is looked for, the usual spellings are read, what is no payment is
 * left out and counted, and a day that can be read in two ways is asked about.
 * Source: docs/requirements/money/money.md, "Reconciliation".
 */
import type { GatewayMethod } from '#core/money/providers/providers.ts';
import {
  type DateOrder,
  type SettlementColumn,
  settlementColumns,
} from '#core/money/providers/settlement-columns.ts';
import { findNames, type Names } from './find-names.ts';
import { isPayment } from './is-payment.ts';
import { readAmount } from './read-amount.ts';
import { findDateOrder, readDay } from './read-day.ts';
import { type Row, splitRows } from './split-rows.ts';

export const SETTLEMENT_MAX_LINES = 25_000;

export interface SettlementLine {
  /** The number of the line in the file, its first line being 1. */
  line: number;
  ref: string;
  trx: string;
  /** The sum in poisha; below zero it was given back. */
  poisha: number;
  feePoisha: number;
  /** YYYY-MM-DD, a day of Dhaka. */
  day: string;
}

export interface Settlement {
  lines: SettlementLine[];
  /** Lines of the file that are no payments. */
  leftOut: number[];
  /** A day as it stands in the file, and what was read. */
  sample: { written: string; day: string };
}

export type SettlementProblem =
  | { problem: 'empty' | 'too_long' }
  | { problem: 'not_csv'; line: number }
  | { problem: 'missing_column'; column: SettlementColumn }
  | { problem: 'wrong_value'; column: SettlementColumn; line: number }
  | { problem: 'date_order'; written: string };

const readerOf =
  ({ fields }: Row, { columns }: Names) =>
  (column: SettlementColumn): string =>
    fields[columns.get(column) ?? -1] ?? '';

function readLine(row: Row, names: Names, order: DateOrder): SettlementLine | SettlementProblem {
  const { line } = row;
  const read = readerOf(row, names);
  const poisha = readAmount(read('amount'));
  const feePoisha = readAmount(read('fee') || '0');
  const day = readDay(read('date'), order);
  const wrong = (column: SettlementColumn) => ({ problem: 'wrong_value', column, line }) as const;
  if (poisha === null) return wrong('amount');
  if (feePoisha === null) return wrong('fee');
  if (day === null) return wrong('date');
  if (read('ref') === '' && read('trx') === '') return wrong('ref');
  return { line, ref: read('ref'), trx: read('trx'), poisha, feePoisha, day };
}

export function readSettlement(
  method: GatewayMethod,
  text: string,
  givenOrder?: DateOrder,
): Settlement | SettlementProblem {
  const rows = splitRows(text, (sample) => findNames(method, sample).columns.size);
  if ('problem' in rows) return rows;
  const names = findNames(method, rows);
  const below = rows.slice(names.at + 1);
  if (below.length === 0) return { problem: 'empty' };
  if (below.length > SETTLEMENT_MAX_LINES) return { problem: 'too_long' };
  const missing = settlementColumns.find((column) => !names.columns.has(column));
  if (missing !== undefined) return { problem: 'missing_column', column: missing };
  const stateOf = ({ fields }: Row) =>
    names.state === undefined ? '' : (fields[names.state] ?? '');
  const head = rows[names.at]?.fields.join();
  const isOne = (row: Row) =>
    row.fields.join() !== head && isPayment(row.fields, readerOf(row, names), stateOf(row));
  const paid = below.filter(isOne);
  if (paid.length === 0) return { problem: 'empty' };
  const days = paid.map((row) => readerOf(row, names)('date'));
  const found = findDateOrder(days);
  if (found === 'unknown' && givenOrder === undefined)
    return { problem: 'date_order', written: days.find((day) => /^\S/.test(day)) ?? '' };
  const order = found === 'dmy' || found === 'mdy' ? found : (givenOrder ?? 'dmy');
  const lines: SettlementLine[] = [];
  for (const row of paid) {
    const read = readLine(row, names, order);
    if ('problem' in read) return read;
    lines.push(read);
  }
  return {
    lines,
    leftOut: below.filter((row) => !isOne(row)).map(({ line }) => line),
    sample: { written: days[0] ?? '', day: lines[0]?.day ?? '' },
  };
}
