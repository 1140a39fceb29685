/** Bills of a month whose coach has not been sent their part yet. Source: docs/requirements/money/money.md, "Coach bills". */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { invoices } from '#server/ground/db/schema/invoices.ts';

export const isCoachOwed = and(
  eq(invoices.kind, 'coach_service'),
  inArray(invoices.status, ['paid', 'written_off']),
  isNull(invoices.coachPaidAt),
);

/**
 * The time at which the guardian paid; of a bill that was written off, the time at which it was
 * issued.
 */
export const coachOwedSince = sql<Date>`coalesce(${invoices.paidAt}, ${invoices.issuedAt})`;
