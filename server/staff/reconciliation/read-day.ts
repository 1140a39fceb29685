/**
 * Days as other programs write them. Whether 03/04/2026 is in March or in April no cell says: the
 * order is taken from the other rows of the file, or asked of staff, and never guessed.
 */

import { z } from 'zod';
import { DAY, dayjs } from '#core/ground/dates/dhaka.ts';
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import type { DateOrder } from '#core/money/providers/settlement-columns.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The day that spreadsheets count days from. */
const SERIAL_ZERO = dayjs.utc('1899-12-30');
const SERIAL = /^[3-6]\d{4}(?:\.\d+)?$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const WITHOUT_SIGNS = /^(20\d{2})(\d{2})(\d{2})(?!\d)/;
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*([a-z]{3})[a-z]*[\s.,/-]*(\d{4}|\d{2})(?!\d)/;
const NAMED_FIRST = /^([a-z]{3})[a-z]*[\s.-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,-]+(\d{4})(?!\d)/;
const EITHER = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;

const plain = (written: string) => toLatinDigits(written).trim().toLowerCase();
const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

function dayOf(year: string, month: string | number, day: string): string | null {
  const text = [fullYear(year), String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return z.iso.date().safeParse(text).data ?? null;
}

/** The two numbers whose order only other rows tell. */
function eitherOf(written: string): [first: string, second: string, year: string] | null {
  const [, first = '', second = '', year = ''] = EITHER.exec(plain(written)) ?? [];
  return year === '' ? null : [first, second, year];
}

/** Returns what this cell says of the order; null if both numbers may be a month. */
function orderOf(written: string): DateOrder | null {
  const [first = '0', second = '0'] = eitherOf(written) ?? [];
  if (Number(first) > 12 === Number(second) > 12) return null;
  return Number(first) > 12 ? 'dmy' : 'mdy';
}

/** `same`: no day of the file depends on it; `unknown`: staff have to say. */
export function findDateOrder(cells: readonly string[]): DateOrder | 'same' | 'unknown' {
  const orders = new Set(cells.map(orderOf).filter((order) => order !== null));
  // Both: rows that contradict each other, which only one order can read.
  const [order] = orders;
  if (orders.size > 1) return 'unknown';
  if (order !== undefined) return order;
  const differs = cells.map(eitherOf).some((given) => given !== null && given[0] !== given[1]);
  return differs ? 'unknown' : 'same';
}

/** YYYY-MM-DD; null for what is no day, in this order. */
export function readDay(written: string, order: DateOrder): string | null {
  const text = plain(written);
  if (SERIAL.test(text)) return SERIAL_ZERO.add(Math.floor(Number(text)), 'day').format(DAY);
  const [, y = '', m = '', d = ''] = YEAR_FIRST.exec(text) ?? WITHOUT_SIGNS.exec(text) ?? [];
  if (y !== '') return dayOf(y, m, d);
  const [, day = '', month = '', year = ''] = NAMED.exec(text) ?? [];
  if (year !== '') return dayOf(year, MONTHS.indexOf(month) + 1, day);
  const [, monthName = '', dayNo = '', yearNo = ''] = NAMED_FIRST.exec(text) ?? [];
  if (yearNo !== '') return dayOf(yearNo, MONTHS.indexOf(monthName) + 1, dayNo);
  const either = eitherOf(text);
  if (either === null) return null;
  const [first, second, last] = either;
  return order === 'dmy' ? dayOf(last, second, first) : dayOf(last, first, second);
}
