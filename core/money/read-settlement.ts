/**
 * What a payment service says it has settled, as staff download it: CSV with a row of names.
 * Source: docs/requirements/money.md, "Reconciliation".
 */
import type { GatewayMethod } from './payment-states.ts';
import { readTakaText } from './taka-text.ts';

export const SETTLEMENT_MAX_LINES = 25_000;

const columns = ['ref', 'trx', 'amount', 'fee', 'date'] as const;
export type SettlementColumn = (typeof columns)[number];

/** As the services call them, and their other spellings; compared without case, spaces and signs. */
export const settlementHeaders: Record<GatewayMethod, Record<SettlementColumn, string[]>> = {
  sslcommerz: {
    ref: ['tran_id', 'transaction id', 'reference'],
    trx: ['bank_tran_id', 'bank transaction id'],
    amount: ['amount'],
    fee: ['fee', 'charge', 'service charge'],
    date: ['tran_date', 'transaction date', 'date'],
  },
  bkash: {
    ref: ['merchant_invoice_number', 'invoice number', 'reference'],
    trx: ['trx_id', 'transaction id'],
    amount: ['amount', 'transaction amount'],
    fee: ['fee', 'charge', 'service charge'],
    date: ['date', 'transaction date', 'completed time'],
  },
};

export interface SettlementLine {
  /** Of the file, the row of names being the first. */
  line: number;
  ref: string;
  trx: string;
  poisha: number;
  feePoisha: number;
  /** YYYY-MM-DD, a day of Dhaka. */
  day: string;
}

export type SettlementProblem =
  | { problem: 'empty' | 'too_long' }
  | { problem: 'missing_column'; column: SettlementColumn }
  | { problem: 'wrong_value'; column: SettlementColumn; line: number };

/** Quoted fields may hold commas, line ends and doubled quotes. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = () => {
    row.push(field.trim());
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  const body = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < body.length; at += 1) {
    const letter = body[at];
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (body[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && field.trim() === '') {
      field = '';
      isQuoted = true;
    } else if (letter === ',') endField();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') field += letter;
  }
  endRow();
  return rows;
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `2026-11-24 10:15:00`, `24/11/2026`, `24-11-2026 10:15`; null for anything else. */
function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const other = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(text);
  const parts = iso ? iso.slice(1) : other?.slice(1).reverse();
  if (!parts) return null;
  const day = parts.map((part) => part.padStart(2, '0')).join('-');
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? null : day;
}

export function readSettlement(
  method: GatewayMethod,
  text: string,
): { lines: SettlementLine[] } | SettlementProblem {
  const [names, ...rows] = readCsv(text);
  if (names === undefined || rows.length === 0) return { problem: 'empty' };
  if (rows.length > SETTLEMENT_MAX_LINES) return { problem: 'too_long' };
  const given = names.map(plain);
  const places = new Map<SettlementColumn, number>();
  for (const column of columns) {
    const known = settlementHeaders[method][column].map(plain);
    const place = given.findIndex((name) => known.includes(name));
    if (place === -1) return { problem: 'missing_column', column };
    places.set(column, place);
  }
  const lines: SettlementLine[] = [];
  for (const [index, row] of rows.entries()) {
    const line = index + 2;
    const read = (column: SettlementColumn) => row[places.get(column) ?? -1] ?? '';
    const poisha = readTakaText(read('amount'));
    const feePoisha = readTakaText(read('fee') || '0');
    const day = readDay(read('date'));
    if (poisha === null) return { problem: 'wrong_value', column: 'amount', line };
    if (feePoisha === null) return { problem: 'wrong_value', column: 'fee', line };
    if (day === null) return { problem: 'wrong_value', column: 'date', line };
    if (read('ref') === '' && read('trx') === '')
      return { problem: 'wrong_value', column: 'ref', line };
    lines.push({ line, ref: read('ref'), trx: read('trx'), poisha, feePoisha, day });
  }
  return { lines };
}
