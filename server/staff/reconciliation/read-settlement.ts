/**
 * What a payment service says it has settled, as staff download it: CSV with a row of names.
 * Source: docs/requirements/money.md, "Reconciliation".
 */
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { GatewayMethod } from '#core/money/payment-states.ts';
import {
  type SettlementColumn,
  settlementColumns,
  settlementHeaders,
} from '#core/money/settlement-columns.ts';
import { readTakaText } from '#core/money/taka-text.ts';

export const SETTLEMENT_MAX_LINES = 25_000;

export interface SettlementLine {
  /** Of the file, the row of names being the first. */
  line: number;
  ref: string;
  trx: string;
  /** Below zero: given back. */
  poisha: number;
  feePoisha: number;
  /** YYYY-MM-DD, a day of Dhaka. */
  day: string;
}

export type SettlementProblem =
  | { problem: 'empty' | 'too_long' }
  | { problem: 'not_csv'; line: number }
  | { problem: 'missing_column'; column: SettlementColumn }
  | { problem: 'wrong_value'; column: SettlementColumn; line: number };

interface Row {
  fields: string[];
  line: number;
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `2026-11-24 10:15:00`, `24/11/2026`, `24-11-2026 10:15`; null for anything else. */
function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const other = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(text);
  const parts = iso ? iso.slice(1) : other?.slice(1).reverse();
  const day = parts?.map((part) => part.padStart(2, '0')).join('-');
  return z.iso.date().safeParse(day).data ?? null;
}

function readSigned(text: string): number | null {
  const poisha = readTakaText(text.replace(/^-/, ''));
  return poisha === null || !text.startsWith('-') ? poisha : -poisha;
}

function readLine(read: (column: SettlementColumn) => string, line: number) {
  const poisha = readSigned(read('amount'));
  const feePoisha = readSigned(read('fee') || '0');
  const day = readDay(read('date'));
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
): { lines: SettlementLine[] } | SettlementProblem {
  const parsed: Row[] = [];
  try {
    parse(text, {
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (fields: string[], { lines }) => {
        parsed.push({ fields, line: lines });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problem: 'not_csv', line: Number(error['lines'] ?? 1) };
  }
  const [names, ...rows] = parsed;
  if (names === undefined || rows.length === 0) return { problem: 'empty' };
  if (rows.length > SETTLEMENT_MAX_LINES) return { problem: 'too_long' };
  const given = names.fields.map(plain);
  const places = new Map<SettlementColumn, number>();
  for (const column of settlementColumns) {
    const known = settlementHeaders[method][column].map(plain);
    const place = given.findIndex((name) => known.includes(name));
    if (place === -1) return { problem: 'missing_column', column };
    places.set(column, place);
  }
  const lines: SettlementLine[] = [];
  for (const { fields, line } of rows) {
    const read = readLine((column) => fields[places.get(column) ?? -1] ?? '', line);
    if ('problem' in read) return read;
    lines.push(read);
  }
  return { lines };
}
