/** Finds what we booked through a service: what was paid, and what the service gave back. */

import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dhakaDayEnd, dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { GatewayMethod } from '#core/money/providers/providers.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import type { SettlementLine } from './read-settlement.ts';

const BATCH = 5_000;

export interface Booked {
  ref: string;
  trx: string;
  /** The sum in poisha; below zero it was given back. */
  poisha: number;
  day: string;
  number: string;
}

interface Period {
  from: string;
  to: string;
}

const within = (moment: PgColumn, { from, to }: Period) =>
  and(gte(moment, dhakaInstant(from)), lt(moment, dhakaDayEnd(to)));

/**
 * Finds bookings of the days of the file, and whatever it names besides: a service settles a day
 * later.
 */
export async function findBooked(
  db: Db,
  method: GatewayMethod,
  lines: SettlementLine[],
  period: Period,
): Promise<Booked[]> {
  const rows = [
    ...(await readPaid(db, method, within(payments.endedAt, period))),
    ...(await readGivenBack(db, method, within(refunds.paidAt, period))),
  ];
  const known = new Set(rows.flatMap(({ ref, trx }) => [ref, trx]));
  const others = lines.filter(({ ref, trx }) => !known.has(ref) && !known.has(trx));
  const found = new Map(rows.map((row) => [row.id, row]));
  for (let start = 0; start < others.length; start += BATCH) {
    const batch = others.slice(start, start + BATCH);
    const named = or(
      inArray(
        payments.ref,
        batch.map(({ ref }) => ref),
      ),
      inArray(
        payments.gatewayTrx,
        batch.map(({ trx }) => trx),
      ),
    );
    for (const row of await readPaid(db, method, named)) found.set(row.id, row);
    for (const row of await readGivenBack(db, method, named)) found.set(row.id, row);
  }
  return [...found.values()];
}

async function readPaid(db: Db, method: GatewayMethod, which: SQL | undefined) {
  const rows = await db
    .select({
      id: payments.id,
      ref: payments.ref,
      trx: payments.gatewayTrx,
      poisha: payments.poisha,
      at: payments.endedAt,
      number: invoices.number,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(eq(payments.method, method), eq(payments.state, 'paid'), which));
  return rows.map(({ id, at, trx, ...row }) => ({
    ...row,
    id: `payment:${id}`,
    trx: trx ?? '',
    day: at === null ? '' : dhakaDate(at),
  }));
}

async function readGivenBack(db: Db, method: GatewayMethod, which: SQL | undefined) {
  const rows = await db
    .select({
      id: refunds.id,
      ref: payments.ref,
      trx: refunds.payoutTrx,
      poisha: refunds.poisha,
      at: refunds.paidAt,
      number: invoices.number,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
    .where(and(eq(payments.method, method), eq(refunds.state, 'paid'), which));
  return rows.map(({ id, at, trx, poisha, ...row }) => ({
    ...row,
    id: `refund:${id}`,
    poisha: -poisha,
    trx: trx ?? '',
    day: at === null ? '' : dhakaDate(at),
  }));
}
